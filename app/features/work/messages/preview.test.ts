import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { previewOf } from "./preview.ts";

const lengthOf = (text: string) => [...new Intl.Segmenter().segment(text)].length;

describe("the preview of a text message", () => {
  it("is the message itself up to 60 characters, and its first 60 and an ellipsis beyond", () => {
    expect(previewOf("a".repeat(60))).toBe("a".repeat(60));
    expect(previewOf("a".repeat(61))).toBe(`${"a".repeat(60)}…`);
  });

  it("cuts no character in two", () => {
    expect(previewOf("👩‍👧".repeat(61))).toBe(`${"👩‍👧".repeat(60)}…`);
  });

  it("is never longer than 60 characters and an ellipsis, and always begins as the message does", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (text) => {
        const preview = previewOf(text);
        expect(text.startsWith(preview.replace(/…$/, ""))).toBe(true);
        expect(lengthOf(preview)).toBe(Math.min(lengthOf(text), 61));
      }),
      { seed: 713 },
    );
  });
});
