import { expect, it } from "vitest";
import { smsParts } from "./sms-parts.ts";

it.each([
  ["", 0, 0],
  ["Hello", 5, 1],
  ["x".repeat(160), 160, 1],
  ["x".repeat(161), 161, 2],
  ["x".repeat(306), 306, 2],
  ["{x}", 5, 1],
  ["mañana é ¿sí?", 13, 1],
  ["¿Sí?", 4, 1],
  ["ú".repeat(70), 70, 1],
  ["ú".repeat(71), 71, 2],
  [`${"x".repeat(70)}ú`, 71, 2],
  ["👍", 2, 1],
  [`${"x".repeat(152)}{${"x".repeat(152)}`, 306, 3],
  [`${"x".repeat(151)}{${"x".repeat(153)}`, 306, 2],
  [`${"ú".repeat(66)}👍${"ú".repeat(66)}`, 134, 3],
])("counts %j as %i characters in %i parts", (text, characters, parts) => {
  expect(smsParts(text)).toEqual({ characters, parts });
});
