import { expect, it } from "vitest";
import { shownNumber } from "./shown-number.ts";

it.each([
  ["+17135550142", "(713) 555-0142"],
  ["+528183456789", "+52 81 8345 6789"],
  ["+442079460958", "+442079460958"],
])("%s is shown as %s", (stored, shown) => {
  expect(shownNumber(stored)).toBe(shown);
});
