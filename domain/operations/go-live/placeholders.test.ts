import { expect, it } from "vitest";
import { isPlaceholder, placeholdersIn } from "./placeholders.ts";

it.each([
  "17135550142",
  "+17135550142",
  "7135550142",
  "hello@bluebonnet.example.com",
  "The Office <office@example.com>",
  "https://ams.example.com",
  "https://www.facebook.com/bluebonnet.example",
  "reply.example.com",
  "site.test",
  "http://example.com/page",
])("takes %s for a placeholder", (value) => expect(isPlaceholder(value)).toBe(true));

it.each([
  "17139550142",
  "19155551",
  "5217135550142",
  "71355501429",
  "hello@cactuswren.com",
  "https://cactuswren.com/for-instance",
  "For example, a fence",
  "Write to office@example.com",
  "office@example.com is where we read",
  "Write to <office@example.com> today",
  "See https://example.com/page today",
  "See example.com",
  "example.com is no site",
  "America/Chicago",
  "",
])("takes %s for the agency's own", (value) => expect(isPlaceholder(value)).toBe(false));

it("finds placeholders at any depth, each once per section", () => {
  const sections = {
    identity: { name: "Cactus Wren", foundedYear: 1990, shortName: undefined },
    locations: [
      { phone: "19155550142", hours: [null] },
      { phone: "19155550142", address: { city: "El Paso" } },
    ],
    contact: { email: "a@example.com", claimsPhone: "19155550142" },
  };
  expect(placeholdersIn(sections)).toEqual([
    { section: "locations", value: "19155550142" },
    { section: "contact", value: "a@example.com" },
    { section: "contact", value: "19155550142" },
  ]);
});
