import { z } from "zod";
import { email, optional, text } from "../platform/fields.ts";
import { MAX } from "../platform/limits.ts";
import { fault } from "../platform/text-keys.ts";
import { DATA_WISHES, WITHDRAWALS } from "./private-page-options.ts";

const choice = fault("validation:choice");

/** A customer's withdrawal of their consent to be called and texted. */
export const consentWithdrawal = z.object({ channels: z.enum(WITHDRAWALS, choice) });

/** A customer's wish for a copy or the deletion of their data. */
export const dataWish = z.object({ wish: z.enum(DATA_WISHES, choice) });

/** The words that a customer adds to a request, besides fields. */
export const addedWords = z.object({ words: optional(text(MAX.message)) });

/** The address to which the links of one's requests are sent again. */
export const linkAsk = z.object({ email: email(fault("validation:contactEmail")) });
