import { z } from "zod";
import { fault } from "../../platform/text-keys.ts";
import { CALL_OUTCOMES, LOST_REASONS, OWN_PART } from "./stages.ts";

const choice = fault("validation:choice");
const ownId = z.templateLiteral(["own-", z.string().regex(new RegExp(`^${OWN_PART}$`))], choice);

/** The ids of lost reasons and call outcomes: those that every office has, and those that an office has added. */
export const lostReason = z.union([z.enum(LOST_REASONS, choice), ownId], choice);
export const callOutcome = z.union([z.enum(CALL_OUTCOMES, choice), ownId], choice);
