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
} from "../../../../domain/work/lead-options.ts";
import type { NameIn } from "../../../../domain/platform/text-keys.ts";
import { vehicleMakes } from "../../../../content/vehicle-makes.ts";
import type { FormField } from "./form-field.ts";

type FieldName = NameIn<"quotes", "fields">;

/** One field of a quote form. Its rules are in `domain/work/quotes.ts`, its texts in the locales. */
export type QuoteField = FormField<FieldName>;

/** A select field. Each option has a text under the name of its field. */
const choice = <N extends NameIn<"quotes", "options">>(
  name: N,
  options: readonly NameIn<"quotes", `options.${N}`>[],
): QuoteField => ({ name, texts: "quotes", kind: "choice", options });
const text = (name: FieldName, extra: Partial<QuoteField> = {}): QuoteField => ({
  name,
  texts: "quotes",
  kind: "text",
  ...extra,
});
const year = (name: FieldName) => text(name, { kind: "year" });
const number = (name: FieldName) => text(name, { kind: "number" });
const birthDate = (name: FieldName) => text(name, { kind: "date", autoComplete: "bday" });

type QuoteGroup = { name: NameIn<"quotes", "groups">; fields: QuoteField[] };

/** The optional fields of each insurance type: those always visible, in groups, and those behind "more details". */
export const QUOTE_FIELDS: Record<InsuranceType, { groups: QuoteGroup[]; more: QuoteField[] }> = {
  auto: {
    groups: [
      {
        name: "vehicle",
        fields: [
          choice("vehicleType", VEHICLE_TYPES),
          year("vehicleYear"),
          text("vehicleMake", { suggestions: vehicleMakes }),
          text("vehicleModel"),
          text("currentInsurance", { isWide: true }),
        ],
      },
      { name: "driver", fields: [birthDate("driverDob"), choice("driverLicenseState", LICENSE_STATES)] },
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
    groups: [
      {
        name: "home",
        fields: [
          choice("propertyType", PROPERTY_TYPES),
          year("propertyYearBuilt"),
          text("propertyAddress", { isWide: true, autoComplete: "address-line1" }),
          text("currentInsurance", { isWide: true }),
        ],
      },
    ],
    more: [choice("roofType", ROOF_TYPES), year("roofYear")],
  },
  business: {
    groups: [
      {
        name: "business",
        fields: [
          text("businessName", { autoComplete: "organization" }),
          choice("businessType", BUSINESS_TYPES),
          text("businessDescription", { kind: "long", isWide: true }),
          text("currentInsurance", { isWide: true }),
        ],
      },
    ],
    more: [number("employees")],
  },
  life: {
    groups: [
      { name: "person", fields: [birthDate("personalDob"), choice("personalGender", GENDERS)] },
      { name: "coverage", fields: [choice("coverageType", LIFE_COVERAGES), text("currentInsurance")] },
    ],
    more: [number("coverageAmount")],
  },
};
