import fc from "fast-check";
import { expect, it } from "vitest";
import { z } from "zod";
import type { ApiAnswer, ApiCall } from "../target.ts";
import { valuesFor } from "./arbitrary.ts";
import type { Case } from "./cases.ts";
import { schemaOf, type Described } from "./describe.ts";
import { Dictionary } from "./dictionary.ts";
import { mutate } from "./mutate.ts";
import { wrongHeaders, wrongIn } from "./oracle.ts";

const json = "application/json; charset=utf-8";
const headers = { "cache-control": "no-store" };
const endpoint: Described = {
  name: "POST /api/user/task-feed",
  method: "POST",
  address: "/api/user/task-feed",
  params: {},
  query: {},
  isSearched: false,
  body: { type: "application/json", schema: {} },
  byParameter: null,
};
const file = { name: "", content: Buffer.alloc(0), line: "", headers: {} };
const one: Case = { kind: "valid", caller: "admin", params: {}, query: {}, search: null, body: {}, raw: null, file };
const wrong = (status: number, body: object, sent: object = { hasNames: true }) => {
  const call: ApiCall = { method: "POST", path: endpoint.address, headers: {}, body: JSON.stringify(sent) };
  const answer: ApiAnswer = { status, headers, type: json, body: JSON.stringify(body) };
  return wrongIn(endpoint, one, call, answer);
};

it("finds answers that fail, differ from their schema, tell of the inside, or took what a rule forbids", () => {
  const right = { address: "https://example.com/feed" };
  expect(wrong(201, right)).toBeNull();
  expect(wrong(500, { error: "Sorry", code: "internal" })).toContain("500");
  expect(wrong(0, {})).toBe("nothing at all");
  expect(wrong(200, right)).toBe("200 instead of 201");
  expect(wrong(201, { ...right, token: "x" })).toContain("more than it declares");
  expect(wrong(201, right, { hasNames: "yes" })).toContain("took the body");
  const refusal = { error: "Please check the fields.", code: "invalid", fields: { hasNames: "Required." } };
  expect(wrong(400, refusal)).toBeNull();
  expect(wrong(404, refusal)).toBe("404 with the code invalid");
  expect(wrong(400, { ...refusal, stack: "x" })).toContain("stack");
  const kept = { status: 400, headers: {}, type: json, body: "" };
  expect([wrongHeaders(endpoint, kept), wrongHeaders(endpoint, { ...kept, headers })]).toEqual([
    "400 may be kept by a cache",
    null,
  ]);
  expect(wrong(400, { ...refusal, error: "invalid input at run (/app/build/main.js:1:2)" })).toContain("inside");
});

it("makes valid values of a schema, and changes them at one place", () => {
  const schema = z.object({
    day: z.iso.date(),
    reference: z.string().regex(/^[QCS]-\w{1,20}$/),
    kind: z.enum(["a", "b"]),
    count: z.int().min(3).max(9).optional(),
    list: z.array(z.union([z.boolean(), z.null()])).max(2),
  });
  for (const value of fc.sample(valuesFor(schemaOf(schema), new Dictionary()), { seed: 1, numRuns: 200 })) {
    expect(schema.safeParse(value).error).toBeUndefined();
  }
  const changed = mutate({ kind: "a" }, [{ at: 1, how: "add", value: 7 }]);
  expect(changed).toEqual({ kind: "a", role: 7 });
});

it("learns the rows of a list and the values of its fields", () => {
  const words = new Dictionary();
  words.learn("/api/tasks", [{ id: 3, what: "Call", premiums: [{ id: 9 }] }]);
  expect([words.rowsOf("tasks"), words.rowsOf("premiums")]).toEqual([["3"], ["9"]]);
  expect(words.valuesOf("what")).toContain("Call");
});
