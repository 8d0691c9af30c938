import { describe, expect, it } from "vitest";
import { faultsOf } from "../platform/faults-of.ts";
import { sequenceChange, sequenceInput } from "./sequences.ts";

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
