import { MESSAGE_CHANNELS, type MessageChannel } from "../work/channels.ts";
import { LEAD_KINDS, type LeadKind } from "../work/request-kinds.ts";
import type { NameIn } from "./text-keys.ts";

/** The audited actions on messages of every channel; a channel names them in its texts. */
type MessageDeed = NameIn<"channels", `${MessageChannel}.audit`>;
const toMessages = <Deed extends MessageDeed>(...deeds: Deed[]) =>
  MESSAGE_CHANNELS.flatMap((channel) => deeds.map((deed) => `${channel}.${deed}` as const));

/** The audited actions on requests of every kind; a kind names them in its texts. */
type RequestDeed = NameIn<"kinds", `${LeadKind}.audit`>;
const toRequests = <Deed extends RequestDeed>(...deeds: Deed[]) =>
  LEAD_KINDS.flatMap((kind) => deeds.map((deed) => `${kind}.${deed}` as const));

/** The actions of the audit trail: the thing and what was done to it. In the order in which the portal offers them. */
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
  "second-factor.confirm-failed",
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
  "user.correct",
  "team.agree",
  "team.change",
  "team.withdraw",
  "team.photograph",
  "team.photograph-remove",
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
  ...toMessages("delete", "retry", "write", "recall"),
  "content.create",
  "content.update",
  "content.delete",
  "content.restore",
  "content.order",
  "content.confirm",
  "content.correct",
  "correction.take",
  "correction.keep",
  "fact.check",
  "settings.update",
  "brand.upload",
  "set-up.step",
  "set-up.leave",
  "go-live.test",
  "go-live.arrive",
  "go-live.read-headers",
  "go-live.state",
  "go-live.withdraw",
  "go-live.sign-off",
  "settings.secret",
  "settings.secret-remove",
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
  "service.view",
  ...toRequests("work", "undo"),
  "contact.to-quote",
  "offer.send",
  "offer.withdraw",
  "offer.answer",
  "desk.escalate",
  "private-page.details",
  "private-page.data-wish",
  "private-page.link",
  "desk.release",
  "task.made",
  "task.changed",
  "task.done",
  "task.undone",
  "task.deleted",
  "task-feed.make",
  "task-feed.remove",
  "booking.made",
  "booking.moved",
  "booking.canceled",
  "booking.profile",
  "notice-settings.change",
  "push-device.add",
  "push-device.remove",
  "tag.create",
  "tag.change",
  "tag.retire",
  "tag.resume",
  "tag.delete",
  "tag.order",
  "customer.tags",
  "routing.create",
  "routing.change",
  "routing.delete",
  "routing.order",
  "sequence.create",
  "sequence.change",
  "sequence.delete",
  "sequence.stop",
  "desk-view.share",
  "desk-view.unshare",
  "absence.create",
  "absence.delete",
  "user.end-sessions",
  "user.drop-second-factor",
  "onboarding-step.create",
  "onboarding-step.update",
  "onboarding-step.order",
  "customer.call",
  "customer.merge",
  "customer.unmerge",
  "customer.part",
  "customer.unpart",
  "policy.create",
  "policy.update",
  "policy.delete",
  "policy.renew",
  "policy.cancel",
  "policy.restore",
  "policy.none",
  "policy.ask",
  "renewal.tasks",
  "review.ask",
  "review.answer",
  "marketing.ask",
  "marketing.change",
  "file.keep",
  "file.rename",
  "file.remove",
  "file.upload",
  "file.share",
  "file.take-back",
  "file.download",
  "page.code",
  "page.code-failed",
  "page.verify",
  "page.leave",
  "page.message",
  ...toRequests("enter"),
  ...toRequests("correct"),
  ...toRequests("propose", "decline"),
  ...toRequests("bin"),
  "bulk.start",
  "bulk.undo",
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

type RequestAction = `${LeadKind}.${RequestDeed}`;
type MessageAction = `${MessageChannel}.${MessageDeed}`;
/** The namespace of the texts that name an action on requests of every kind, or on messages of every channel. */
type NamespaceOf<Action> = Action extends RequestAction ? "kinds" : Action extends MessageAction ? "channels" : never;
type KeyOf<Action> = Action extends `${infer Thing}.${infer Deed}`
  ? Action extends RequestAction | MessageAction
    ? `${NamespaceOf<Action>}:${Thing}.audit.${Deed}`
    : `audit:actions.${Thing}_${Deed}`
  : `audit:actions.${Action & string}`;

const REQUEST_ACTIONS: readonly string[] = toRequests(
  "restore",
  "hold",
  "delete",
  "work",
  "undo",
  "enter",
  "correct",
  "propose",
  "decline",
  "bin",
);
const MESSAGE_ACTIONS: readonly string[] = toMessages("delete", "retry", "write", "recall");

/**
 * Returns the text key of an action's name. Text keys separate their levels by a dot, so an action of the group
 * `audit:actions` gets an underscore instead of its dot.
 */
export function actionKey<Action extends string>(action: Action): KeyOf<Action> {
  const [thing, deed] = action.split(".");
  const key = REQUEST_ACTIONS.includes(action)
    ? `kinds:${thing}.audit.${deed}`
    : MESSAGE_ACTIONS.includes(action)
      ? `channels:${thing}.audit.${deed}`
      : `audit:actions.${action.replace(".", "_")}`;
  return key as KeyOf<Action>;
}
