import {
  BUSINESS_TYPES,
  COVERAGE_WISHES,
  GENDERS,
  LICENSE_STATES,
  LIFE_COVERAGES,
  PRIMARY_USES,
  PROPERTY_TYPES,
  ROOF_TYPES,
  VEHICLE_TYPES,
  type InsuranceType,
} from "../../../domain/lead-options.ts";
import type { NameIn } from "../../../domain/text-keys.ts";

type FieldName = NameIn<"quotes", "fields">;

/** How one field of a quote form is drawn. Its rules are in `domain/quotes.ts`, its texts in the locales. */
export type QuoteField = {
  name: FieldName;
  kind: "text" | "long" | "date" | "year" | "number" | "choice" | "choices";
  options?: readonly string[];
  autoComplete?: string;
  isWide?: boolean;
};

/** Each option has a text under the name of its field. */
const choice = <N extends NameIn<"quotes", "options">>(
  name: N,
  options: readonly NameIn<"quotes", `options.${N}`>[],
): QuoteField => ({ name, kind: "choice", options });
const text = (name: FieldName, extra: Partial<QuoteField> = {}): QuoteField => ({ name, kind: "text", ...extra });
const year = (name: FieldName): QuoteField => ({ name, kind: "year" });
const number = (name: FieldName): QuoteField => ({ name, kind: "number" });
const date = (name: FieldName): QuoteField => ({ name, kind: "date" });

/** The optional fields of each type: those always in sight, and those behind "more details". */
export const QUOTE_FIELDS: Record<InsuranceType, { main: QuoteField[]; more: QuoteField[] }> = {
  auto: {
    main: [
      choice("vehicleType", VEHICLE_TYPES),
      year("vehicleYear"),
      text("vehicleMake"),
      text("vehicleModel"),
      date("driverDob"),
      choice("driverLicenseState", LICENSE_STATES),
      text("currentInsurance", { isWide: true }),
    ],
    more: [
      text("vin", { isWide: true }),
      choice("primaryUse", PRIMARY_USES),
      number("annualMileage"),
      number("driverAge"),
      number("accidents"),
      number("violations"),
      { ...choice("coverageTypes", COVERAGE_WISHES), kind: "choices", isWide: true },
    ],
  },
  home: {
    main: [
      choice("propertyType", PROPERTY_TYPES),
      year("propertyYearBuilt"),
      text("propertyAddress", { isWide: true, autoComplete: "street-address" }),
      text("currentInsurance", { isWide: true }),
    ],
    more: [choice("roofType", ROOF_TYPES), year("roofYear")],
  },
  business: {
    main: [
      text("businessName", { autoComplete: "organization" }),
      choice("businessType", BUSINESS_TYPES),
      { name: "businessDescription", kind: "long", isWide: true },
      text("currentInsurance", { isWide: true }),
    ],
    more: [number("employees")],
  },
  life: {
    main: [
      date("personalDob"),
      choice("personalGender", GENDERS),
      choice("coverageType", LIFE_COVERAGES),
      text("currentInsurance"),
    ],
    more: [number("coverageAmount")],
  },
};
