import { describe, expect, it } from "vitest";
import { faultsOf } from "../platform/faults-of.ts";
import {
  centsOf,
  expiryOf,
  noPolicyInput,
  policyChange,
  policyInput,
  policyStatusInput,
  renewalQuery,
} from "./policies.ts";

const POLICY = { carrier: "Gulf", line: "auto", effectiveOn: "2026-11-20" };
const choice = "validation:choice";

describe("a policy", () => {
  it("is from a carrier, of a line and from a day; its term is a year where nothing else is said", () => {
    expect(policyInput.parse(POLICY)).toEqual({ ...POLICY, number: "", termMonths: 12 });
    expect(faultsOf(policyInput, { ...POLICY, carrier: " " })).toEqual({ carrier: "validation:required" });
    expect(Object.keys(faultsOf(policyInput, {}))).toEqual(["carrier", "line", "effectiveOn"]);
    expect(faultsOf(policyInput, { ...POLICY, effectiveOn: "next week" })).toEqual({ effectiveOn: "validation:date" });
    const whole = { ...POLICY, number: "A-1", renewsOn: "2027-01-01" };
    expect(policyInput.parse({ ...whole, termMonths: "6", premium: "$1,234.50", ownerId: "7" })).toEqual({
      ...whole,
      termMonths: 6,
      premium: "1234.50",
      ownerId: 7,
    });
    expect(faultsOf(policyInput, { ...POLICY, line: "boat", termMonths: 9, ownerId: "x" })).toEqual({
      line: "validation:insuranceType",
      termMonths: choice,
      ownerId: choice,
    });
  });

  it("is changed by whoever saw its version", () => {
    expect(policyChange.parse({ ...POLICY, version: "v" })).toMatchObject({ ...POLICY, version: "v" });
    expect(Object.keys(faultsOf(policyChange, POLICY))).toEqual(["version"]);
    expect(Object.keys(faultsOf(policyChange, { ...POLICY, version: "x".repeat(65) }))).toEqual(["version"]);
  });

  it("costs dollars with at most two digits of cents", () => {
    const faults = (premium: string) => faultsOf(policyInput, { ...POLICY, premium });
    for (const premium of ["0", "9999999", "1.5", "1.55", " $ 12 "]) expect(faults(premium)).toEqual({});
    for (const premium of ["10000000", "1.", ".5", "1.555", "x1", "1x", "-1"])
      expect(faults(premium)).toEqual({ premium: "validation:amount" });
    expect([centsOf("1234.50"), centsOf("0.29"), centsOf("19.99")]).toEqual([123_450, 29, 1_999]);
  });

  it("expires on the day that was given, else at the end of its term, but after it begins", () => {
    expect(expiryOf({ effectiveOn: "2026-08-31", termMonths: 6 })).toBe("2027-02-28");
    expect(expiryOf({ effectiveOn: "2026-08-31", termMonths: 6, renewsOn: "2027-01-01" })).toBe("2027-01-01");
    const renewal = { renewsOn: "validation:renewal" };
    expect(faultsOf(policyInput, { ...POLICY, renewsOn: POLICY.effectiveOn })).toEqual(renewal);
    expect(faultsOf(policyInput, { ...POLICY, renewsOn: "2026-11-19" })).toEqual(renewal);
    expect(faultsOf(policyInput, { ...POLICY, renewsOn: "2026-11-21" })).toEqual({});
  });

  it("that did not come of a win has a reason, in words where the list has none", () => {
    expect(noPolicyInput.parse({ reason: "declined" })).toEqual({ reason: "declined" });
    expect(noPolicyInput.parse({ reason: "other", text: "Moved" })).toEqual({ reason: "other", text: "Moved" });
    expect(faultsOf(noPolicyInput, { reason: "other", text: "" })).toEqual({ text: "validation:required" });
    expect(faultsOf(noPolicyInput, { reason: "mood" })).toEqual({ reason: choice });
    expect(policyStatusInput.parse({ isCancelled: true })).toEqual({ isCancelled: true });
    expect(Object.keys(faultsOf(policyStatusInput, {}))).toEqual(["isCancelled"]);
  });
});

it("renewals are listed for thirty days ahead, unless the list is asked for others", () => {
  expect(renewalQuery.parse({})).toEqual({ days: 30, state: "upcoming" });
  const asked = { state: "expired", line: "home" };
  expect(renewalQuery.parse({ ...asked, days: "90", owner: "7" })).toEqual({ ...asked, days: 90, owner: 7 });
  expect([renewalQuery.parse({ owner: "me" }).owner, renewalQuery.parse({ owner: "none" }).owner]).toEqual([
    "me",
    "none",
  ]);
  expect(Object.keys(faultsOf(renewalQuery, { days: "7", state: "x", owner: "boss", line: "boat" }))).toEqual([
    "days",
    "state",
    "owner",
    "line",
  ]);
});
