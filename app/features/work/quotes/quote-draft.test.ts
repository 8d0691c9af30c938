import { expect, it } from "vitest";
import { DRAFT_FIELDS } from "./quote-draft.ts";
import { QUOTE_FIELDS } from "../leads/quote-fields.ts";

it("D2: a draft in the browser leaves out whatever identifies somebody, is about a person or was written freely", () => {
  const asked = Object.values(QUOTE_FIELDS).flatMap(({ groups, more }) => [
    ...groups.flatMap((g) => g.fields),
    ...more,
  ]);
  const names = new Set(asked.map(({ name }) => name));
  expect([...names].filter((name) => !DRAFT_FIELDS.includes(name)).toSorted()).toEqual([
    "accidents",
    "businessDescription",
    "businessName",
    "currentInsurance",
    "driverAge",
    "driverDob",
    "driverLicenseState",
    "personalDob",
    "personalGender",
    "propertyAddress",
    "vin",
    "violations",
  ]);
  expect(DRAFT_FIELDS.filter((name) => !names.has(name))).toEqual([]);
});
