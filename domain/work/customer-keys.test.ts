import { expect, it } from "vitest";
import { emailKey, familyNameOf, isStandIn, phoneKey } from "./customer-keys.ts";

it("addresses are compared without case and space", () => {
  expect(emailKey("  Rosa.Vela@Example.COM ")).toBe("rosa.vela@example.com");
  expect([emailKey(""), emailKey(null)]).toEqual([null, null]);
});

it.each([
  ["(713) 555-0142", "+17135550142"],
  ["1-713-555-0142", "+17135550142"],
  ["+1 713 555 0142", "+17135550142"],
  ["+52 81 8345 6789", "+528183456789"],
  ["52 81 8345 6789", "+528183456789"],
  ["+52 1 81 8345 6789", "+528183456789"],
  ["+44 20 7946 0958", "+442079460958"],
  ["+49 521 1234567890", "+495211234567890"],
  ["+65 6123 4567", "+6561234567"],
  ["123 456 7890", null],
  ["555-0142", null],
  ["", null],
])("the phone number %s is compared as %s", (typed, key) => {
  expect(phoneKey(typed)).toBe(key);
});

it("a family is known by the last of several words, without accents", () => {
  expect(familyNameOf("Rosa María Vela")).toBe("vela");
  expect(familyNameOf("ÁNGEL MUÑOZ")).toBe(familyNameOf("angel munoz"));
  expect([familyNameOf("Rosa"), familyNameOf(""), familyNameOf(null)]).toEqual([null, null, null]);
});

it("an address or a number is no name", () => {
  expect(["rosa@example.com", "(713) 555-0142", "Rosa"].map(isStandIn)).toEqual([true, true, false]);
});
