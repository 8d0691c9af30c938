import type { Language, Localized } from "../../domain/platform/language.ts";

/** Number words of running text, in the form before a noun. */
const NUMBERS: Record<number, Localized> = {
  1: { en: "one", es: "un" },
  2: { en: "two", es: "dos" },
  3: { en: "three", es: "tres" },
  4: { en: "four", es: "cuatro" },
  5: { en: "five", es: "cinco" },
  6: { en: "six", es: "seis" },
  7: { en: "seven", es: "siete" },
  10: { en: "ten", es: "diez" },
  12: { en: "twelve", es: "doce" },
  14: { en: "fourteen", es: "catorce" },
  15: { en: "fifteen", es: "quince" },
  20: { en: "twenty", es: "veinte" },
  24: { en: "twenty-four", es: "veinticuatro" },
  25: { en: "twenty-five", es: "veinticinco" },
  30: { en: "thirty", es: "treinta" },
  45: { en: "forty-five", es: "cuarenta y cinco" },
  50: { en: "fifty", es: "cincuenta" },
  60: { en: "sixty", es: "sesenta" },
  90: { en: "ninety", es: "noventa" },
};

/** Formats a whole amount: `$30,000`. Every start formats some, and the first use of Intl would take it 30 ms. */
export const dollars = (amount: number) => `$${String(amount).replaceAll(/\B(?=(?:\d{3})+$)/g, ",")}`;
const amountOf = (money: string | number) => Number(String(money).replace(/[$,]/g, ""));

/** Subtracts amounts of money: 76,000 minus `$30,000` and `$25,000` is `$21,000`. */
export const minus = (amount: number, ...money: string[]) =>
  dollars(money.reduce((left, part) => left - amountOf(part), amount));
/** Adds amounts of money: `$60,000` plus `$25,000` is `$85,000`. */
export const plus = (...money: string[]) => dollars(money.reduce((sum, part) => sum + amountOf(part), 0));
/** Removes the dollar sign, for texts where the word dollars follows: `30,000`. */
export const bare = (money: string) => money.replace("$", "");

/** Spells out a number: thirty, or thirty thousand. */
export function inWords(figure: string | number): Localized {
  const amount = amountOf(figure);
  const isThousands = amount >= 1_000 && amount % 1_000 === 0;
  const words = NUMBERS[isThousands ? amount / 1_000 : amount];
  if (!words) throw new Error(`no words for ${figure}`);
  return isThousands ? { en: `${words.en} thousand`, es: `${words.es} mil` } : words;
}

/** Capitalizes a text for the beginning of a sentence. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const spelled = (language: Language) =>
  Object.values(NUMBERS)
    .map((words) => words[language])
    .toReversed()
    .join("|");
const inAnyWords = (language: Language) => `(?:${spelled(language)})(?: (?:thousand|mil))?`;

/** Builds the pattern of any number in a language, in digits or in words; `30th` counts. */
export const numberPattern = (language: Language) =>
  `(?<![\\d$,./\\p{L}-])(?:\\$?\\d+(?:,\\d{3})*|${inAnyWords(language)})(?!\\d|,\\d|(?!th\\b)\\p{L})`;
