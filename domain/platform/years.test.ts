import { expect, it } from "vitest";
import { yearsInBusiness } from "./years.ts";

const inYear = (year: number) => new Date(Date.UTC(year, 6, 1));

it("an agency founded in 2008 has been at work for over 15 years in 2026", () => {
  expect(yearsInBusiness(inYear(2026), 2008)).toBe(15);
});

it("the number grows only when it is true on every day of the year", () => {
  expect(yearsInBusiness(inYear(2028), 2008)).toBe(15);
  expect(yearsInBusiness(inYear(2029), 2008)).toBe(20);
});

it("a young agency is told in single years", () => {
  expect(yearsInBusiness(inYear(2026), 2022)).toBe(3);
});

it("a year that has just begun, or is still to come, counts for nothing", () => {
  expect(yearsInBusiness(inYear(2026), 2026)).toBe(0);
  expect(yearsInBusiness(inYear(2026), 2027)).toBe(0);
});
