import type { Language } from "../../domain/platform/language.ts";
import { statementsIn } from "./find.ts";
import { numberPattern } from "./numbers.ts";

/**
 * Matches a correct quiz answer that is only a number or a period of time: it lacks the words by which a fact is
 * recognized.
 */
const BARE_ANSWER = new RegExp(
  `(?<=\\bright\\(\\s*\\[\\s*")${numberPattern("en")}(?: (?:business )?(?:days?|months?|years?))?(?=")`,
  "giu",
);

/** Finds legal figures that a source file spells out instead of taking them from the facts. */
export function copiedFigures(source: string, language?: Language): { at: number; text: string; use: string }[] {
  const stated = statementsIn(source, language).map(({ fact, figure, at, text }) => ({
    at,
    text,
    use: language ? `{{fact.${fact}.${figure}}}` : `law.${fact}.${figure}`,
  }));
  const answers = [...source.matchAll(BARE_ANSWER)].map((match) => ({ at: match.index, text: match[0], use: "law" }));
  return [...stated, ...answers];
}
