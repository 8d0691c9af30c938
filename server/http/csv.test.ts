import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toCsv } from "./csv.ts";

/** The cells of a one-row table, read as a spreadsheet program reads them. */
function cellOf(value: unknown): string {
  const csv = toCsv(["column"], [[value]]);
  const body = csv.slice(csv.indexOf("\r\n") + 2, -2);
  return body.startsWith('"') ? body.slice(1, -1).replaceAll('""', '"') : body;
}

describe("W7: a cell of an export", () => {
  it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\n=1", " =1", "\u00a0=1", "\r\n=cmd", "\ufeff=1"])(
    "%j is never a formula",
    (value) => {
      expect(cellOf(value)).toMatch(/^'/);
    },
  );

  it("never starts with what starts a formula, whatever was typed", () => {
    const dangerous = fc.tuple(
      fc.constantFrom("", " ", "\n", "\t", "\u00a0", "\r"),
      fc.constantFrom("=", "+", "-", "@"),
      fc.string(),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          dangerous.map((parts) => parts.join("")),
          fc.string(),
        ),
        (value) => {
          expect(cellOf(value).trimStart()).not.toMatch(/^[=+\-@]/);
        },
      ),
      { seed: 713, numRuns: 500 },
    );
  });

  it("keeps plain text as it is", () => {
    expect(cellOf("Rosa Vela")).toBe("Rosa Vela");
    expect(cellOf("José, hijo")).toBe("José, hijo");
    expect(cellOf(null)).toBe("");
  });
});
