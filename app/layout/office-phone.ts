import { agency } from "../../agency.config.ts";
import { localPhone } from "../../domain/platform/phone.ts";

/** The agency's number as the site shows it. */
export const officePhone = localPhone(agency.phone);
