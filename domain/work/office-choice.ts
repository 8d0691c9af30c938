import { z } from "zod";
import { optional } from "../platform/fields.ts";
import { fault } from "../platform/text-keys.ts";
import { LOCATION_ID } from "./request-fields.ts";

/** The field of the contact and quote forms by which a visitor chooses an office, if the agency has several. */
export const officeChoice = { location: optional(z.string().regex(LOCATION_ID, fault("validation:choice"))) };

/** The id of the main office: the first one has it from the first start on, and no id ever changes. */
export const MAIN_OFFICE = "main";
