import { MESSAGE_CHANNELS } from "./channels.ts";
import { isLeadKind, LEAD_KINDS, type LeadKind } from "./request-kinds.ts";
import type { NameIn } from "./text-keys.ts";

/** What people do with messages of every channel. */
const MESSAGE_DEEDS = ["delete", "retry", "write", "recall"] as const;

/** What people do with requests of every kind; a kind names them in its texts. */
type RequestDeed = NameIn<"kinds", `${LeadKind}.audit`>;
const toRequests = <Deed extends RequestDeed>(...deeds: Deed[]) =>
  LEAD_KINDS.flatMap((kind) => deeds.map((deed) => `${kind}.${deed}` as const));

/** Everything the audit trail tells of: the thing and what was done to it. In the order in which the portal offers them. */
export const AUDIT_ACTIONS = [
  "audit.seal",
  "key.replace",
  "login",
  "login.failed",
  "login.code-failed",
  "login.passkey-failed",
  "logout",
  "access.denied",
  "password.change",
  "password.reset-request",
  "password.reset-link",
  "password.confirm-failed",
  "password.reset",
  "second-factor.on",
  "second-factor.off",
  "second-factor.new-codes",
  "passkey.add",
  "passkey.rename",
  "passkey.remove",
  "session.end",
  "session.end-others",
  "user.create",
  "user.register",
  "user.profile",
  "team.agree",
  "team.change",
  "team.withdraw",
  "team.confirm",
  "team.unconfirm",
  "user.role",
  "user.deactivate",
  "user.reactivate",
  "invitation.create",
  "invitation.resend",
  "invitation.revoke",
  "registration.request",
  "registration.approve",
  "registration.reject",
  "export",
  "job.retry",
  ...toRequests("restore"),
  "retention.confirm",
  ...toRequests("hold", "delete"),
  "do-not-contact.set",
  "do-not-contact.lift",
  "email.put",
  ...MESSAGE_CHANNELS.flatMap((channel) => MESSAGE_DEEDS.map((deed) => `${channel}.${deed}` as const)),
  "content.create",
  "content.update",
  "content.delete",
  "content.order",
  "content.confirm",
  "content.correct",
  "correction.take",
  "correction.keep",
  "fact.check",
  "newsletter.send",
  "form.upload",
  "form.delete",
  "custom-form.create",
  "custom-form.change",
  "custom-form.delete",
  "training.register",
  "training.cancel",
  "carrier.favorite",
  "carrier.unfavorite",
  "onboarding.personalize",
  "onboarding.in_progress",
  "onboarding.completed",
  "onboarding.skipped",
  "onboarding.not_started",
  "onboarding.mentor",
  "retention",
  "onboarding.notes",
  "onboarding.skip",
  "quote.view",
  ...toRequests("work", "undo"),
  "contact.to-quote",
  "desk.escalate",
  "desk.release",
  "routing.create",
  "routing.change",
  "routing.delete",
  "routing.order",
  "sequence.create",
  "sequence.change",
  "sequence.delete",
  "sequence.stop",
  "absence.create",
  "absence.delete",
  "user.end-sessions",
  "user.drop-second-factor",
  "onboarding-step.create",
  "onboarding-step.update",
  "onboarding-step.order",
  "customer.merge",
  "customer.unmerge",
  "customer.part",
  "customer.unpart",
  "policy.create",
  "policy.update",
  "policy.delete",
  ...toRequests("enter"),
  ...toRequests("correct"),
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** What people do with requests, and everything else: named in different texts. */
type RequestAction = `${LeadKind}.${RequestDeed}`;
type KeyOf<Action> = Action extends RequestAction
  ? `kinds:${Action extends `${infer Kind}.${infer Deed}` ? `${Kind}.audit.${Deed}` : never}`
  : `audit:actions.${Action extends `${infer Thing}.${infer Deed}` ? `${Thing}_${Deed}` : Action & string}`;

/** The text that names an action. The keys of texts part their levels by a dot, so the actions of one group have none. */
export function actionKey<Action extends string>(action: Action): KeyOf<Action> {
  const [thing = "", deed] = action.split(".");
  const isOfRequest = isLeadKind(thing) && REQUEST_ACTIONS.includes(action);
  return (isOfRequest ? `kinds:${thing}.audit.${deed}` : `audit:actions.${action.replace(".", "_")}`) as KeyOf<Action>;
}
const REQUEST_ACTIONS: readonly string[] = toRequests("restore", "hold", "delete", "work", "undo", "enter", "correct");
