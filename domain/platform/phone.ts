/** Returns the digits of a phone number as somebody typed it. */
export function phoneDigits(phone: string): string {
  return phone.replace(/\D/g, "");
}

/** Returns true for a number that states the country code of another country: ten digits after a plus are no local ones. */
export function isForeignPhone(phone: string): boolean {
  return /^\s*\+(?!\s*1)/.test(phone);
}

/** Formats 10 digits as (XXX) XXX-XXXX, 11 digits starting with 1 as +1 (XXX) XXX-XXXX, and leaves others as typed. */
export function formatPhone(phone: string): string {
  const digits = phoneDigits(phone);
  const local = (d: string) => `(${d.slice(0, 3)}) ${d.slice(3, 6)}-${d.slice(6)}`;
  if (digits.length === 10 && !phone.startsWith("+")) return local(digits);
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
