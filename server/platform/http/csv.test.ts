import fc from "fast-check";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { toCsv } from "./csv.ts";

async function* only(value: unknown) {
  yield { column: value };
}

/** Returns the only cell of a table, as a spreadsheet program reads it. */
async function cellOf(value: unknown): Promise<string> {
  const csv = await text(toCsv({ column: "Column" }, only(value)));
  const body = csv.slice(csv.indexOf("\r\n") + 2, -2);
  return body.startsWith('"') ? body.slice(1, -1).replaceAll('""', '"') : body;
}

describe("W7: a cell of an export", () => {
  it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\n=1", " =1", "\u00a0=1", "\r\n=cmd", "\ufeff=1"])(
    "%j is never a formula",
    async (value) => {
      expect(await cellOf(value)).toMatch(/^'/);
    },
  );

  it("never starts with what starts a formula, whatever was typed", async () => {
    const dangerous = fc.tuple(
      fc.constantFrom("", " ", "\n", "\t", "\u00a0", "\r"),
      fc.constantFrom("=", "+", "-", "@"),
      fc.string(),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          dangerous.map((parts) => parts.join("")),
          fc.string(),
        ),
        async (value) => {
          expect((await cellOf(value)).trimStart()).not.toMatch(/^[=+\-@]/);
        },
      ),
      { seed: 713, numRuns: 500 },
    );
  });

  it("keeps plain text as it is", async () => {
    expect(await cellOf("Rosa Vela")).toBe("Rosa Vela");
    expect(await cellOf("José, hijo")).toBe("José, hijo");
    expect(await cellOf(null)).toBe("");
  });
});

it("a table whose rows fail on the way ends with the error, not as if it were whole", async () => {
  async function* rows() {
    yield { column: "first" };
    await Promise.reject(new Error("the database went away"));
  }
  await expect(text(toCsv({ column: "Column" }, rows()))).rejects.toThrow("went away");
});
