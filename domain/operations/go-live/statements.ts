import { z } from "zod";
import { day, line } from "../../platform/fields.ts";
import { fault } from "../../platform/text-keys.ts";
import { STATEMENT_KINDS, STATEMENT_NAMES, type StatementName } from "./statement-names.ts";

export const statementName = z.enum(STATEMENT_NAMES);

/** The input of a statement: its date, which of several cases applies, and a number or a remark. */
export const statement = z.object({
  on: day(),
  choice: line(40).nullable().default(null),
  note: line(300).default(""),
});
export type Statement = z.infer<typeof statement>;

/** Builds the rules of one statement: some need a choice, some a number to be looked up by. */
export function statementSchema(name: StatementName) {
  const { choices, needsNote } = STATEMENT_KINDS[name];
  return statement
    .refine(({ choice }) => (choices.length === 0 ? choice === null : choices.some((one) => one === choice)), {
      error: fault("validation:choice"),
      path: ["choice"],
    })
    .refine(({ note }) => !needsNote || note !== "", { error: fault("validation:required"), path: ["note"] });
}

export const signOff = z.object({ note: line(300).default("") });
