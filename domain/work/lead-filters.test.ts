import { describe, expect, it } from "vitest";
import { faultsOf } from "../platform/faults-of.ts";
import { KIND_FILTERS } from "./lead-filters.ts";

const { quote, contact } = KIND_FILTERS;
const names = (input: object) => Object.keys(faultsOf(quote, input));

describe("the filter of a list of requests", () => {
  it("filters nothing while nothing is asked for, and has the newest first", () => {
    expect(quote.parse({})).toEqual({ sort: "requestDate" });
    expect(quote.parse({ q: "", type: "", stage: "", owner: "", tag: "" })).toEqual({ sort: "requestDate" });
  });

  it.each(["consent", "answered", "confirmed", "entered"])("asks a question that has two answers: %s", (name) => {
    for (const answer of ["yes", "no"]) expect(quote.parse({ [name]: answer })).toHaveProperty(name, answer);
    expect(names({ [name]: "true" })).toEqual([name]);
  });

  it.each([
    ["suspected", "true"],
    ["binned", "true"],
    ["policy", "missing"],
  ])("looks at one thing alone: %s", (name, only) => {
    expect(quote.parse({ [name]: only })).toHaveProperty(name, only);
    expect(names({ [name]: "false" })).toEqual([name]);
  });

  it("has an order and days", () => {
    const asked = { order: "oldest", from: "2026-11-01", to: "2026-11-30", language: "es" };
    expect(quote.parse(asked)).toMatchObject(asked);
    expect(quote.parse({ order: "newest" })).toMatchObject({ order: "newest" });
    expect(names({ order: "best", from: "today", sort: "mood", language: "fr" })).toEqual([
      "from",
      "order",
      "sort",
      "language",
    ]);
  });

  it("names an owner: the reader, nobody, or a colleague", () => {
    const owner = (value: string) => quote.parse({ owner: value }).owner;
    expect([owner("me"), owner("none"), owner("7")]).toEqual(["me", "none", 7]);
    for (const wrong of ["you", "0", "1.5", "-1"]) expect(names({ owner: wrong })).toEqual(["owner"]);
  });

  it("has the types and stages of its kind, and none where a request may have no type", () => {
    expect(quote.parse({ type: "auto", stage: "won" })).toMatchObject({ type: "auto", stage: "won" });
    expect(contact.parse({ type: "claim", stage: "answered" })).toMatchObject({ type: "claim", stage: "answered" });
    expect([contact.safeParse({ type: "none" }).success, quote.safeParse({ type: "none" }).success]).toEqual([
      true,
      false,
    ]);
    expect(names({ type: "claim", stage: "answered" })).toEqual(["type", "stage"]);
  });
});
