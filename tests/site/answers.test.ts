import { expect, it } from "vitest";
import { faultOf } from "../support/answer-fault.ts";

const json = "application/json; charset=utf-8";
it("an answer that lacks, adds or alters something is no longer what its endpoint declares", () => {
  const sent = (answer: object) => faultOf("GET /api/disk", 200, json, JSON.stringify(answer));
  const right = { isFull: false, freeMb: 10, minFreeMb: 5 };
  expect(sent(right)).toBeNull();
  expect(sent({ ...right, extra: 1 })).toContain("more than it declares");
  expect(sent({ isFull: false, freeMb: 10 })).toContain("minFreeMb");
  expect(sent({ ...right, isFull: "no" })).toContain("isFull");
  expect(faultOf("POST /api/users", 200, json, "{}")).toBe("200 instead of 201");
  expect(faultOf("GET /api/audit-events/export", 200, json, "")).toBe(`200 ${json}`);
});
