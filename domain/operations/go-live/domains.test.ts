import { expect, it } from "vitest";
import { areAligned, domainAndParents, domainOf } from "./domains.ts";

it.each([
  ["office@cactuswren.com", "cactuswren.com"],
  [" office@cactuswren.com ", "cactuswren.com"],
  ["The Office <office@Mail.CactusWren.com>", "mail.cactuswren.com"],
  ["The Office <office@cactuswren.com> ", "cactuswren.com"],
  ["<Sales> of Cactus Wren <office@cactuswren.com>", "cactuswren.com"],
])("reads the domain of the address %s", (address, domain) => {
  expect(domainOf(address)).toBe(domain);
});

it("compares domains by their organisation", () => {
  expect(domainAndParents("a.b.example.com")).toEqual(["a.b.example.com", "b.example.com", "example.com"]);
  expect(domainAndParents("localhost")).toEqual(["localhost"]);
  expect(areAligned("mail.cactuswren.com", "reply.cactuswren.com")).toBe(true);
  expect(areAligned("cactuswren.com", "wren.com")).toBe(false);
});
