import type { CoverageValue } from "../../domain/work/offers.ts";

type Values = Record<string, CoverageValue>;

export const included = (parts: Record<string, string> = {}): CoverageValue => ({ isIncluded: true, parts });
const none: CoverageValue = { isIncluded: false, parts: {} };

/** The coverages of an auto offer: all but PIP, medical payments, towing and an umbrella. */
export const auto = (other: Values = {}): Values => ({
  "bodily-injury": included({ perPerson: "30000", perAccident: "60000" }),
  "property-damage": included({ limit: "25000" }),
  "um-uim": included({ perPerson: "30000", perAccident: "60000", damage: "25000" }),
  pip: none,
  medical: none,
  collision: included({ deductible: "500" }),
  comprehensive: included({ deductible: "500" }),
  rental: included({ perDay: "40", most: "1200" }),
  towing: none,
  umbrella: none,
  ...other,
});

/** The coverages of a home offer: all but flood and an umbrella. */
export const home = (other: Values = {}): Values => ({
  dwelling: included({ limit: "280000" }),
  "other-structures": included({ limit: "28000" }),
  belongings: included({ limit: "140000" }),
  "living-expenses": included({ limit: "56000" }),
  liability: included({ limit: "300000" }),
  "guest-medical": included({ limit: "5000" }),
  roof: included({ settled: "replacement-cost" }),
  "perils-deductible": included({ deductible: "1%" }),
  "wind-hail": included({ deductible: "2%" }),
  "named-storm": included({ deductible: "5%" }),
  flood: none,
  umbrella: none,
  ...other,
});
