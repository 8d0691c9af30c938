import type { Language } from "../platform/language.ts";
import type { InsuranceType } from "./lead-options.ts";
import type { CoverageKey, Declinable } from "./offer-coverages.ts";
import type { DeclineReason, Delivery, Offer } from "./offers.ts";

/**
 * The kinds of records about offers, in the order in which they usually come: offers shown, taken back by the agent, a
 * question, a wish, all of them declined, and a coverage that the customer acknowledged to go without.
 */
export const OFFER_RECORDS = ["offered", "withdrawn", "asked", "wished", "declined", "acknowledged"] as const;
export type OfferRecordKind = (typeof OFFER_RECORDS)[number];

/** A text that somebody agreed to, exactly as it was shown. */
export type AgreedText = { text: string; version: string; hash: string };

/** The evidence of who answered: the name of the request, the language of the page, and the device. */
export type AnsweredBy = { name: string; language: Language; ip: string; userAgent: string };

/** The content of each kind of record. It is encrypted as a whole, and never changed. */
export type OfferRecordContent = {
  offered: {
    line: InsuranceType;
    offers: Offer[];
    recommendedId: number | null;
    why: string;
    by: { id: number; name: string };
  };
  withdrawn: { by: { id: number; name: string } };
  asked: { premiumId: number; coverage: CoverageKey; text: string; by: AnsweredBy };
  wished: { premiumId: number; agreed: AgreedText; by: AnsweredBy };
  declined: { reason: DeclineReason; text: string; by: AnsweredBy };
  acknowledged: {
    premiumId: number;
    coverage: Declinable;
    agreed: AgreedText;
    delivery: Delivery;
    /** The consent to electronic delivery; null where it goes out on paper. */
    electronic: AgreedText | null;
    by: AnsweredBy;
  };
};

/** A record with its content. */
export type OfferRecord = {
  [Kind in OfferRecordKind]: {
    kind: Kind;
    position: number;
    at: Date;
    hash: string;
    content: OfferRecordContent[Kind];
  };
}[OfferRecordKind];

export type RecordOf<Kind extends OfferRecordKind> = Extract<OfferRecord, { kind: Kind }>;

/** The offers that stand at the moment, and the customer's answers to them. */
export type StandingOffers = {
  offered: RecordOf<"offered">;
  asked: RecordOf<"asked">[];
  /** The latest wish; a later "none of them" takes it back, and the other way round. */
  wished: RecordOf<"wished"> | null;
  declined: RecordOf<"declined"> | null;
  /** The acknowledgements for the offer that is wished for. */
  acknowledged: RecordOf<"acknowledged">[];
};

/**
 * Replays the records of a request, oldest first. Offers that were sent again replace the earlier ones with their
 * answers. Returns null when nothing is offered.
 */
export function standingOffers(records: readonly OfferRecord[]): StandingOffers | null {
  return records.reduce<StandingOffers | null>((standing, record) => {
    if (record.kind === "offered")
      return { offered: record, asked: [], wished: null, declined: null, acknowledged: [] };
    if (!standing || record.kind === "withdrawn") return null;
    return withAnswer(standing, record);
  }, null);
}

type Answer = RecordOf<Exclude<OfferRecordKind, "offered" | "withdrawn">>;

function withAnswer(standing: StandingOffers, record: Answer): StandingOffers {
  switch (record.kind) {
    case "asked":
      return { ...standing, asked: [...standing.asked, record] };
    case "wished":
      return { ...standing, wished: record, declined: null, acknowledged: acknowledgedFor(standing, record) };
    case "declined":
      return { ...standing, wished: null, declined: record };
    case "acknowledged":
      return { ...standing, acknowledged: [...standing.acknowledged, record] };
  }
}

/** Keeps the acknowledgements when the same offer is wished for again; another offer leaves out other things. */
function acknowledgedFor({ acknowledged }: StandingOffers, { content }: RecordOf<"wished">) {
  return acknowledged.filter((one) => one.content.premiumId === content.premiumId);
}
