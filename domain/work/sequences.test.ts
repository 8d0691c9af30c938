import { describe, expect, it } from "vitest";
import { faultsOf } from "../platform/faults-of.ts";
import { nextStepAfterEdit, sequenceChange, sequenceInput, type SequenceStep } from "./sequences.ts";

const step = (day: number, changes: object = {}) => ({ day, do: "email", templateId: 3, ...changes });
const SEQUENCE = { name: "After a quote", stage: "quoted", isActive: true, steps: [step(0)] };
const withSteps = (...steps: object[]) => faultsOf(sequenceInput, { ...SEQUENCE, steps });

describe("a sequence of follow-ups", () => {
  it("has a name, a stage and steps, and is for every tag where none is named", () => {
    expect(sequenceInput.parse(SEQUENCE)).toEqual({ ...SEQUENCE, tagId: null });
    expect(sequenceInput.parse({ ...SEQUENCE, tagId: 4 })).toMatchObject({ tagId: 4 });
    expect(faultsOf(sequenceInput, { ...SEQUENCE, name: " ", stage: "won", tagId: 0 })).toEqual({
      name: "validation:required",
      stage: "validation:choice",
      tagId: "validation:choice",
    });
    expect(Object.keys(faultsOf(sequenceInput, {}))).toEqual(["name", "stage", "isActive", "steps"]);
  });

  it("has one to ten steps, each on the day of the one before or later", () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => step(at));
    expect(withSteps()).toEqual({ steps: "validation:sequence.steps" });
    expect(withSteps(...many(10))).toEqual({});
    expect(withSteps(...many(11))).toEqual({ steps: "validation:tooMany" });
    expect(withSteps(step(2), step(2), step(5))).toEqual({});
    expect(withSteps(step(2), step(1))).toEqual({ steps: "validation:sequence.order" });
  });

  it("writes by a template, or has somebody call, within ninety days", () => {
    expect(sequenceInput.parse({ ...SEQUENCE, steps: [{ day: 90, do: "call" }] }).steps).toEqual([
      { day: 90, do: "call", templateId: null },
    ]);
    expect(withSteps(step(0, { templateId: null }))).toEqual({ "steps.0.templateId": "validation:choice" });
    expect(withSteps(step(0, { do: "sms" }))).toEqual({});
    expect(withSteps(step(0, { do: "fax" }))).toEqual({ "steps.0.do": "validation:choice" });
    for (const day of [-1, 91, 1.5]) expect(withSteps(step(day))).toMatchObject({ "steps.0.day": "validation:number" });
  });

  it("is changed by whoever saw its version", () => {
    expect(sequenceChange.parse({ ...SEQUENCE, version: 3 })).toMatchObject({ name: SEQUENCE.name, version: 3 });
    expect(Object.keys(faultsOf(sequenceChange, { ...SEQUENCE, version: -1 }))).toEqual(["version"]);
    expect(Object.keys(faultsOf(sequenceChange, SEQUENCE))).toEqual(["version"]);
  });
});

describe("a run whose sequence is edited", () => {
  /** Writes steps as "2a 5b": the day, and the letter of the template. */
  const steps = (text: string): SequenceStep[] =>
    text
      .split(" ")
      .filter(Boolean)
      .map((one) => ({ day: Number.parseInt(one), do: "email", templateId: one.codePointAt(one.length - 1) ?? 0 }));
  const next = (before: string, nextStep: number, after: string) =>
    nextStepAfterEdit({ steps: steps(before), nextStep }, steps(after));

  it.each([
    ["begins with the first step when it has done none", "2a 5b", 0, "1c 2a", 0],
    ["stays where it is when no step is another", "2a 2a 5b 9a", 2, "2a 2a 5b 9a", 2],
    ["passes over a new step before the last one done", "2a 5b", 1, "1c 2a 5b", 2],
    ["does a new step after the last one done", "2a 5b", 1, "2a 3c 5b", 1],
    ["goes on behind a step that it has done and that is gone", "2a 5b 9c", 2, "5b 9c", 1],
    ["leaves out no step when the next one is gone", "2a 5b 9c", 1, "2a 9c", 1],
    ["does the next step on another day", "2a 5b 9c", 1, "2a 7b 9c", 1],
    ["sends nothing again that has moved to a later day", "2a 5b", 1, "3a 5b", 1],
    ["sends nothing again that stands behind another step now", "2a 5b", 1, "2c 4a 5b", 2],
    ["does another message of the same template later", "2a 9a", 1, "3a 9a", 1],
    ["does the second step of a day of which it has done the first", "2a 2b 5c", 1, "2a 2b 6c", 1],
    ["does a step that has moved to the day of the last one done", "2a 5b", 1, "2a 2b", 1],
    ["makes a later call when one that it has made is gone", "0a 2c 5b 8c", 2, "0a 5b 8c", 1],
    ["makes each later call when the first is gone", "0c 3c 7c", 1, "3c 7c", 0],
    ["is over when no step is left", "2a 5b", 1, "2a", 1],
    ["is over when what is left was to go sooner", "2a 5b 7c", 2, "2a 3c", 2],
  ])("%s", (_what, before, nextStep, after, expected) => {
    expect(next(before, nextStep, after)).toBe(expected);
  });
});
