import { z } from "zod";
import { rowVersion } from "../../platform/fields.ts";
import { MESSAGE_CHANNELS } from "../../work/channels.ts";
import { OFFER_RECORDS } from "../../work/offer-records.ts";
import { DECLINABLE, COVERAGE_KEYS } from "../../work/offer-coverages.ts";
import { DECLINE_REASONS, DELIVERIES, offerSending, offerTerms, offerTermsChange } from "../../work/offers.ts";
import { INSURANCE_TYPES } from "../../work/lead-options.ts";
import { byId, file, id, moment, type Endpoints } from "../endpoint.ts";
import { leadByName } from "./leads.ts";
import { deskEvent, premium, work } from "./work.ts";

const offer = offerTerms.extend({
  premiumId: id,
  carrier: z.string(),
  cents: z.int(),
  months: z.int(),
});

/** The offers that the customer sees at the moment, with the answers to them. */
const standing = z.object({
  sentAt: moment,
  by: z.string(),
  line: z.enum(INSURANCE_TYPES),
  offers: z.array(offer),
  recommendedId: id.nullable(),
  why: z.string(),
  asked: z.array(
    z.object({ premiumId: id, carrier: z.string(), coverage: z.enum(COVERAGE_KEYS), text: z.string(), at: moment }),
  ),
  wished: z.object({ premiumId: id, carrier: z.string(), at: moment }).nullable(),
  declined: z.object({ reason: z.enum(DECLINE_REASONS), text: z.string(), at: moment }).nullable(),
  acknowledged: z.array(
    z.object({ coverage: z.enum(DECLINABLE), at: moment, delivery: z.enum(DELIVERIES), hash: z.string() }),
  ),
});

const deskOffers = z.object({
  standing: standing.nullable(),
  /** Every record about offers of the request, oldest first. */
  records: z.array(z.object({ kind: z.enum(OFFER_RECORDS), at: moment, hash: z.string() })),
  /** False when a record was changed, moved or removed behind the program's back. */
  isIntact: z.boolean(),
});
export type DeskOffers = z.infer<typeof deskOffers>;

/** The result of showing or withdrawing offers, and the channel by which the customer is told; null when by none. */
const offersChanged = z.object({ offers: deskOffers, work, toldBy: z.enum(MESSAGE_CHANNELS).nullable() });
export type OffersChanged = z.infer<typeof offersChanged>;

const quoted = z.object({ premiums: z.array(premium), work, event: deskEvent.nullable() });

export const offerEndpoints = {
  "PUT /api/premiums/:id/terms": { params: byId, body: offerTermsChange, answer: quoted },
  "GET /api/quote-requests/:id/offers": { params: leadByName, answer: deskOffers },
  "POST /api/quote-requests/:id/offers": { params: leadByName, body: offerSending, answer: offersChanged, status: 201 },
  "POST /api/quote-requests/:id/offers/withdraw": {
    params: leadByName,
    body: z.object({ version: rowVersion() }),
    answer: offersChanged,
  },
  "GET /api/quote-requests/:id/offers/record": { params: leadByName, answer: file("text/plain") },
} as const satisfies Endpoints;
