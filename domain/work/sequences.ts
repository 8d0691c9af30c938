import { z } from "zod";
import { line, rowId, rowVersion } from "../platform/fields.ts";
import { MAX } from "../platform/limits.ts";
import { SEQUENCE_DEEDS, SEQUENCE_STAGES } from "./sequence-options.ts";
import { fault } from "../platform/text-keys.ts";

const MOST_STEPS = 10;

const choice = fault("validation:choice");
const number = fault("validation:number");

const step = z
  .object({
    /** Days after the request came to the stage. */
    day: z.int(number).min(0, number).max(90, number),
    do: z.enum(SEQUENCE_DEEDS, choice),
    /** The template of the message; required unless the step is a call. */
    templateId: rowId(choice).nullable().default(null),
  })
  .refine((one) => one.do === "call" || one.templateId !== null, { path: ["templateId"], message: choice });
export type SequenceStep = z.infer<typeof step>;

/** A sequence of automatic follow-ups, as an admin writes it. */
export const sequenceInput = z.object({
  name: line(MAX.name).min(1, fault("validation:required")),
  stage: z.enum(SEQUENCE_STAGES, choice),
  /** Set where the sequence is only for requests with this tag, or of customers with it. */
  tagId: rowId(choice).nullable().default(null),
  isActive: z.boolean(),
  steps: z
    .array(step)
    .min(1, fault("validation:sequence.steps"))
    .max(MOST_STEPS, fault("validation:tooMany"))
    .refine((steps) => steps.every(({ day }, index) => day >= (steps[index - 1]?.day ?? 0)), {
      message: fault("validation:sequence.order"),
    }),
});
export type SequenceInput = z.infer<typeof sequenceInput>;

/** A changed sequence, with the version that the admin saw (optimistic locking). */
export const sequenceChange = sequenceInput.extend({ version: rowVersion() });
