import type { QuoteDetail, QuoteFields } from "./quotes.ts";
import { REACH_FIELDS, type FieldUses } from "./request-fields.ts";
import type { DetailUse } from "./detail-uses.ts";
import type { NameIn } from "../platform/text-keys.ts";

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

/**
 * The uses of the type-specific fields: each has a label, is passed on and shown, and a submission that differs in it
 * is no duplicate.
 */
export const QUOTE_DETAILS = {
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
