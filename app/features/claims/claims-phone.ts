import { agency } from "../../../agency.config.ts";
import { formatPhone, phoneDigits } from "../../../domain/phone.ts";

/** The number for claims as the site shows it, without the country code. */
export const claimsPhone = formatPhone(phoneDigits(agency.claimsPhone).replace(/^1(?=\d{10}$)/, ""));
