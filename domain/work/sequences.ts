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

/**
 * Returns the next step of a run whose sequence was edited: an index of the new steps, or their number when none is
 * left. Steps are told apart by what they send. Passed over is what the run has done, also on another day than before,
 * and what is due no later than the last step done; a step that the run had before it on that same day is still to come.
 */
export function nextStepAfterEdit(
  { steps: before, nextStep }: { steps: readonly SequenceStep[]; nextStep: number },
  after: readonly SequenceStep[],
): number {
  const done = before.slice(0, nextStep);
  const lastDay = done.at(-1)?.day;
  if (lastDay === undefined) return 0;
  const open = before.slice(nextStep);
  let next = after.filter(({ day }) => day <= lastDay).length;
  for (let step = after[next - 1]; step?.day === lastDay && takeSame(open, step); step = after[next - 1]) next--;
  for (const [index, step] of after.entries()) if (takeSame(done, step)) next = Math.max(next, index + 1);
  return next;
}

/** Removes a step that sends the same from a list. Returns false when there is none. */
function takeSame(steps: SequenceStep[], { do: deed, templateId }: SequenceStep): boolean {
  const index = steps.findIndex((one) => one.do === deed && one.templateId === templateId);
  if (index >= 0) steps.splice(index, 1);
  return index >= 0;
}
