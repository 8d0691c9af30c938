import { expect, it } from "vitest";
import { nearestTerm, termEnd } from "./policy-options.ts";
import { noPolicyInput, policyInput } from "./policies.ts";

it("a term ends on the same day of a later month, or on its last one", () => {
  expect(termEnd("2026-11-17", 6)).toBe("2027-05-17");
  expect(termEnd("2026-08-31", 6)).toBe("2027-02-28");
  expect(termEnd("2028-02-29", 12)).toBe("2029-02-28");
});

it("a premium of any number of months is near one of the terms", () => {
  expect([1, 6, 8, 9, 12, 36].map(nearestTerm)).toEqual([6, 6, 6, 12, 12, 12]);
});

const policy = { carrier: "Germania", line: "auto", effectiveOn: "2026-11-17", termMonths: "6" };

it("a policy has a term of 6 or 12 months, and ends after it begins", () => {
  expect(policyInput.safeParse(policy).success).toBe(true);
  expect(policyInput.safeParse({ ...policy, termMonths: "9" }).success).toBe(false);
  expect(policyInput.safeParse({ ...policy, renewsOn: "2026-11-17" }).success).toBe(false);
});

it("a reason that is not in the list is told in words", () => {
  expect(noPolicyInput.safeParse({ reason: "declined" }).success).toBe(true);
  expect(noPolicyInput.safeParse({ reason: "other", text: "" }).success).toBe(false);
});
