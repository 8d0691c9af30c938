import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { foldText } from "../platform/fold-text.ts";
import { phoneDigits } from "../platform/phone.ts";

/** For the server alone: what it knows of the numbers of the world is no freight for a page. */

/** An e-mail address as it is compared; null where there is none. */
export function emailKey(email: string | null): string | null {
  return email?.trim().toLowerCase() || null;
}

/** Mexican mobiles were dialled with a 1 after the country's code until 2019; many still write it. */
const OLD_MEXICAN = /^521(?=\d{10}$)/;

/**
 * A phone number as it is compared, with its country's code (E.164): ten digits are of this country, others say theirs.
 * Null where nobody has such a number.
 */
export function phoneKey(phone: string | null): string | null {
  const digits = phoneDigits(phone ?? "").replace(OLD_MEXICAN, "52");
  const number = parsePhoneNumberFromString(digits.length === 10 ? digits : `+${digits}`, "US");
  return number?.isValid() ? number.number : null;
}

/** The last word of a name, folded; null for a name of one word, which is nobody's family. */
export function familyNameOf(name: string | null): string | null {
  const words = foldText(name ?? "")
    .split(/\s+/)
    .filter(Boolean);
  return words.length > 1 ? (words.at(-1) ?? null) : null;
}

/** True for what stands where a name is missing: an address or a number. */
export function isStandIn(name: string): boolean {
  return name.includes("@") || !/\p{L}/u.test(name);
}
