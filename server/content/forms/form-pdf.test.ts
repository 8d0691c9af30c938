import { describe, expect, it } from "vitest";
import { printableForms } from "../../../content/forms/index.ts";
import { uploadTypeOf } from "../../../domain/content/forms.ts";
import { inLanguage, LANGUAGES } from "../../../domain/platform/language.ts";
import { agency } from "../../../tests/support/agency.ts";
import { formPdf } from "./form-pdf.ts";

/** Parses a PDF as a reader does: every object at the offset given by the xref table, and the words of the pages. */
function read(file: Buffer) {
  const text = file.toString("latin1");
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  const places = [...text.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place));
  const objects = places.map((place, index) => text.startsWith(`${index + 1} 0 obj\n`, place));
  const lengths = [...text.matchAll(/<< \/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/g)];
  const words = [...text.matchAll(/<([0-9a-f]*)> Tj/g)].map(([, hex = ""]) =>
    Buffer.from(hex, "hex").toString("latin1"),
  );
  const bottoms = [...text.matchAll(/Tf [\d.]+ (-?[\d.]+) Td/g)].map(([, y]) => Number(y));
  return { objects, isWhole: lengths.every(([, size, body = ""]) => Number(size) === body.length), words, bottoms };
}

describe("a form as a file", () => {
  it.each(LANGUAGES)("has every word of every printable form, on its pages (%s)", (language) => {
    for (const form of printableForms) {
      const printed = inLanguage(form, language);
      const file = formPdf(agency, printed);
      expect(uploadTypeOf(file)).toBe("application/pdf");
      const { objects, isWhole, words, bottoms } = read(file);
      expect(objects.every(Boolean) && isWhole).toBe(true);
      expect(Math.min(...bottoms)).toBeGreaterThan(40);
      const all = words.join(" ").replace(/\s+/g, " ");
      for (const { fields } of printed.sections) {
        for (const { label } of fields) expect(all).toContain(label.replace(/[“”‘’–—…]/g, (sign) => winAnsi(sign)));
      }
    }
  });
});

const winAnsi = (sign: string) =>
  String.fromCharCode({ "“": 0x93, "”": 0x94, "‘": 0x91, "’": 0x92, "–": 0x96, "—": 0x97, "…": 0x85 }[sign] ?? 63);
