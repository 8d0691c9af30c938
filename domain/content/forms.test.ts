import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanFilename, customForm, customFormChange, uploadDetails, uploadTypeOf } from "./forms.ts";

const bytes = (text: string) => Uint8Array.from(text, (c) => c.charCodeAt(0));

describe("the type of an uploaded file", () => {
  it.each([
    ["%PDF-1.7\n%âãÏÓ", "application/pdf"],
    ["\u0089PNG\r\n\u001a\n\0\0\0\rIHDR", "image/png"],
    ["\u00ff\u00d8\u00ff\u00e0\0\u0010JFIF", "image/jpeg"],
    ["RIFF\u0024\0\0\0WEBPVP8 ", "image/webp"],
    ["MZ\u0090\0\u0003", undefined],
    ["<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>", undefined],
    ["<!doctype html><script>alert(1)</script>", undefined],
    ["GIF89a/*%PDF-1.4*/", undefined],
    [" %PDF-1.4", undefined],
    ["PK\u0003\u0004", undefined],
    ["RIFF\u0024\0\0\0WAVEfmt ", undefined],
    ["%PD", undefined],
    ["", undefined],
  ])("is read from its first bytes: %j", (start, type) => {
    expect(uploadTypeOf(bytes(start))).toBe(type);
  });
});

/** Characters that break headers and paths, and those that people use in file names. */
const nasty = fc.constantFrom(..."aZ0 .;:%*'()<>|?/\\\"\r\n\0\u007f\u2028\u202eéñ漢", "\ud800", "👪");

describe("W9: the name of an uploaded file", () => {
  it.each([
    ["../../etc/passwd", "passwd.pdf"],
    ["C:\\temp\\form.exe", "form.pdf"],
    ['a\r\nSet-Cookie: x=1"; filename="b.html', "a Set-Cookie x=1 filename= b.pdf"],
    ["solicitud de póliza.PDF", "solicitud de póliza.pdf"],
    ["invoice\u202Efdp.exe", "invoice fdp.pdf"],
    ["...", "form.pdf"],
    ["", "form.pdf"],
  ])("%j becomes %j", (given, kept) => {
    expect(cleanFilename(given, "application/pdf")).toBe(kept);
  });

  it("never holds a path, a control character or more than a name's length", () => {
    fc.assert(
      fc.property(fc.string({ unit: nasty, maxLength: 300 }), (given) => {
        const name = cleanFilename(given, "image/png");
        expect(name).not.toMatch(/[/\\"\p{C}\p{Zl}\p{Zp}]/u);
        expect(name).toMatch(/^[^.].*\.png$/u);
        expect([...name].length).toBeLessThanOrEqual(124);
      }),
      { seed: 6, numRuns: 300 },
    );
  });
});

it("an uploaded form belongs to a line of insurance, or to all of them", () => {
  expect([uploadDetails.parse({ line: "auto" }), uploadDetails.parse({ line: "" })]).toEqual([{ line: "auto" }, {}]);
  expect(uploadDetails.safeParse({ line: "boat" }).error?.issues[0]?.message).toBe("validation:choice");
});

describe("a composed form", () => {
  const field = { label: "Policy number", kind: "text" as const };

  it("needs a title and one to forty named fields of a known kind", () => {
    const accepts = (form: object) => customForm.safeParse({ title: "Key receipt", fields: [field], ...form }).success;
    expect(accepts({})).toBe(true);
    expect(accepts({ fields: Array.from({ length: 40 }, () => field) })).toBe(true);
    expect(accepts({ fields: Array.from({ length: 41 }, () => field) })).toBe(false);
    expect(accepts({ fields: [] })).toBe(false);
    expect(accepts({ title: "  " })).toBe(false);
    expect(accepts({ fields: [{ ...field, label: "x".repeat(201) }] })).toBe(false);
    expect(accepts({ fields: [{ ...field, kind: "script" }] })).toBe(false);
    const changes = (version?: string) =>
      customFormChange.safeParse({ title: "Key receipt", fields: [field], version }).success;
    expect([changes("v"), changes("x".repeat(65)), changes()]).toEqual([true, false, false]);
  });
});
