import { expect, it } from "vitest";
import { faultsOf } from "../../platform/faults-of.ts";
import { premiumChange, premiumInput } from "./premiums.ts";

const PREMIUM = { carrier: "Gulf", cents: 1, months: 6 };
const range = "validation:numberRange";

it("a premium is one cent to a million dollars, for up to 36 months, from a carrier", () => {
  expect(premiumInput.parse({ ...PREMIUM, note: "By phone" })).toEqual({ ...PREMIUM, note: "By phone" });
  expect(faultsOf(premiumInput, { ...PREMIUM, cents: 100_000_000, months: 36 })).toEqual({});
  expect(faultsOf(premiumInput, { carrier: "", cents: 0, months: 0 })).toEqual({
    carrier: "validation:required",
    cents: range,
    months: range,
  });
  expect(faultsOf(premiumInput, { ...PREMIUM, cents: 100_000_001, months: 37 })).toEqual({
    cents: range,
    months: range,
  });
  expect(faultsOf(premiumInput, { ...PREMIUM, cents: 1.5 })).toEqual({ cents: "validation:number" });
});

it("an empty note of a premium is none", () => {
  expect([premiumInput.parse({ ...PREMIUM, note: " " }).note, premiumInput.parse(PREMIUM).note]).toEqual([null, null]);
});

it("a changed premium says which version its author saw", () => {
  expect(premiumChange.parse({ ...PREMIUM, version: 0 })).toMatchObject({ version: 0 });
  expect(premiumChange.parse({ ...PREMIUM, version: 3 })).toMatchObject({ carrier: "Gulf", version: 3 });
  expect(Object.keys(faultsOf(premiumChange, { ...PREMIUM, version: -1 }))).toEqual(["version"]);
  expect(Object.keys(faultsOf(premiumChange, PREMIUM))).toEqual(["version"]);
});
