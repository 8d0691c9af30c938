import { LANGUAGES, type Language } from "../../domain/platform/language.ts";
import type { Fact, Figure } from "./fact.ts";
import { writtenIn } from "./figures.ts";
import { facts, type FactId } from "./index.ts";
import { numberPattern } from "./numbers.ts";
import { keysOf } from "../../domain/platform/typed-records.ts";

/** A figure of a fact, found in a text. */
export type Statement = { fact: FactId; figure: string; at: number; text: string };

/**
 * The compiled pattern of a wording. `anchor` is a word without which the pattern cannot match; searching for it first
 * is a hundred times faster.
 */
type Pattern = { fact: FactId; figure: string; anchor: string; pattern: RegExp };

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
const TAGS = "(?:\\s|</?(?:strong|em)>)+";

function compiled(wording: string, figure: Figure, language: Language): RegExp {
  const source = wording
    .replaceAll(" ", TAGS)
    .replace("#", () => `(?<figure>${numberPattern(language)})`)
    .replace("@", () => `(?<figure>(?<![\\d$])${escaped(writtenIn(figure, language))}(?![\\d,]\\d))`);
  return new RegExp(source, "dimu");
}

function anchorOf(wording: string, figure: Figure, language: Language): string {
  let always = wording.replace(/\[[^\]]*\]\S*|\\S\+/g, " ");
  while (/\([^()]*\)/.test(always)) always = always.replace(/\([^()]*\)\??/g, " ");
  const words = always
    .replace(/\w\?/g, " ")
    .replaceAll("@", writtenIn(figure, language))
    .split(/[\s#^$\\]+/);
  return words.reduce((longest, word) => (word.length > longest.length ? word : longest), "").toLowerCase();
}

function patternsOf(language: Language): Pattern[] {
  return keysOf(facts).flatMap((fact) => {
    const { figures, wording }: Fact = facts[fact];
    return Object.entries(figures).flatMap(([name, figure]) => {
      const { any = [], [language]: own = [] } = wording[name] ?? {};
      const wordings = [...any, ...own];
      return wordings.map((text) => ({
        fact,
        figure: name,
        anchor: anchorOf(text, figure, language),
        pattern: compiled(text, figure, language),
      }));
    });
  });
}

const made: Partial<Record<Language, Pattern[]>> = {};
/** Returns the patterns of a language, compiled lazily and cached, so that they do not slow the start. */
const patternsIn = (language: Language) => (made[language] ??= patternsOf(language));

function statementsInLine(line: string, start: number, language: Language): Statement[] {
  const lower = line.toLowerCase();
  return patternsIn(language).flatMap(({ fact, figure, anchor, pattern }) => {
    const match = lower.includes(anchor) ? pattern.exec(line) : null;
    if (!match) return [];
    const [at, end] = match.indices?.groups?.["figure"] ?? [match.index, match.index];
    return [{ fact, figure, at: start + at, text: line.slice(at, end) }];
  });
}

/**
 * Finds the figures of facts that a text states, at most once per line and wording. Without a language, searches the
 * wordings of all languages.
 */
export function statementsIn(text: string, language?: Language): Statement[] {
  let start = 0;
  return text.split("\n").flatMap((line) => {
    const found = (language ? [language] : LANGUAGES).flatMap((each) => statementsInLine(line, start, each));
    start += line.length + 1;
    return found;
  });
}
