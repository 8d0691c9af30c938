import type { Glossary } from "../content/page-options.ts";
import type { InsuranceType } from "./lead-options.ts";

/** The values that a part of a coverage can have: dollars, dollars or a percentage, years, or one of some choices. */
export type PartKind = "money" | "money-or-percent" | "years" | readonly PartChoice[];

export const PART_CHOICES = [
  "replacement-cost",
  "actual-cash-value",
  "term",
  "whole",
  "universal",
  "final-expense",
] as const;
export type PartChoice = (typeof PART_CHOICES)[number];

export const PART_NAMES = [
  "perPerson",
  "perAccident",
  "damage",
  "limit",
  "deductible",
  "perDay",
  "most",
  "perOccurrence",
  "aggregate",
  "settled",
  "sort",
  "years",
] as const;
export type PartName = (typeof PART_NAMES)[number];

/** A coverage of a line of insurance: what has to be said of it in an offer, and the entry of our glossary about it. */
export type Coverage = {
  key: CoverageKey;
  glossary: Glossary;
  /** The anchor of the entry in that glossary. */
  term: string;
  /** The values that state it exactly, when it is included. */
  parts: Partial<Record<PartName, PartKind>>;
};

export const COVERAGE_KEYS = [
  "bodily-injury",
  "property-damage",
  "um-uim",
  "pip",
  "medical",
  "collision",
  "comprehensive",
  "rental",
  "towing",
  "dwelling",
  "other-structures",
  "belongings",
  "living-expenses",
  "liability",
  "guest-medical",
  "perils-deductible",
  "wind-hail",
  "named-storm",
  "roof",
  "general-liability",
  "business-property",
  "business-income",
  "workers-comp",
  "business-auto",
  "professional",
  "cyber",
  "equipment",
  "flood",
  "umbrella",
  "death-benefit",
  "life-sort",
  "life-years",
  "cash-value",
  "waiver",
  "conversion",
] as const;
export type CoverageKey = (typeof COVERAGE_KEYS)[number];

const general = (key: CoverageKey, term: string, parts: Coverage["parts"]): Coverage => ({
  key,
  glossary: "glossary-general",
  term,
  parts,
});
const ofCars = (key: CoverageKey, term: string, parts: Coverage["parts"]): Coverage => ({
  key,
  glossary: "glossary-auto",
  term,
  parts,
});

const LIMIT = { limit: "money" } as const;
const UMBRELLA = general("umbrella", "umbrella-insurance", LIMIT);
const FLOOD = general("flood", "flood-insurance", { limit: "money", deductible: "money" });
const WIND_HAIL = general("wind-hail", "wind-and-hail-deductible", { deductible: "money-or-percent" });

/**
 * The coverages of each line, in the order in which a customer reads them. An offer states every one of them: with its
 * limits and deductibles, or that it is not included (28 TAC 21.106: no price without its exact coverage).
 */
export const COVERAGES: Record<InsuranceType, readonly Coverage[]> = {
  auto: [
    ofCars("bodily-injury", "bodily-injury-liability", { perPerson: "money", perAccident: "money" }),
    ofCars("property-damage", "property-damage-liability", LIMIT),
    ofCars("um-uim", "uninsured-motorist-coverage-um-uim", {
      perPerson: "money",
      perAccident: "money",
      damage: "money",
    }),
    ofCars("pip", "personal-injury-protection-pip", LIMIT),
    ofCars("medical", "medical-payments-coverage", LIMIT),
    ofCars("collision", "collision-coverage", { deductible: "money" }),
    ofCars("comprehensive", "comprehensive-coverage", { deductible: "money" }),
    ofCars("rental", "rental-reimbursement", { perDay: "money", most: "money" }),
    ofCars("towing", "towing-and-labor-coverage", LIMIT),
    UMBRELLA,
  ],
  home: [
    general("dwelling", "dwelling-coverage", LIMIT),
    general("other-structures", "other-structures", LIMIT),
    general("belongings", "personal-property", LIMIT),
    general("living-expenses", "additional-living-expenses", LIMIT),
    general("liability", "liability-insurance", LIMIT),
    general("guest-medical", "medical-payments-coverage", LIMIT),
    general("roof", "replacement-cost", { settled: ["replacement-cost", "actual-cash-value"] }),
    general("perils-deductible", "deductible", { deductible: "money-or-percent" }),
    WIND_HAIL,
    general("named-storm", "texas-windstorm-insurance-association-twia", { deductible: "money-or-percent" }),
    FLOOD,
    UMBRELLA,
  ],
  business: [
    general("general-liability", "general-liability-insurance", { perOccurrence: "money", aggregate: "money" }),
    general("business-property", "coverage", { limit: "money", deductible: "money" }),
    general("business-income", "business-interruption-insurance", LIMIT),
    general("workers-comp", "workers-compensation", {}),
    general("business-auto", "commercial-auto-insurance", LIMIT),
    general("professional", "professional-liability-insurance", LIMIT),
    general("cyber", "cyber-liability-insurance", LIMIT),
    general("equipment", "equipment-breakdown-coverage", LIMIT),
    WIND_HAIL,
    FLOOD,
    UMBRELLA,
  ],
  life: [
    general("death-benefit", "death-benefit", LIMIT),
    general("life-sort", "policy", { sort: ["term", "whole", "universal", "final-expense"] }),
    general("life-years", "term-life-insurance", { years: "years" }),
    general("conversion", "conversion-privilege", {}),
    general("cash-value", "cash-value", {}),
    general("waiver", "waiver-of-premium", {}),
  ],
};

/** The coverages whose absence a customer acknowledges one by one. */
export const DECLINABLE = ["um-uim", "pip", "flood", "umbrella"] as const satisfies CoverageKey[];
export type Declinable = (typeof DECLINABLE)[number];
