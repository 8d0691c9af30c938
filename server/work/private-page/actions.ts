import { AppError } from "../../../domain/platform/errors.ts";
import { isKeyOf } from "../../../domain/platform/typed-records.ts";
import { bookTime, cancelTime, moveTime } from "./booking.ts";
import { addDetails } from "./add-details.ts";
import { OFFER_ACTIONS } from "./offer-actions.ts";
import { answerReview } from "./answer-review.ts";
import {
  allowMarketingMails,
  giveMarketing,
  stopMarketingMails,
  withdrawMarketingConsent,
} from "./change-marketing.ts";
import { openLink } from "./open-link.ts";
import { stateDataWish } from "./state-data-wish.ts";
import { enterCodeAction, leaveAction, messageAction, sendCodeAction } from "./talk.ts";
import type { PrivateAction, PrivateDeed } from "./visit.ts";
import { withdrawConsent } from "./withdraw-consent.ts";

/**
 * The forms of the private page, by their hidden field `intent`. To add one: a file in this room (or in the room of the
 * feature) that exports a `PrivateAction`, and its line here. The rate limit of forms and the read-only state were
 * checked before, and the link is open. The action starts its own transaction and locks the request with `lockLink`.
 */
export const PRIVATE_ACTIONS = {
  "book-time": bookTime,
  "move-time": moveTime,
  "cancel-time": cancelTime,
  "add-details": addDetails,
  "withdraw-consent": withdrawConsent,
  "data-wish": stateDataWish,
  "talk-code": sendCodeAction,
  "talk-enter": enterCodeAction,
  "talk-message": messageAction,
  "talk-leave": leaveAction,
  ...OFFER_ACTIONS,
  review: answerReview,
  "marketing-give": giveMarketing,
  "marketing-withdraw": withdrawMarketingConsent,
  "mails-stop": stopMarketingMails,
  "mails-allow": allowMarketingMails,
} as const satisfies Record<string, PrivateAction>;

/** Runs the action that a form names. A form without a known intent is refused. */
export async function actOnPage(deed: Omit<PrivateDeed, "request">): Promise<ActionResult> {
  const request = await openLink(deed.deps, deed.deps.db, deed.token);
  const intent = typeof deed.form["intent"] === "string" ? deed.form["intent"] : "";
  const actions: Record<string, PrivateAction> = PRIVATE_ACTIONS;
  const action = isKeyOf(actions, intent) ? actions[intent] : undefined;
  if (!action) throw new AppError("badRequest");
  return { intent, result: (await action({ ...deed, request })) ?? {} };
}

/** The intent of a form that was carried out, with what its action returned. */
export type ActionResult = { intent: string; result: Record<string, unknown> };
