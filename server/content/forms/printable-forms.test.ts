import { describe, expect, it } from "vitest";
import { printableForms } from "../../../content/forms/index.ts";
import { LANGUAGES } from "../../../domain/platform/language.ts";
import { INSURANCE_TYPES } from "../../../domain/work/lead-options.ts";
import { listPrintableForms } from "./printable-forms.ts";

describe("the printable forms", () => {
  it.each(LANGUAGES)("are five for each line, each with a name of its own (%s)", (language) => {
    const forms = listPrintableForms(language);
    for (const line of INSURANCE_TYPES) expect(forms.filter((form) => form.line === line)).toHaveLength(5);
    expect(new Set(forms.map((form) => form.slug)).size).toBe(20);
    expect(new Set(forms.map((form) => form.title)).size).toBe(20);
  });

  it("say everything in both languages, and every choice has something to choose from", () => {
    const fields = printableForms.flatMap((form) => form.sections).flatMap((section) => section.fields);
    const texts = printableForms.flatMap(({ title, purpose, sections }) => [
      title,
      purpose,
      ...sections.flatMap(({ heading, text, fields }) => [
        heading,
        ...(text ? [text] : []),
        ...fields.map((f) => f.label),
      ]),
    ]);
    expect(texts.filter(({ en, es }) => !en.trim() || !es.trim())).toEqual([]);
    expect(fields.filter((f) => (f.kind === "choice") !== (f.options ?? []).length > 1)).toEqual([]);
  });
});
