import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { foldText } from "../platform/fold-text.ts";
import { isForeignPhone, phoneDigits } from "../platform/phone.ts";

/** For the server only: no page should load the data about the phone numbers of the world. */

/** Normalizes an e-mail address for comparison; null where there is none. */
export function emailKey(email: string | null): string | null {
  return email?.trim().toLowerCase() || null;
}

/**
 * The old prefix of Mexican mobiles: until 2019 they were dialled with a 1 after the country code, and many still write
 * it.
 */
const OLD_MEXICAN = /^521(?=\d{10}$)/;

/**
 * Normalizes a phone number for comparison, with its country code (E.164). Ten digits without a plus are a number
 * of this country; others state their country code. Null for a number that cannot exist.
 */
export function phoneKey(phone: string | null): string | null {
  const digits = phoneDigits(phone ?? "").replace(OLD_MEXICAN, "52");
  const number = parsePhoneNumberFromString(
    digits.length === 10 && !isForeignPhone(phone ?? "") ? digits : `+${digits}`,
    "US",
  );
  return number?.isValid() ? number.number : null;
}

/** Returns a phone number in one spelling, to compare it. One that cannot exist counts by its digits. */
export const phoneSpelling = (phone: string | null): string => phoneKey(phone) ?? phoneDigits(phone ?? "");

/**
 * Returns the family name: the last word of a name, without case and accents. Null for a name of one word, which is no
 * family name.
 */
export function familyNameOf(name: string | null): string | null {
  const words = foldText(name ?? "")
    .split(/\s+/)
    .filter(Boolean);
  return words.length > 1 ? (words.at(-1) ?? null) : null;
}

/** Returns true for an e-mail address or a number that stands in for a missing name. */
export function isStandIn(name: string): boolean {
  return name.includes("@") || !/\p{L}/u.test(name);
}
