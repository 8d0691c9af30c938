import { describe, expect, it } from "vitest";
import { faultsOf } from "../platform/faults-of.ts";
import { callData } from "./call-options.ts";
import { callFilter, newCall } from "./calls.ts";
import { customerCall, mergeInput, reachTyped } from "./customers.ts";

const CALL = { phone: "(713) 555-0100", outcome: "reached" };
const subject = { reference: "validation:callSubject" };

describe("a call that somebody logs", () => {
  it("is about a request, or about a customer, never both or neither", () => {
    expect(newCall.parse({ ...CALL, reference: "Q-1" })).toMatchObject({ outcome: "reached", reference: "Q-1" });
    expect(newCall.parse({ ...CALL, customerId: "3" })).toMatchObject({ customerId: 3 });
    expect(faultsOf(newCall, CALL)).toEqual(subject);
    expect(faultsOf(newCall, { ...CALL, reference: "Q-1", customerId: 3 })).toEqual(subject);
  });

  it("was made or received, took up to ten hours, and went in a way that the office knows", () => {
    const about = { ...CALL, reference: "Q-1" };
    const whole = { direction: "in", minutes: "600", text: "Wants a quote" };
    expect(newCall.parse({ ...about, ...whole })).toMatchObject({ ...whole, minutes: 600 });
    for (const minutes of [-1, 601, 1.5, "long"])
      expect(faultsOf(newCall, { ...about, minutes })).toEqual({ minutes: "validation:callMinutes" });
    expect(faultsOf(newCall, { ...about, minutes: 1 })).toEqual({});
    expect(faultsOf(newCall, { ...about, minutes: 0 })).toEqual({ minutes: "validation:callMinutes" });
    expect(faultsOf(newCall, { ...about, direction: "up", outcome: "sung", phone: "12" })).toEqual({
      direction: "validation:choice",
      outcome: "validation:choice",
      phone: "validation:phone",
    });
  });

  it("is stored without what was not given; a call without a direction was made by us", () => {
    expect(callData({ direction: "in", minutes: 3, text: "Hello" })).toEqual({
      direction: "in",
      minutes: 3,
      text: "Hello",
    });
    expect(callData({ direction: "out", minutes: 0, text: "" })).toEqual({});
    expect(callData({})).toEqual({});
  });
});

it("calls are listed by direction, outcome, colleague and days", () => {
  expect(callFilter.parse({ direction: "", outcome: "", who: "" })).toEqual({});
  const asked = { direction: "out", outcome: "own-abcd", from: "2026-11-01", to: "2026-11-30" };
  expect(callFilter.parse({ ...asked, who: "7" })).toEqual({ ...asked, who: 7 });
  expect(Object.keys(faultsOf(callFilter, { direction: "up", outcome: "sung", who: "x", from: "1", to: "2" }))).toEqual(
    ["direction", "outcome", "who", "from", "to"],
  );
});

it("a customer is recognized by what somebody typed, called, and merged with another", () => {
  expect(reachTyped.parse({})).toEqual({ phone: "", email: "" });
  expect(reachTyped.parse({ phone: "1", email: "a" })).toEqual({ phone: "1", email: "a" });
  expect(mergeInput.parse({ otherId: 4 })).toEqual({ otherId: 4 });
  expect(Object.keys(faultsOf(mergeInput, {}))).toEqual(["otherId"]);
  expect(Object.keys(faultsOf(customerCall, {}))).toEqual(["phone", "outcome"]);
});
