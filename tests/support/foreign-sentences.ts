import type { Language } from "../../domain/platform/language.ts";
import { catalog } from "./catalog.ts";

/** Frequent words of each language that are no words in the other. */
const FREQUENT: Record<Language, ReadonlySet<string>> = {
  en: wordsOf(
    `the and of with your you we our is are was were been to for from this that these those not have has had will can
    cannot what when which who how there their they them it its an by at or if on about please does did be my us but
    could would should here then than more into after before every each nothing only`,
  ),
  es: wordsOf(
    `el los las una unos unas del al que con por para su sus se está están fue ser esta este estos estas ese esa como
    más pero cuando usted ya le les nos nuestro nuestra nuestros hay sobre desde hasta cada aquí también si y en de la lo
    un ni donde quien solo sin muy porque puede`,
  ),
};

/** Patterns of names that are the same in both languages. */
const NAMES = [
  /Texas Department of Insurance|(?:General|Personal) Lines, [\w, ]+ (?:and|y) \w+/g,
  /\b[A-Z]+_[A-Z_]+\b|\b(?:en|es)_US\b/g,
  /Los Angeles|El Paso|La Porte|San \w+|La Quinta|El Campo|De León/g,
  /\b(?:https?:\/\/|www\.)\S+|\S+@\S+|(?<!\S)\/[\w/:.-]+/g,
  // References and the like: their letters spell words by chance.
  /[\w-]*\d[\w-]*/g,
];
/** Quoted text, which is somebody else's, and placeholders, which are filled in later. */
const QUOTED = /[“"«][^”"»]*[”"»]|\{\{[\w.]+\}\}/g;

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}

/** Returns the sentences of a text that are in the other language. */
export function foreignSentences(text: string, language: Language): string[] {
  const other = otherThan(language);
  const plain = NAMES.reduce((left, name) => left.replace(name, " "), text.replace(QUOTED, " "));
  return plain.split(/(?<=[.!?;:])\s+|\n|·/).filter((sentence) => {
    const words = sentence.toLowerCase().match(/\p{L}+/gu) ?? [];
    const count = (of: Language) => words.filter((word) => FREQUENT[of].has(word)).length;
    return words.length > 1 && count(other) > count(language);
  });
}

/**
 * The texts of the interface that exist in one language only. Short texts have no frequent word to tell their language
 * by.
 */
const LABELS: Record<Language, ReadonlySet<string>> = { en: labelsOf("en"), es: labelsOf("es") };

function labelsOf(language: Language): ReadonlySet<string> {
  const others = new Set(catalog(otherThan(language)).map(({ text }) => text));
  return new Set(catalog(language).flatMap(({ text }) => (others.has(text) ? [] : [text])));
}

function otherThan(language: Language): Language {
  return language === "en" ? "es" : "en";
}

/** Returns the texts and sentences that are in the other language. */
export function foreignIn(texts: readonly string[], language: Language): string[] {
  const other = LABELS[otherThan(language)];
  return texts.flatMap((text) => (other.has(text) ? [text] : foreignSentences(text, language)));
}

/**
 * Returns the texts of a page that a person reads or hears, without scripts and without parts marked as the other
 * language.
 */
export function readableTexts(html: string, language: Language): string[] {
  const other = otherThan(language);
  const body = html
    .replace(/<(script|style|svg)\b[^]*?<\/\1>/g, "")
    .replace(new RegExp(`<(\\w+)(?=[^>]*\\slang="${other}")[^>]*>[^]*?</\\1>`, "g"), "");
  const said = [...body.matchAll(/\s(?:aria-label|title|alt|placeholder|content)="([^"]+)"/g)].map(
    ([, text = ""]) => text,
  );
  const shown = body
    .replace(/<(?:\/?(?:a|b|strong|em|span|br|wbr|i|abbr|time|mark|code)\b)[^>]*>/g, " ")
    .split(/<[^>]+>/);
  return [...said, ...shown].map(unescaped).filter((text) => /\p{L}/u.test(text));
}

function unescaped(text: string): string {
  const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };
  return text
    .replace(/&#x?([\da-f]+);/gi, (whole, code: string) =>
      String.fromCodePoint(Number.parseInt(code, whole.startsWith("&#x") ? 16 : 10)),
    )
    .replace(/&(\w+);/g, (whole, name: string) => named[name] ?? whole)
    .replace(/\s+/g, " ")
    .trim();
}
