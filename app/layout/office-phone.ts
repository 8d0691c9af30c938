import { agency } from "../../agency.config.ts";
import { formatPhone, phoneDigits } from "../../domain/phone.ts";

/** The agency's number as the site shows it, without the country code: (713) 555-0142. */
export const officePhone = formatPhone(phoneDigits(agency.phone).replace(/^1(?=\d{10}$)/, ""));
