import { z } from "zod";
import { email, line, optional, phone, zip } from "../../platform/fields.ts";
import { phoneDigits } from "../../platform/phone.ts";
import { fault } from "../../platform/text-keys.ts";

/** Building blocks of the settings' schemas. */

export const required = (max = 200) => line(max).min(1, fault("validation:required"));
export const wholeNumber = (min: number, max: number) =>
  z.int(fault("validation:number")).min(min, fault("validation:number")).max(max, fault("validation:number"));

/** An optional value as it is stored: null when it was left empty. */
export const nullable = <T extends z.ZodType>(schema: T) => optional(schema).transform((value) => value ?? null);

/** The address of a page elsewhere. Only https and http: a `javascript:` address would run in the visitor's browser. */
export const webAddress = line(500).refine((value) => {
  const parsed = URL.parse(value);
  return parsed !== null && ["https:", "http:"].includes(parsed.protocol);
}, fault("validation:url"));

export const mailAddress = email(fault("validation:contactEmail"));

/** A phone number of this country, stored as digits with the country code. */
export const officePhone = phone().transform((value) => {
  const digits = phoneDigits(value);
  return digits.length === 10 ? `1${digits}` : digits;
});

export const zipCode = zip(fault("validation:quoteZip"));

/** A time by the 24-hour clock, such as 09:30. */
export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, fault("validation:time"));

let zones: Set<string> | undefined;

/** A formatter knows older names, too, such as US/Central; the first one takes ten times as long as the list. */
function isFormatted(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone }));
  } catch {
    return false;
  }
}

/** A time zone by its name in the IANA database, such as America/Chicago. */
export const timezone = z.string().refine((value) => {
  zones ??= new Set(Intl.supportedValuesOf("timeZone"));
  return zones.has(value) || isFormatted(value);
}, fault("validation:timezone"));
