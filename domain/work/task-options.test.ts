import { expect, it } from "vitest";
import { nextTurn, taskTextOf } from "./task-options.ts";

it("a repeating task comes again after the given day, counted from its first turn", () => {
  expect(nextTurn("daily", "2026-11-17", "2026-11-17")).toBe("2026-11-18");
  expect(nextTurn("weekly", "2026-11-02", "2026-11-17")).toBe("2026-11-23");
  expect(nextTurn("yearly", "2024-02-29", "2026-11-17")).toBe("2027-02-28");
});

it("a month without such a day ends with its last one, and the next has it again", () => {
  expect(nextTurn("monthly", "2026-01-31", "2026-01-31")).toBe("2026-02-28");
  expect(nextTurn("monthly", "2026-01-31", "2026-02-28")).toBe("2026-03-31");
});

it("a task out of a note has its first line, cut after a whole word", () => {
  expect(taskTextOf("  Ask @Ana  for the form\nShe has it.", 100)).toBe("Ask Ana for the form");
  expect(taskTextOf("Call Rosa about the second truck", 20)).toBe("Call Rosa about the…");
  expect(taskTextOf("x".repeat(30), 20)).toBe(`${"x".repeat(19)}…`);
  expect(taskTextOf("Call Rosa about the second truck", 19)).toBe("Call Rosa about…");
  expect(taskTextOf("Call Rosa about trucks", 22)).toBe("Call Rosa about trucks");
});
