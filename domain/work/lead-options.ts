import { isAmong } from "../platform/typed-records.ts";

/**
 * The choices that the public forms offer. Kept apart from the schemas, so that a page can draw a form without loading
 * them.
 */

export const INSURANCE_TYPES = ["auto", "home", "business", "life"] as const;
export type InsuranceType = (typeof INSURANCE_TYPES)[number];
export const DEFAULT_INSURANCE_TYPE: InsuranceType = "auto";

export function isInsuranceType(value: unknown): value is InsuranceType {
  return isAmong(INSURANCE_TYPES, value);
}

export const VEHICLE_TYPES = ["sedan", "suv", "truck", "van", "sports", "motorcycle", "other"] as const;
export const LICENSE_STATES = ["TX", "other"] as const;
export const PRIMARY_USES = ["commute", "pleasure", "business", "rideshare"] as const;
export const COVERAGE_WISHES = ["liability", "collision", "comprehensive", "uninsured", "pip", "roadside"] as const;
export const PROPERTY_TYPES = ["single-family", "condo", "townhouse", "duplex", "mobile", "other"] as const;
export const ROOF_TYPES = ["composition", "metal", "tile", "other"] as const;
export const BUSINESS_TYPES = [
  "retail",
  "restaurant",
  "office",
  "construction",
  "manufacturing",
  "healthcare",
  "real-estate",
  "technology",
  "service",
  "other",
] as const;
export const GENDERS = ["male", "female", "nonbinary", "prefer-not"] as const;
export const LIFE_COVERAGES = ["term", "wholelife", "universal", "variable", "final-expense", "not-sure"] as const;

export const INQUIRY_TYPES = ["quote", "question", "claim", "policy", "other"] as const;

/** The topic in the address of the contact page for somebody who is a customer already. */
export const SERVICE_TOPIC = "service";
export type InquiryType = (typeof INQUIRY_TYPES)[number];
/**
 * The inquiry type of somebody who has had a loss. Telling us does not report it to the insurer; at the desk it is
 * urgent.
 */
export const CLAIM = "claim" satisfies InquiryType;

/** The key of requests without a value, such as a type or an owner, in filters and figures. */
export const NONE = "none";
/** The source of requests from direct visits: nothing led here but the address itself. */
export const DIRECT = "direct";

/** The reason why a form does not look filled in by a person. */
export type Suspicion = "honeypot" | "too fast";
