import type { Language } from "../../domain/language.ts";

/** Words that a sentence of a language can hardly do without, and that are none in the other. */
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

/** What keeps its name in both languages. */
const NAMES = [
  /Texas Department of Insurance|(?:General|Personal) Lines, [\w, ]+ (?:and|y) \w+/g,
  /\b[A-Z]+_[A-Z_]+\b/g,
  /Los Angeles|El Paso|La Porte|San \w+|La Quinta|El Campo|De León/g,
  /\b(?:https?:\/\/|www\.)\S+|\S+@\S+/g,
];
/** Words that are quoted are somebody else's; a placeholder is filled in later. */
const QUOTED = /[“"«][^”"»]*[”"»]|\{\{\w+\}\}/g;

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}

/** The sentences of a text that are in the other language. */
export function foreignSentences(text: string, language: Language): string[] {
  const other = language === "en" ? "es" : "en";
  const plain = NAMES.reduce((left, name) => left.replace(name, " "), text.replace(QUOTED, " "));
  return plain.split(/(?<=[.!?;:])\s+|\n|·/).filter((sentence) => {
    const words = sentence.toLowerCase().match(/\p{L}+/gu) ?? [];
    const count = (of: Language) => words.filter((word) => FREQUENT[of].has(word)).length;
    return count(other) > count(language);
  });
}
