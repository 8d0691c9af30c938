import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fullQuote } from "../work/quotes.ts";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-12T15:00:00Z") }));
afterEach(() => void vi.useRealTimers());

const contact = { name: "Rosa Vela", email: "rosa@example.com", phone: "7135550190", zipCode: "77008" };

function faultOf(insuranceType: string, field: string, value: string): string | undefined {
  const issues = fullQuote.safeParse({ ...contact, insuranceType, [field]: value }).error?.issues ?? [];
  return issues.find(({ path }) => path[0] === field)?.message;
}

describe("a value of a quote that nobody means", () => {
  it.each([
    ["auto", "vehicleYear", ["0001", "1899", "2028", "2050"], ["1900", "2027"], "yearRange"],
    ["home", "propertyYearBuilt", ["0001", "1699", "2050"], ["1700", "2027"], "yearRange"],
    ["home", "roofYear", ["0999", "2050"], ["1995", "2026"], "yearRange"],
    [
      "auto",
      "driverDob",
      ["1801-05-05", "1905-12-31", "2026-11-13", "2031-01-01"],
      ["1906-01-01", "2008-02-29"],
      "birthDate",
    ],
    ["life", "personalDob", ["0001-01-01", "2031-01-01"], ["1950-01-01", "2026-11-12"], "birthDate"],
    ["auto", "driverAge", ["0", "12", "121", "999999"], ["13", "120"], "numberRange"],
    ["auto", "accidents", ["100"], ["0", "99"], "numberRange"],
    ["auto", "violations", ["4000"], ["3"], "numberRange"],
    ["auto", "annualMileage", ["500001"], ["0", "500000"], "numberRange"],
    ["business", "employees", ["1000000"], ["0", "25"], "numberRange"],
  ])("%s: %s is named at its field", (type, field, refused, taken, message) => {
    const faults = (values: string[]) => values.map((value) => [value, faultOf(type, field, value)]);
    expect(faults(refused)).toEqual(refused.map((value) => [value, `validation:${message}`]));
    expect(faults(taken)).toEqual(taken.map((value) => [value, undefined]));
  });

  it("is judged by the day it is looked at", () => {
    expect(faultOf("auto", "vehicleYear", "2028")).toBe("validation:yearRange");
    vi.setSystemTime(new Date("2027-01-02T00:00:00Z"));
    expect(faultOf("auto", "vehicleYear", "2028")).toBeUndefined();
  });
});

describe("a ZIP code", () => {
  it("may have space around it, as people copy it", () => {
    expect(fullQuote.parse({ ...contact, insuranceType: "auto", zipCode: " 77001 " })).toMatchObject({
      zipCode: "77001",
    });
    expect(faultOf("auto", "zipCode", "TX 77001")).toBe("validation:quoteZip");
    expect(faultOf("life", "zipCode", " ")).toBeUndefined();
    expect(faultOf("life", "zipCode", "123")).toBe("validation:quoteZip");
  });
});
