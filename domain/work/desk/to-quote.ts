import { z } from "zod";
import { rowVersion } from "../../platform/fields.ts";
import { DEFAULT_INSURANCE_TYPE, INSURANCE_TYPES } from "../lead-options.ts";
import { fault } from "../../platform/text-keys.ts";

/**
 * The conversion of a contact request to a quote request: the insurance that somebody who only wrote turns out to want.
 */
export const toQuote = z.object({
  version: rowVersion(),
  insuranceType: z.enum(INSURANCE_TYPES, fault("validation:insuranceType")).default(DEFAULT_INSURANCE_TYPE),
});
export type ToQuote = z.infer<typeof toQuote>;
