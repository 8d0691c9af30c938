import { expect, it } from "vitest";
import { isOutsideTexas } from "./texas-zip.ts";

it.each(["75001", "77008", "79999", "88510", "88589", "73301", "73344"])("%s is in Texas", (zip) => {
  expect(isOutsideTexas(zip)).toBe(false);
});

it.each(["10001", "74999", "80000", "88509", "88590", "73302", "00501"])("%s is in another state", (zip) => {
  expect(isOutsideTexas(zip)).toBe(true);
});

it.each(["", "1000", "100011", "1000a"])("'%s' is no ZIP code to speak of", (zip) => {
  expect(isOutsideTexas(zip)).toBe(false);
});
