import { localPhone } from "../../domain/platform/phone.ts";
import { useAgency } from "../lib/agency.ts";

/** Returns the agency's number as the site shows it. */
export function useOfficePhone(): string {
  return localPhone(useAgency().phone);
}
