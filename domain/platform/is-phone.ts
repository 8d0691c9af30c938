import { MAX_PHONE_DIGITS, MIN_PHONE_DIGITS } from "./limits.ts";
import { phoneDigits } from "./phone.ts";

/** Returns true for 10 to 15 digits once punctuation is removed; numbers from abroad are welcome. */
export function isPhone(phone: string): boolean {
  const digits = phoneDigits(phone).length;
  return digits >= MIN_PHONE_DIGITS && digits <= MAX_PHONE_DIGITS;
}
