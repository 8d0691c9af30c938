import { expect, it } from "vitest";
import { firstOutcomes } from "./outcomes.ts";
import { outcomes as schema } from "../domain/operations/settings/outcomes.ts";
import { keepOutcomes, outcomeNames, type Outcomes } from "../domain/work/desk/outcomes.ts";
import { responseTime } from "../domain/work/desk/past-events.ts";

const own = { id: "own-abcd" as const, name: { en: "Moved away", es: "Se mudó" }, isActive: true };
const { lostReasons, callOutcomes } = firstOutcomes;
const withOwn: Outcomes = { ...firstOutcomes, lostReasons: [...lostReasons, own] };
const faultsOf = (value: unknown) => schema.safeParse(value).error?.issues.map(({ path }) => path.join("."));

it("may be renamed, moved, switched off and added to", () => {
  const moved = { ...withOwn, lostReasons: withOwn.lostReasons.toReversed() };
  expect(schema.parse(moved)).toEqual(moved);
  const off = { ...firstOutcomes, lostReasons: lostReasons.map((one, at) => ({ ...one, isActive: at === 0 })) };
  expect(faultsOf(off)).toBeUndefined();
});

it("must keep those that the program knows, each id once, and one to choose", () => {
  expect(faultsOf({ ...firstOutcomes, lostReasons: lostReasons.slice(1) })).toEqual(["lostReasons"]);
  expect(faultsOf({ ...withOwn, lostReasons: [...withOwn.lostReasons, own] })).toEqual(["lostReasons"]);
  const none = callOutcomes.map((one) => ({ ...one, isActive: false }));
  expect(faultsOf({ ...firstOutcomes, callOutcomes: none })).toEqual(["callOutcomes"]);
  const nonsense = { ...own, id: "whatever" };
  expect(faultsOf({ ...firstOutcomes, lostReasons: [...lostReasons, nonsense] })).toEqual(["lostReasons.7.id"]);
});

it("cannot change what a known outcome of a call means", () => {
  const turned = callOutcomes.map((one) => ({ ...one, isReached: !one.isReached }));
  expect(schema.parse({ ...firstOutcomes, callOutcomes: turned }).callOutcomes).toEqual(callOutcomes);
});

it("stay as inactive ones when a new version leaves them out, so that old requests keep their names", () => {
  const kept = keepOutcomes(withOwn, firstOutcomes);
  expect(kept.lostReasons.at(-1)).toEqual({ ...own, isActive: false });
  expect(outcomeNames(kept, "es").lostReason("own-abcd")).toBe("Se mudó");
  expect(outcomeNames(kept, "en").lostReason("own-unknown")).toBe("own-unknown");
});

it("of the office's own count as a response by what the event says", () => {
  const call = (data: object) => responseTime({ type: "call", at: new Date(0), isUndone: false, data });
  expect(call({ outcome: "own-abcd", isReached: true })).toEqual(new Date(0));
  expect(call({ outcome: "own-abcd" })).toBeNull();
  expect(call({ outcome: "voicemail" })).toBeNull();
});
