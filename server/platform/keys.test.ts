import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { sealUnbound } from "../../tests/support/seal-unbound.ts";
import { createKeys } from "./keys.ts";

const PLACE = { table: "quote_requests", field: "details.driverDob", row: "Q-11111" };
const newKey = () => randomBytes(32).toString("base64");

describe("D1: what is sealed", () => {
  it("opens again, and is never the same twice", () => {
    const keys = createKeys([newKey()]);
    const sealed = keys.seal("1987-06-05", PLACE);
    expect(sealed).not.toContain("1987-06-05");
    expect(keys.seal("1987-06-05", PLACE)).not.toBe(sealed);
    expect(keys.open(sealed, PLACE)).toBe("1987-06-05");
  });

  it("seals a file for its place, and gives it back byte by byte", () => {
    const [old, newest] = [newKey(), newKey()];
    const file = Buffer.from([0, 255, 13, 10, 128]);
    const sealed = createKeys([old]).sealBytes(file, PLACE);
    expect(sealed.includes(file)).toBe(false);
    expect(createKeys([newest, old]).openBytes(sealed, PLACE)).toEqual(file);
    expect(() => createKeys([old]).openBytes(sealed, { ...PLACE, row: "other" })).toThrow();
    expect(() => createKeys([newest]).openBytes(sealed, PLACE)).toThrow("sealed with a key that is not configured");
    sealed.writeUInt8((sealed.at(-1) ?? 0) ^ 1, sealed.length - 1);
    expect(() => createKeys([old]).openBytes(sealed, PLACE)).toThrow();
  });

  it("does not open with a flipped byte or an unknown key", () => {
    const keys = createKeys([newKey()]);
    const sealed = keys.seal("2417 Heights Boulevard", PLACE);
    const last = sealed.at(-2) === "A" ? "B" : "A";
    expect(() => keys.open(sealed.slice(0, -2) + last + sealed.slice(-1), PLACE)).toThrow();
    expect(() => createKeys([newKey()]).open(sealed, PLACE)).toThrow("sealed with a key that is not configured");
  });

  it("opens in its own place only: no other table, field or row", () => {
    const keys = createKeys([newKey()]);
    const sealed = keys.seal("1987-06-05", PLACE);
    for (const other of [{ table: "users" }, { field: "a.b" }, { row: "Q-22222" }, { row: 2 }]) {
      expect(() => keys.open(sealed, { ...PLACE, ...other })).toThrow();
    }
    expect(() => keys.open(sealed.replace("sealed2:", "sealed:"), PLACE), "called an older one").toThrow();
    expect(() => keys.open(sealed.replace("sealed2:", "sealed3:"), PLACE)).toThrow();
  });

  it("opens in any place where the first version sealed it, which knew none", () => {
    const key = newKey();
    const sealed = sealUnbound(key, "1987-06-05");
    expect(createKeys([newKey(), key]).open(sealed, PLACE)).toBe("1987-06-05");
    expect(() => createKeys([key]).open(sealed.replace("sealed:", "sealed2:"), PLACE)).toThrow();
  });

  it("stays readable, and its signatures valid, when the key is replaced", () => {
    const old = newKey();
    const before = createKeys([old]);
    const after = createKeys([newKey(), old]);
    expect(after.open(before.seal("kept", PLACE), PLACE)).toBe("kept");
    expect(after.verify("links", "7", before.sign("links", "7"))).toBe(true);
    expect(after.verify("links", "8", before.sign("links", "7"))).toBe(false);
    expect(after.verify("other purpose", "7", before.sign("links", "7"))).toBe(false);
  });
});

describe("a signature", () => {
  it("that holds characters of several bytes is wrong, and no fault", () => {
    const keys = createKeys([newKey()]);
    const right = keys.sign("links", "7");
    for (const letter of ["ñ", "\ud83c", "🌵"]) {
      const wrong = (right + letter).slice(letter.length);
      expect(wrong).toHaveLength(right.length);
      expect(keys.verify("links", "7", wrong)).toBe(false);
    }
  });
});
