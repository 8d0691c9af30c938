import type { QuoteDetail, QuoteFields } from "./quotes.ts";
import { REACH_FIELDS, type FieldUses } from "./request-fields.ts";
import type { NameIn } from "../platform/text-keys.ts";
import { keysOf } from "../platform/typed-records.ts";

/** The uses of the fields that every quote form has: how they are stored, searched, exported, forwarded and shown. */
export const QUOTE_FIELDS: FieldUses<QuoteFields> = {
  insuranceType: {
    is: { oneOf: "quotes:type" },
    storedAs: "type",
    isSearched: false,
    exported: "exports:columns.insuranceType",
    forwarded: "last",
    shown: { in: "wish", as: "desk:columns.type" },
    tellsApart: true,
  },
  name: {
    is: "text",
    storedAs: "name",
    isSearched: true,
    exported: "exports:columns.name",
    forwarded: "in order",
    shown: "title",
    tellsApart: true,
  },
  ...REACH_FIELDS,
  zipCode: {
    is: "text",
    storedAs: "detail",
    isSearched: true,
    exported: "exports:columns.zipCode",
    forwarded: "in order",
    shown: { in: "person", as: "desk:columns.zip" },
    tellsApart: true,
  },
};

type DetailUse = {
  /**
   * True for a detail that is encrypted, so that it is not readable in a stolen copy of the database. It is shown and
   * passed on, but neither listed nor exported.
   */
  isSealed: boolean;
};

/**
 * The uses of the type-specific fields: each has a label, is passed on and shown, and a submission that differs in it
 * is no duplicate.
 */
const QUOTE_DETAILS = {
  vehicleType: { isSealed: false },
  vehicleYear: { isSealed: false },
  vehicleMake: { isSealed: false },
  vehicleModel: { isSealed: false },
  driverDob: { isSealed: true },
  driverLicenseState: { isSealed: false },
  currentInsurance: { isSealed: false },
  vin: { isSealed: false },
  primaryUse: { isSealed: false },
  annualMileage: { isSealed: false },
  driverAge: { isSealed: false },
  accidents: { isSealed: false },
  violations: { isSealed: false },
  coverageTypes: { isSealed: false },
  propertyType: { isSealed: false },
  propertyAddress: { isSealed: true },
  propertyYearBuilt: { isSealed: false },
  roofType: { isSealed: false },
  roofYear: { isSealed: false },
  businessName: { isSealed: false },
  businessType: { isSealed: false },
  businessDescription: { isSealed: false },
  employees: { isSealed: false },
  personalDob: { isSealed: true },
  personalGender: { isSealed: false },
  coverageType: { isSealed: false },
  coverageAmount: { isSealed: false },
} as const satisfies { [Detail in QuoteDetail]: Detail extends NameIn<"quotes", "fields"> ? DetailUse : never };

/** The names of the type-specific fields of all types. */
export const QUOTE_DETAIL_NAMES = keysOf(QUOTE_DETAILS);

/** The encrypted details, which must not be readable in a stolen copy of the database. */
export const SEALED_DETAILS = keysOf(QUOTE_DETAILS).filter((detail) => QUOTE_DETAILS[detail].isSealed);

type Details = typeof QUOTE_DETAILS;
type ExportedDetail = { [D in QuoteDetail]: Details[D]["isSealed"] extends true ? never : D }[QuoteDetail];

/** The details that an export has, each in a column of its own. */
export const EXPORTED_DETAILS = keysOf(QUOTE_DETAILS).filter(
  (detail): detail is ExportedDetail => !QUOTE_DETAILS[detail].isSealed,
);
