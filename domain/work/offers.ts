import { z } from "zod";
import { day, rowId, rowVersion, text } from "../platform/fields.ts";
import { MAX } from "../platform/limits.ts";
import { fault, type FaultKey } from "../platform/text-keys.ts";
import { isAmong } from "../platform/typed-records.ts";
import type { InsuranceType } from "./lead-options.ts";
import { COVERAGES, DECLINABLE, type Coverage, type CoverageKey, type Declinable } from "./offer-coverages.ts";
import { isPartValue, partsOf } from "./offer-parts.ts";

/** The number of premiums that are offered together. */
export const OFFERED = { least: 2, most: 4 } as const;
/** Maximum length of the agent's reason for a recommendation. */
export const MAX_WHY = 1_000;

/** The reasons for which a customer declines all offers. */
export const DECLINE_REASONS = ["price", "coverage", "other-carrier", "not-now", "other-reason"] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** Ways in which a customer gets the record of what they declined. */
export const DELIVERIES = ["electronic", "paper"] as const;
export type Delivery = (typeof DELIVERIES)[number];

const coverageValue = z.object({
  isIncluded: z.boolean(),
  /** The values by part; dollars without signs, percentages with theirs. */
  parts: z.record(z.string().max(20), z.string().max(20)),
});
/** A coverage as an offer states it. */
export type CoverageValue = z.infer<typeof coverageValue>;

/** The terms of a premium that can be offered: when the carrier named it, until when it holds, what it covers. */
export const offerTerms = z.object({
  offeredOn: day(),
  validUntil: day(),
  coverages: z
    .record(z.string().max(30), coverageValue)
    .refine((all) => Object.keys(all).length <= 40, fault("validation:invalid")),
});
export type OfferTerms = z.infer<typeof offerTerms>;
export const offerTermsChange = offerTerms.extend({ version: rowVersion() });

/** The premiums that are shown to the customer side by side, and the agent's recommendation among them, with a reason. */
export const offerSending = z
  .object({
    premiumIds: z
      .array(rowId())
      .min(OFFERED.least, fault("validation:offer.count"))
      .max(OFFERED.most, fault("validation:offer.count"))
      .refine((ids) => new Set(ids).size === ids.length, fault("validation:invalid")),
    recommendedId: rowId().nullable(),
    why: text(MAX_WHY),
    version: rowVersion(),
  })
  .refine(({ recommendedId, why }) => recommendedId === null || why !== "", {
    message: fault("validation:offer.why"),
    path: ["why"],
  })
  .refine(({ recommendedId, premiumIds }) => recommendedId === null || premiumIds.includes(recommendedId), {
    message: fault("validation:choice"),
    path: ["recommendedId"],
  });
export type OfferSending = z.infer<typeof offerSending>;

const offerId = z.coerce.number().pipe(rowId());

/** A question of the customer beside a line of an offer. */
export const offerQuestion = z.object({
  premiumId: offerId,
  coverage: z.string().max(30),
  text: text(MAX.freeText).min(1, fault("validation:required")),
});
/** The hash of the offers that the customer has read: later ones may cost more. */
const read = z.string().max(100).default("");
/** The customer's wish for one of the offers. */
export const offerWish = z.object({ premiumId: offerId, read });
export const offerDecline = z.object({
  read,
  reason: z.enum(DECLINE_REASONS, fault("validation:choice")),
  text: text(MAX.freeText).default(""),
});
/**
 * Coverages that the customer acknowledges to go without, and how the record of it reaches them. `read` is the hash of
 * the wish that the page showed: another offer leaves out other things.
 */
export const offerAcknowledgement = z
  .object({
    read,
    // Boxes of a form: several checked ones are a list, one is a text, none is missing.
    lines: z.preprocess(
      (checked) => (checked === undefined || checked === "" ? [] : [checked].flat()),
      z.array(z.enum(DECLINABLE, fault("validation:choice"))).min(1, fault("validation:offer.lines")),
    ),
    delivery: z.enum(DELIVERIES, fault("validation:choice")),
    agrees: z.preprocess(Boolean, z.boolean()),
  })
  .refine(({ delivery, agrees }) => delivery === "paper" || agrees, {
    message: fault("validation:offer.agrees"),
    path: ["agrees"],
  });

/** An offer as it was shown: a premium with its terms, of one carrier. */
export type Offer = OfferTerms & { premiumId: number; carrier: string; cents: number; months: number };

/**
 * Finds what keeps the terms of a premium from being offered, by field: a coverage that is not stated, or not exactly.
 * A price without its exact coverage is never shown (28 TAC 21.106).
 */
export function termFaults(line: InsuranceType, terms: OfferTerms): Record<string, FaultKey> {
  const faults: Record<string, FaultKey> = {};
  if (terms.validUntil < terms.offeredOn) faults["validUntil"] = fault("validation:dayOrder");
  for (const coverage of COVERAGES[line]) {
    const value = terms.coverages[coverage.key];
    if (!value) faults[coverage.key] = fault("validation:required");
    if (!value?.isIncluded) continue;
    for (const [part, kind] of partsOf(coverage)) {
      if (!isPartValue(kind, value.parts[part])) faults[`${coverage.key}.${part}`] = fault("validation:number");
    }
  }
  return faults;
}

/** Returns true when a premium can be offered: every coverage of its line is stated, and at least one is included. */
export function isExact(line: InsuranceType, terms: OfferTerms): boolean {
  const isSomething = COVERAGES[line].some(({ key }) => terms.coverages[key]?.isIncluded);
  return isSomething && Object.keys(termFaults(line, terms)).length === 0;
}

/** Returns the coverages of a line alone, without what other lines or a stranger would add. */
export function coveragesOf(line: InsuranceType, { coverages }: Pick<OfferTerms, "coverages">) {
  return Object.fromEntries(
    COVERAGES[line].flatMap((coverage) => {
      const value = coverages[coverage.key];
      if (!value) return [];
      const stated = value.isIncluded ? partsOf(coverage).map(([part]) => part) : [];
      const parts = Object.fromEntries(stated.map((part) => [part, value.parts[part] ?? ""]));
      return [[coverage.key, { isIncluded: value.isIncluded, parts }]];
    }),
  );
}

/** Returns true while an offer can be wished for: through the last day on which the carrier holds it. */
export function isOpenOn(today: string, { validUntil }: Pick<OfferTerms, "validUntil">): boolean {
  return today <= validUntil;
}

/** Returns the price of a month in cents, by which premiums of different terms are compared. */
export function monthlyCents({ cents, months }: Pick<Offer, "cents" | "months">): number {
  return Math.round(cents / months);
}

/** A line of the comparison: the coverage, and whether the offers differ in it. */
export type ComparedCoverage = { coverage: Coverage; isDifferent: boolean };

/** Compares offers: the coverages that at least one includes, with what differs, and those that none of them has. */
export function compareOffers(
  line: InsuranceType,
  offers: readonly Pick<OfferTerms, "coverages">[],
): { rows: ComparedCoverage[]; noneHas: Coverage[] } {
  const isIn = (key: CoverageKey) => offers.some(({ coverages }) => coverages[key]?.isIncluded);
  const said = (coverage: Coverage) =>
    new Set(offers.map(({ coverages }) => statementOf(coverage, coverages[coverage.key])));
  return {
    rows: COVERAGES[line]
      .filter(({ key }) => isIn(key))
      .map((coverage) => ({ coverage, isDifferent: said(coverage).size > 1 })),
    noneHas: COVERAGES[line].filter(({ key }) => !isIn(key)),
  };
}

/** Writes a coverage down so that equal ones are equal texts. */
function statementOf(coverage: Coverage, value: CoverageValue | undefined): string {
  if (!value?.isIncluded) return "";
  return JSON.stringify(partsOf(coverage).map(([part]) => value.parts[part] ?? ""));
}

/** Returns the coverages that an offer leaves out and that a customer acknowledges one by one. */
export function declinedIn(line: InsuranceType, { coverages }: Pick<OfferTerms, "coverages">): Declinable[] {
  return COVERAGES[line]
    .map(({ key }) => key)
    .filter((key): key is Declinable => isAmong(DECLINABLE, key))
    .filter((key) => !coverages[key]?.isIncluded);
}
