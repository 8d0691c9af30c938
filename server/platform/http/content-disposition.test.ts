import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contentDisposition } from "./content-disposition.ts";

/** Characters that break headers and paths, and those that people use in file names. */
const nasty = fc.constantFrom(..."aZ0 .;:%*'()<>|?/\\\"\r\n\0\u007f\u2028\u202eéñ漢", "\ud800", "👪");

describe("the name that a file is handed out under", () => {
  it("is whole in UTF-8, and plain for clients that know no better", () => {
    expect(contentDisposition("inline", "Póliza 100%.pdf")).toBe(
      `inline; filename="Poliza 100_.pdf"; filename*=UTF-8''P%C3%B3liza%20100%25.pdf`,
    );
  });

  it("W9: never leaves its quotes or its line, whatever it holds", () => {
    fc.assert(
      fc.property(fc.string({ unit: nasty, maxLength: 60 }), (name) => {
        expect(contentDisposition("attachment", name)).toMatch(
          /^attachment; filename="[ !#$&-[\]-~_]*"; filename\*=UTF-8''[\w!.~%-]*$/,
        );
      }),
      { seed: 9, numRuns: 200 },
    );
  });
});
