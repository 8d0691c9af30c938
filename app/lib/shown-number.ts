import { localPhone } from "../../domain/platform/phone.ts";

/** Formats a phone number: (713) 555-0142; foreign numbers keep their country code. */
export function shownNumber(e164: string): string {
  if (e164.startsWith("+1")) return localPhone(e164);
  return e164.replace(/^\+52(\d{2})(\d{4})(\d{4})$/, "+52 $1 $2 $3");
}
