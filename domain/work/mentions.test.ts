import { expect, it } from "vitest";
import { mentionedIn, nameBeingTyped } from "./mentions.ts";

const people = [
  { id: 1, name: "María López" },
  { id: 2, name: "Maria Vega" },
  { id: 3, name: "Rosa Vela" },
];

it("a note names colleagues by their whole name, or by the first where it is only one's", () => {
  expect(mentionedIn("@maria lopez please call, @Rosa knows", people)).toEqual([1, 3]);
  expect(mentionedIn("@Maria please call", people)).toEqual([]);
  expect(mentionedIn("@Rosalind, rosa@example.com and @rosa!", people)).toEqual([3]);
  expect(mentionedIn("nobody@", people)).toEqual([]);
});

it("a note names by the longest name that fits, and only after the sign", () => {
  const alike = [{ id: 5, name: "Rosa" }, { id: 6, name: " Ana Vela " }, ...people];
  expect(mentionedIn("@Rosa Vela and @Ana Vela, please", alike)).toEqual([3, 6]);
  expect(mentionedIn("@Rosa, please", alike)).toEqual([5]);
  expect(mentionedIn("Jana Vela has called", [{ id: 6, name: "Ana Vela" }])).toEqual([]);
});

it("knows the name that is being typed", () => {
  expect(nameBeingTyped("call @mar", 9)).toBe("mar");
  expect(nameBeingTyped("call @María Ló today", 14)).toBe("María Ló");
  expect(nameBeingTyped("rosa@ve", 7)).toBeNull();
  expect(nameBeingTyped("call her", 8)).toBeNull();
});
