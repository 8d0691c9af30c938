import { MAX_PHONE_DIGITS, MIN_PHONE_DIGITS } from "./limits.ts";

/** Returns the digits of a phone number as somebody typed it. */
export function phoneDigits(phone: string): string {
  return phone.replace(/\D/g, "");
}

/** Returns true for a number that states the country code of another country: ten digits after a plus are no local ones. */
export function isForeignPhone(phone: string): boolean {
  return /^\s*\+(?!\s*1)/.test(phone);
}

/** Returns true for 10 to 15 digits once punctuation is removed; numbers from abroad are welcome. */
export function isPhone(phone: string): boolean {
  const digits = phoneDigits(phone).length;
  return digits >= MIN_PHONE_DIGITS && digits <= MAX_PHONE_DIGITS;
}

/** Formats 10 digits as (XXX) XXX-XXXX, 11 digits starting with 1 as +1 (XXX) XXX-XXXX, and leaves others as typed. */
export function formatPhone(phone: string): string {
  if (isForeignPhone(phone)) return phone;
  const digits = phoneDigits(phone);
  const local = (d: string) => `(${d.slice(0, 3)}) ${d.slice(3, 6)}-${d.slice(6)}`;
  if (digits.length === 10) return local(digits);
  if (digits.length === 11 && digits.startsWith("1")) return `+1 ${local(digits.slice(1))}`;
  return phone;
}

/** Formats a number of this country without its country code: (713) 555-0142. */
export function localPhone(phone: string): string {
  return formatPhone(phoneDigits(phone).replace(/^1(?=\d{10}$)/, ""));
}

/** Returns the `tel:` address that a phone dials: digits only. */
export function telHref(phone: string): string {
  return `tel:${phoneDigits(phone)}`;
}
