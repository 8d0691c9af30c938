import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalUsername, username } from "./users.ts";

describe("N4: a username", () => {
  it.each(["admin", "ADMIN", "admİn", "ADMİN", "ａｄｍｉｎ", " Admin ", "admi\u0307\u0307n"])(
    "%s is admin",
    (spelling) => {
      expect(username.parse(spelling)).toBe("admin");
    },
  );

  it("keeps its one spelling", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (name) => {
        const canonical = canonicalUsername(name);
        expect(canonicalUsername(canonical)).toBe(canonical);
      }),
      { seed: 713, numRuns: 5_000 },
    );
  });

  it("that grows beyond the limit when it is spelt out is too long", () => {
    expect(username.safeParse("ﷺ".repeat(100)).success).toBe(false);
  });
});
