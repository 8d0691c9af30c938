import { expect, it } from "vitest";
import { MIN_FILL_MS } from "../../../domain/platform/limits.ts";
import { suspicionOf } from "./suspicion.ts";

const FAST = { elapsedMs: MIN_FILL_MS - 1 };

it.each([
  ["a filled honeypot", { website: "spam", email: "rosa@example.com", elapsedMs: 60_000 }, "honeypot"],
  ["a ZIP code that no hand could type", FAST, "too fast"],
  ["the same with what is no phone number", { ...FAST, phone: "123" }, "too fast"],
  ["W18: a fast one with an e-mail", { ...FAST, email: "rosa@example.com" }, null],
  ["W18: a fast one with a phone number", { ...FAST, phone: "(713) 555-0190" }, null],
  ["W18: a fast one with a number from Mexico", { ...FAST, phone: "+52 81 8358 2000" }, null],
  ["W18: five digits at 120 ms a key", { elapsedMs: 5 * 120 }, null],
  ["a form without script", {}, null],
])("%s", (_what, form, suspicion) => {
  expect(suspicionOf(form)).toBe(suspicion);
});
