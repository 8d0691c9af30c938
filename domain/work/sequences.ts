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
 * and what is due no later than the last step done. A step that the run had before it is still to come where it stands
 * as it was, or on that same day: a later call is not the removed one that was done.
 */
export function nextStepAfterEdit(
  { steps: before, nextStep }: { steps: readonly SequenceStep[]; nextStep: number },
  after: readonly SequenceStep[],
): number {
  const done = before.slice(0, nextStep);
  const lastDay = done.at(-1)?.day;
  if (lastDay === undefined) return 0;
  const rest = [...before];
  /** For each new step, the one that it was, if it stands as it was. */
  const was = after.map((step) => take(rest, step, isSameStep));
  const moved = rest.filter((step) => done.includes(step));
  const movedOpen = rest.filter((step) => !done.includes(step));
  const isToCome = (index: number, step: SequenceStep) => {
    const same = was[index] ?? take(movedOpen, step, sendsSame);
    return same !== undefined && !done.includes(same);
  };
  let next = after.filter(({ day }) => day <= lastDay).length;
  for (let step = after[next - 1]; step?.day === lastDay && isToCome(next - 1, step); step = after[next - 1]) next--;
  for (const [index, step] of after.entries()) {
    if (!was[index] && take(moved, step, sendsSame)) next = Math.max(next, index + 1);
  }
  return next;
}

type Comparison = (one: SequenceStep, other: SequenceStep) => boolean;

const sendsSame: Comparison = (one, other) => one.do === other.do && one.templateId === other.templateId;

/** Returns true for steps that send the same on the same day. */
export const isSameStep: Comparison = (one, other) => one.day === other.day && sendsSame(one, other);

/** Removes the first step that is equal by a comparison from a list, and returns it; undefined when there is none. */
function take(steps: SequenceStep[], step: SequenceStep, isEqual: Comparison): SequenceStep | undefined {
  const index = steps.findIndex((one) => isEqual(one, step));
  return index < 0 ? undefined : steps.splice(index, 1)[0];
}
