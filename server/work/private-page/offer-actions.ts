import type { z } from "zod";
import { offerAcknowledgement, offerDecline, offerQuestion, offerWish } from "../../../domain/work/offers.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import { parse } from "../../platform/http/parse.ts";
import type { AuditEvent } from "../../platform/deps/audit.ts";
import { senderOf } from "../leads/sender.ts";
import {
  acknowledgeDeclined,
  askAboutOffer,
  declineOffers,
  wishForOffer,
  type Answering,
} from "../offers/answer-offers.ts";
import { lockLink } from "./open-link.ts";
import type { PrivateAction } from "./visit.ts";

/** Builds the action of a form about offers. It returns what was sent, by which the page finds the form again. */
function answer<Schema extends z.ZodType>(
  schema: Schema,
  use: (answering: Answering, input: z.output<Schema>) => Promise<AuditEvent | null>,
): PrivateAction {
  return async ({ deps, token, form, language, reply }) => {
    const input = parse(schema, form);
    const sender = { ...senderOf(reply.request), language };
    await makeChange(deps, {}, async (tx) => {
      const request = await lockLink(deps, tx, token);
      return { event: await use({ deps, tx, request, sender }, input) };
    });
    const { premiumId, coverage } = form;
    return { premiumId, coverage };
  };
}

/** The forms beside offers: a question, a wish, none of them, and what is acknowledged to go without. */
export const OFFER_ACTIONS = {
  "offer-ask": answer(offerQuestion, askAboutOffer),
  "offer-wish": answer(offerWish, wishForOffer),
  "offer-decline": answer(offerDecline, declineOffers),
  "offer-acknowledge": answer(offerAcknowledgement, acknowledgeDeclined),
} as const satisfies Record<string, PrivateAction>;
