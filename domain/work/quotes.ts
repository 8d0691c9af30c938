import { z } from "zod";
import { email, line, optional, phone, text, zip } from "../platform/fields.ts";
import { formEnvelope } from "../platform/form-envelope.ts";
import {
  BUSINESS_TYPES,
  COVERAGE_WISHES,
  GENDERS,
  INSURANCE_TYPES,
  LICENSE_STATES,
  LIFE_COVERAGES,
  PRIMARY_USES,
  PROPERTY_TYPES,
  ROOF_TYPES,
  VEHICLE_TYPES,
} from "./lead-options.ts";
import { MAX } from "../platform/limits.ts";
import { isPlausibleBirth, isPlausibleCount, isPlausibleYear } from "../platform/plausible.ts";
import { fault } from "../platform/text-keys.ts";
import { officeChoice } from "./office-choice.ts";
import { isVin } from "./vin.ts";

/**
 * Builds the schema of a plausible year: from when there were such things, until the models that are sold a year ahead.
 */
const year = (first: number) =>
  optional(
    z
      .string()
      .regex(/^\d{4}$/, fault("validation:year"))
      .refine((value) => isPlausibleYear(value, first), fault("validation:yearRange")),
  );
const birthDate = optional(
  z.iso.date(fault("validation:date")).refine(isPlausibleBirth, fault("validation:birthDate")),
);
const count = (min: number, max: number) =>
  optional(
    z
      .string()
      .regex(/^\d{1,9}$/, fault("validation:number"))
      .refine((value) => isPlausibleCount(value, min, max), fault("validation:numberRange")),
  );
const pick = <const T extends readonly string[]>(values: T) => optional(z.enum(values, fault("validation:choice")));

/** The first plausible years: of cars on the roads, and of houses in Texas. */
const FIRST_YEAR = { vehicle: 1900, building: 1700 };

/** The type-specific fields of a quote request; all of them are optional. */
export const quoteDetails = {
  auto: z.object({
    vehicleType: pick(VEHICLE_TYPES),
    vehicleYear: year(FIRST_YEAR.vehicle),
    vehicleMake: optional(line(MAX.name)),
    vehicleModel: optional(line(MAX.name)),
    driverDob: birthDate,
    driverLicenseState: pick(LICENSE_STATES),
    currentInsurance: optional(line()),
    vin: optional(line(17).refine(isVin, fault("validation:vin"))),
    primaryUse: pick(PRIMARY_USES),
    annualMileage: count(0, 500_000),
    driverAge: count(13, 120),
    accidents: count(0, 99),
    violations: count(0, 99),
    coverageTypes: optional(
      z.preprocess(
        (v) => (typeof v === "string" ? [v] : v),
        z.array(z.enum(COVERAGE_WISHES, fault("validation:choice"))).max(COVERAGE_WISHES.length),
      ),
    ),
  }),
  home: z.object({
    propertyType: pick(PROPERTY_TYPES),
    propertyAddress: optional(line()),
    propertyYearBuilt: year(FIRST_YEAR.building),
    currentInsurance: optional(line()),
    roofType: pick(ROOF_TYPES),
    roofYear: year(FIRST_YEAR.building),
  }),
  business: z.object({
    businessName: optional(line()),
    businessType: pick(BUSINESS_TYPES),
    businessDescription: optional(text()),
    currentInsurance: optional(line()),
    employees: count(0, 999_999),
  }),
  life: z.object({
    personalDob: birthDate,
    personalGender: pick(GENDERS),
    coverageType: pick(LIFE_COVERAGES),
    currentInsurance: optional(line()),
    coverageAmount: count(0, 999_999_999),
  }),
};

const contact = {
  name: line(MAX.name).min(1, fault("validation:nameRequired")),
  email: email(fault("validation:quoteEmail")),
  phone: phone(),
};

const requiredZip = zip(fault("validation:quoteZip"));
const looseZip = z.preprocess((v) => v ?? "", zip(fault("validation:quoteZip"), /^(\d{5})?$/));

/** The form of the quote page, by insurance type. */
export const fullQuote = z.discriminatedUnion(
  "insuranceType",
  [
    z.object({
      insuranceType: z.literal("auto"),
      ...contact,
      zipCode: requiredZip,
      ...quoteDetails.auto.shape,
      ...formEnvelope,
      ...officeChoice,
    }),
    z.object({
      insuranceType: z.literal("home"),
      ...contact,
      zipCode: looseZip,
      ...quoteDetails.home.shape,
      ...formEnvelope,
      ...officeChoice,
    }),
    z.object({
      insuranceType: z.literal("business"),
      ...contact,
      zipCode: looseZip,
      ...quoteDetails.business.shape,
      ...formEnvelope,
      ...officeChoice,
    }),
    z.object({
      insuranceType: z.literal("life"),
      ...contact,
      zipCode: looseZip,
      ...quoteDetails.life.shape,
      ...formEnvelope,
      ...officeChoice,
    }),
  ],
  fault("validation:insuranceType"),
);
export type FullQuote = z.infer<typeof fullQuote>;

/** The short quote form: a type and a ZIP code, and a way to call back if the visitor likes. */
export const shortQuote = z.object({
  form: z.literal("short"),
  insuranceType: z.enum(INSURANCE_TYPES, fault("validation:insuranceType")),
  zipCode: zip(fault("validation:shortZip")),
  name: optional(line(MAX.name)),
  email: optional(email(fault("validation:shortEmail"))),
  phone: optional(line(MAX.phone)),
  ...formEnvelope,
});
export type ShortQuote = z.infer<typeof shortQuote>;

/**
 * The completion of a short request that came without a way to answer it: who asks, and a phone number or an e-mail
 * address.
 */
export const quoteCompletion = z
  .object({
    /** The token of the request. Anything but the right one is refused in the same words. */
    token: z.string().catch(""),
    name: line(MAX.name).min(1, fault("validation:nameRequired")),
    phone: optional(phone()),
    email: optional(email(fault("validation:shortEmail"))),
    ...formEnvelope,
  })
  .refine((form) => form.phone || form.email, {
    path: ["phone"],
    error: fault("validation:wayToAnswer"),
    // Checked even if other fields are wrong, so that all faults are reported together.
    when: () => true,
  });
export type QuoteCompletion = z.infer<typeof quoteCompletion>;

/** The fields that every quote form asks for. */
export type QuoteFields = Pick<FullQuote | ShortQuote, "insuranceType" | "zipCode" | keyof typeof contact>;

type NamesIn<Details> = Details extends z.ZodObject<infer Shape> ? keyof Shape & string : never;
export type QuoteDetail = NamesIn<(typeof quoteDetails)[keyof typeof quoteDetails]>;
