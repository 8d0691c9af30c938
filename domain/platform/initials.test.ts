import { expect, it } from "vitest";
import { initialsOf } from "./initials.ts";

it.each([
  ["Ana Ruiz", "AR"],
  ["María Guadalupe de la Cruz", "MC"],
  ["élodie", "É"],
  ["  Ana   “Nena”  Ruiz ", "AR"],
  ["Ana - Ruiz (Dallas)", "AR"],
  ["", ""],
])("the initials of “%s” are “%s”", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
