import { line, optional } from "./fields.ts";
import { MAX } from "./limits.ts";
import { phoneDigits } from "./phone.ts";

/** The input of a search box. */
export const searchInput = { q: optional(line(MAX.name)) };

const MOST_WORDS = 8;
const LONGEST_WORD = 60;
const NUMBER = /^[+\d\s().-]*\d[+\d\s().-]*$/;

/**
 * Splits a search into words, normalized as `search_terms` does in the database: no accents, no capitals. A phone
 * number is one word, however it is typed.
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

/** Returns the digits without the country code, which is stored only where it was typed. */
function localDigits(number: string): string {
  const digits = phoneDigits(number);
  return digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits.slice(0, LONGEST_WORD);
}
