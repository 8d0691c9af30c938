import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { CONSENT_TEXTS } from "./consent-history.ts";
import { CONSENT_TEXT, CONSENT_VERSION, consentParts, shownConsent } from "./consent.ts";
import { LANGUAGES } from "../platform/language.ts";

/** The first 16 digits of the SHA-256 hash of each text, by version. Lines are added; none changes. */
const TEXT_HASHES: Record<string, Record<string, string>> = {
  "2026-11-01": { en: "670014efb0fd251b", es: "89db6f294b1c8ab4" },
  "2026-11-15": { en: "18e395c7e6ccc076", es: "266e7dfd6f9a1cee" },
};
const hashOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16);

describe("D5: the text of a consent", () => {
  it("is kept for every version ever shown: an edited text needs a version of its own", () => {
    const kept = Object.entries(CONSENT_TEXTS).map(([version, text]) => [
      version,
      Object.fromEntries(LANGUAGES.map((language) => [language, hashOf(text[language])])),
    ]);
    expect(Object.fromEntries(kept)).toEqual(TEXT_HASHES);
    expect(CONSENT_TEXTS[CONSENT_VERSION]).toBe(CONSENT_TEXT);
  });

  it.each([
    ["en", ["Message frequency varies", "rates may apply", "STOP", "HELP", "not a condition"]],
    ["es", ["La frecuencia varía", "Pueden aplicarse tarifas", "ALTO", "AYUDA", "no es condición"]],
  ] as const)(
    "names seller, frequency, rates, the way out and help in %s, and links to both pages",
    (language, said) => {
      const shown = shownConsent(CONSENT_TEXT[language], "Agencia $& Hijos");
      for (const words of ["Agencia $& Hijos", ...said]) expect(shown).toContain(words);
      expect(shown).not.toMatch(/[{}[\]()]/);
      expect(consentParts(language, "A").flatMap(({ path }) => path ?? [])).toEqual(["/terms", "/privacy"]);
    },
  );
});
