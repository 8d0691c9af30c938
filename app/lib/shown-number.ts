import { localPhone } from "../../domain/platform/phone.ts";

/** A number as people here read it: (713) 555-0142; those from abroad keep their country's code. */
export function shownNumber(e164: string): string {
  if (e164.startsWith("+1")) return localPhone(e164);
  return e164.replace(/^\+52(\d{2})(\d{4})(\d{4})$/, "+52 $1 $2 $3");
}
