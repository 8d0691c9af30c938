import { describe, expect, it } from "vitest";
import { faultsOf } from "../platform/faults-of.ts";
import { leadReference, newTask, taskChange, taskFilter, taskInput } from "./tasks.ts";

const TASK = { what: "Call back", dueOn: "2026-11-20" };
const choice = "validation:choice";

describe("a task", () => {
  it("has a text and a day, and is for whoever does it first", () => {
    expect(taskInput.parse(TASK)).toEqual(TASK);
    expect(faultsOf(taskInput, { ...TASK, what: " " })).toEqual({ what: "validation:required" });
    expect(Object.keys(faultsOf(taskInput, {}))).toEqual(["what", "dueOn"]);
  });

  it("may be for one person or for a role, at an hour, again and again", () => {
    const whole = { ...TASK, dueTime: "23:59", repeats: "weekly" };
    expect(taskInput.parse({ ...whole, assigneeId: "7" })).toEqual({ ...whole, assigneeId: 7 });
    expect(taskInput.parse({ ...whole, role: "agent" })).toEqual({ ...whole, role: "agent" });
    expect(faultsOf(taskInput, { ...TASK, assigneeId: 7, role: "agent" })).toEqual({ role: choice });
    expect(faultsOf(taskInput, { ...TASK, assigneeId: "x", role: "boss", repeats: "hourly" })).toEqual({
      assigneeId: choice,
      role: choice,
      repeats: choice,
    });
  });

  it("has an hour of the day", () => {
    const faults = (dueTime: string) => faultsOf(taskInput, { ...TASK, dueTime });
    for (const time of ["00:00", "09:30", "19:59", "20:00", "23:59"]) expect(faults(time)).toEqual({});
    for (const time of ["24:00", "9:30", "12:60", "112:00", "12:000", "1200"])
      expect(faults(time)).toEqual({ dueTime: "validation:time" });
  });

  it("is about a request, a customer or a policy", () => {
    const about = { reference: "Q-AB12C", customerId: 3, policyId: 4 };
    expect(newTask.parse({ ...TASK, ...about })).toEqual({ ...TASK, ...about });
    expect(faultsOf(newTask, { ...TASK, reference: "X-1" })).toEqual({ reference: "validation:reference" });
  });

  it("is changed by whoever saw its version", () => {
    expect(taskChange.parse({ ...TASK, version: 3 })).toEqual({ ...TASK, version: 3 });
    expect(Object.keys(faultsOf(taskChange, { ...TASK, version: -1 }))).toEqual(["version"]);
    expect(Object.keys(faultsOf(taskChange, TASK))).toEqual(["version"]);
  });
});

it("a reference begins with the letter of a kind, in either case, and has up to twenty characters more", () => {
  const isRight = (text: string) => leadReference.safeParse(text).success;
  expect(["Q-1", "c-abc", `S-${"X".repeat(20)}`].every(isRight)).toBe(true);
  expect(["Q-", "Q1", "X-1", `S-${"X".repeat(21)}`, " Q-1", "Q-1!"].some(isRight)).toBe(false);
});

it("a list of tasks shows one's own that are not done, unless it is asked for others", () => {
  expect(taskFilter.parse({})).toEqual({ whose: "mine", done: false });
  const asked = { whose: "everybody", from: "2026-11-01", to: "2026-11-30", reference: "Q-1" };
  const done = { doneFrom: "2026-11-01", doneTo: "2026-11-30" };
  expect(taskFilter.parse({ ...asked, ...done, done: "true", customerId: "3", assignee: "7", doneBy: "8" })).toEqual({
    ...asked,
    ...done,
    done: true,
    customerId: 3,
    assignee: 7,
    doneBy: 8,
  });
  expect(taskFilter.parse({ assignee: "none" })).toMatchObject({ assignee: "none" });
  expect(Object.keys(faultsOf(taskFilter, { whose: "theirs", assignee: "boss", doneBy: "x" }))).toEqual([
    "whose",
    "assignee",
    "doneBy",
  ]);
});
