import { line, optional } from "./fields.ts";
import { MAX } from "./limits.ts";
import { phoneDigits } from "./phone.ts";

/** The query parameter of a list that can be searched; spread into the schema of its query. */
export const searchInput = { q: optional(line(MAX.name)) };

const MOST_WORDS = 8;
const LONGEST_WORD = 60;
/** Matches digits with the punctuation and spaces of a phone number. */
const NUMBER = /^[+\d\s().-]*\d[+\d\s().-]*$/;

/**
 * Splits a search into words, normalized as `search_terms` does in the database: no accents, no capitals. A number is
 * reduced to its digits. A phone number with spaces is one word only when nothing else is searched for. Words beyond
 * the maximum are dropped, and long words are cut.
 */
export function searchWords(input: string): string[] {
  if (NUMBER.test(input)) return [localDigits(input)];
  const folded = input
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replaceAll("đ", "d");
  const words = folded.split(/[\s<>()"',;:/¿?¡!]+/).filter(Boolean);
  return words
    .slice(0, MOST_WORDS)
    .map((word) => (NUMBER.test(word) ? localDigits(word) : word.slice(0, LONGEST_WORD)));
}

/**
 * Returns the digits of a number without the US country code. A stored phone number has the code only if it was typed
 * with it, so a search with the code would miss the others.
 */
function localDigits(number: string): string {
  const digits = phoneDigits(number);
  return digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits.slice(0, LONGEST_WORD);
}
