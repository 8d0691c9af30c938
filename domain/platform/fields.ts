import { z } from "zod";
import { MAX } from "./limits.ts";
import { isPhone } from "./is-phone.ts";
import { fault, type FaultKey } from "./text-keys.ts";

// In the browser our content security policy (CSP) forbids `new Function`, and even the attempt is reported.
if ("document" in globalThis) z.config({ jitless: true });

/** Building blocks of the input schemas. Messages are keys of the `validation` texts. */

const tooLong = fault("validation:tooLong");

/** The pattern of a one-line field: no control characters, which would reach mail headers and logs. */
const ONE_LINE = /^[^\u0000-\u001f\u007f\u2028\u2029]*$/;

/** Builds a string schema that replaces lone surrogates: the database refuses them in JSON. */
const string = () => z.string().overwrite((value) => value.toWellFormed());

export function line(max: number = MAX.freeText) {
  return string().trim().max(max, tooLong).regex(ONE_LINE, fault("validation:oneLine"));
}

/** Builds the schema of a longer text: line breaks are allowed, other control characters are not. */
export function text(max: number = MAX.freeText) {
  return string()
    .trim()
    .max(max, tooLong)
    .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/, fault("validation:oneLine"));
}

/** The pattern of an e-mail address: the browser's own rule for `type=email`, with a dot in the domain. */
const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i;

export function email(message: FaultKey, max: number = MAX.email) {
  return line(max).regex(EMAIL, message);
}

export function phone(message: FaultKey = fault("validation:phone"), max: number = MAX.phone) {
  return line(max).refine(isPhone, message);
}

/**
 * Builds the schema of a day that the database can store, too: it has no year 0. What is no day ends the check, since
 * rules of the whole form calculate with it.
 */
export function day() {
  return z.iso
    .date({ error: fault("validation:date"), abort: true })
    .refine((value) => value >= "1900", { error: fault("validation:date"), abort: true });
}

/** Builds the schema of a row's id, up to the largest integer of the database. */
export function rowId(message: FaultKey = fault("validation:invalid")) {
  return z.int(message).positive(message).max(2_147_483_647, message);
}

/** The version of a row that somebody has seen; 0 before there is one. The next one has to fit its column, too. */
export function rowVersion(message: FaultKey = fault("validation:invalid")) {
  return z.int(message).min(0, message).max(2_147_483_646, message);
}

/** Builds the schema of a ZIP code. Trims it, since people copy it with spaces around it. */
export function zip(message: FaultKey, pattern = /^\d{5}$/) {
  return z.string().trim().regex(pattern, message);
}

/** Makes a field optional: left out, or sent empty by a form, both mean "not given". */
export function optional<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (value === "" || value === null ? undefined : value), schema.optional());
}
