import type { Language } from "../../domain/platform/language.ts";
import type { OfferedLines } from "../../domain/work/lines.ts";
import { translator } from "../platform/texts.ts";

/** The locale of lists. British English has no comma before "and", as all texts of the site. */
const LOCALE: Record<Language, string> = { en: "en-GB", es: "es" };

/**
 * Returns the values by which texts name the lines that the agency offers: `lines` ("auto, home and life") and
 * `anyLine` ("auto, home or life").
 */
export function lineWords(lines: OfferedLines, language: Language) {
  const t = translator(language);
  const names = lines.map((line) => t(`common:products.${line}`).toLowerCase());
  const list = (type: "conjunction" | "disjunction") => new Intl.ListFormat(LOCALE[language], { type }).format(names);
  return { lines: list("conjunction"), anyLine: list("disjunction") };
}
