import { expect, it } from "vitest";
import { withSaidFirst } from "./said-first.ts";

it.each([
  [null, "Your card is ready.", "Your card is ready."],
  ["Thank you for the photos.", "Your card is ready.", "Thank you for the photos.\n\nYour card is ready."],
  ["Thank you.", "Your card is ready. Thank you.", "Thank you.\n\nYour card is ready. Thank you."],
  ["Thank you.", "\n Thank you. Your card is ready.", "\n Thank you. Your card is ready."],
])("a text says %j first, and only once: %j", (first, text, whole) => {
  expect(withSaidFirst(first, text)).toBe(whole);
});
