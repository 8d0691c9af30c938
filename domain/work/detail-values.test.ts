import { describe, expect, it } from "vitest";
import { detailValue, isCompletion, isSameValue, mergeDetails } from "./detail-values.ts";

describe("the details of a request that two people change", () => {
  it("merge by themselves where the fields differ", () => {
    const base = { phone: "1", email: "a", zipCode: "" };
    expect(mergeDetails(base, { ...base, phone: "2" }, { ...base, email: "b" })).toEqual({
      taken: ["email"],
      agreed: [],
      clashing: [],
    });
  });

  it("clash only where both changed a field, and not to the same value", () => {
    const base = { phone: "1", vin: "", coverageTypes: ["pip"] };
    const mine = { phone: "2", vin: "X", coverageTypes: ["pip", "liability"] };
    const theirs = { phone: "3", vin: "X", coverageTypes: ["liability", "pip"] };
    expect(mergeDetails(base, mine, theirs)).toEqual({
      taken: [],
      agreed: ["vin", "coverageTypes"],
      clashing: ["phone"],
    });
  });

  it("take a missing value, null and an empty text for the same", () => {
    expect(isSameValue(null, "")).toBe(true);
    expect(isSameValue(undefined, [])).toBe(true);
    expect(isSameValue("", "x")).toBe(false);
    expect(detailValue(null)).toBe("");
  });

  it("are completed where a field is empty; language and office never are", () => {
    expect(isCompletion("vin", null)).toBe(true);
    expect(isCompletion("vin", "X")).toBe(false);
    expect(isCompletion("location", null)).toBe(false);
  });
});
