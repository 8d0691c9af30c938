import { z } from "zod";
import { MAX_PHONE_DIGITS } from "../../platform/limits.ts";
import { line, phone } from "../../platform/fields.ts";
import { fault } from "../../platform/text-keys.ts";
import { SET_UP_STEPS, STEP_STATES, TEST_CODE_DIGITS } from "./step-names.ts";

/** The rules of the set-up's inputs. Apart from the names of the steps, which the page needs without zod. */

export const stepName = z.enum(SET_UP_STEPS);
export const stepChange = z.object({ state: z.enum(STEP_STATES, fault("validation:choice")) });

/** The code that a test letter or a test text carries. Whoever can type it has received the message. */
export const arrivedCode = z.object({
  code: line(MAX_PHONE_DIGITS).regex(new RegExp(`^\\d{${TEST_CODE_DIGITS}}$`), fault("validation:testCode")),
});

export const testText = z.object({ phone: phone() });

/** The header lines of a mail as its recipient sees them ("show original"). */
export const mailHeaders = z.object({ headers: z.string().min(1, fault("validation:required")).max(100_000) });
