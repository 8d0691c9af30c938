import { foldText } from "./fold-text.ts";

/** The searchable words of an item: its names weigh more than the texts about it. */
export type Searchable = { names: readonly string[]; texts: readonly string[] };

/** Groups of wordings that mean the same, in any language. */
export type Synonyms = readonly (readonly string[])[];

/** Stop words: they say nothing of what is looked for. */
const STOP_WORDS = new Set(
  (
    "a an and are at can do does for from how i if in is it me my of on or the to what when where who with your " +
    "al como con cual de del donde el en es la las lo los me mi mis o para por puedo que se si su sus un una y"
  ).split(" "),
);
const MOST_WORDS = 12;
/**
 * Minimum length of a word to be found inside other words. A shorter one is found only where words begin: "id" is not
 * in "provide".
 */
const SHORTEST_INSIDE = 4;

/**
 * The ranks of a match, lower is better: a whole word of a name, the beginning of one, a word of the texts, the inside
 * of any word.
 */
const RANK = { wholeWord: 0, wordStart: 1, text: 2, inside: 3, nowhere: Infinity } as const;

/** A search term in each of its wordings; the first is the one that was typed. */
type Term = string[][];
type Words = { names: string[]; texts: string[] };

/**
 * Returns the items that match every term of a query, best first and otherwise in their order. An empty query matches
 * all.
 */
export function rankedSearch<T>(
  items: readonly T[],
  query: string,
  read: (item: T) => Searchable,
  synonyms: Synonyms = [],
): T[] {
  const terms = termsOf(query, synonyms);
  if (terms.length === 0) return [...items];
  return items
    .map((item) => ({ item, rank: rankOf(read(item), terms) }))
    .filter(({ rank }) => rank < RANK.nowhere)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

function wordsOf(text: string): string[] {
  return foldText(text)
    .replaceAll("'", "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Splits a text into words without stop words, unless there is nothing else. */
function significantWords(text: string): string[] {
  const words = wordsOf(text);
  const significant = words.filter((word) => !STOP_WORDS.has(word));
  return significant.length > 0 ? significant : words;
}

/** Stems a word: removes the ending of its plural, in English or Spanish. */
function stem(word: string): string {
  if (word.length >= 7) return word.replace(/(?:ies|es|s)$/, "");
  return word.length > 3 ? word.replace(/(?<!s)s$/, "") : word;
}

function termsOf(query: string, synonyms: Synonyms): Term[] {
  const words = significantWords(query).slice(0, MOST_WORDS);
  const groups = synonyms.map((group) => group.map(significantWords));
  const terms: Term[] = [];
  for (let at = 0; at < words.length;) {
    const [length, wordings] = longestWording(words.slice(at), groups);
    terms.push([words.slice(at, at + length), ...wordings]);
    at += length;
  }
  return terms;
}

/**
 * Finds the longest known wording at the beginning of the words. Returns its length and its group of synonyms, or one
 * word and no group where none is known.
 */
function longestWording(words: string[], groups: string[][][]): [length: number, group: string[][]] {
  let longest: [number, string[][]] = [1, []];
  let length = 0;
  for (const group of groups) {
    for (const wording of group) {
      const isHere = wording.every((word, n) => stem(word) === stem(words[n] ?? ""));
      if (isHere && wording.length > length) [length, longest] = [wording.length, [wording.length, group]];
    }
  }
  return longest;
}

function rankOf(item: Searchable, terms: Term[]): number {
  const words = { names: item.names.flatMap(wordsOf), texts: item.texts.flatMap(wordsOf) };
  return terms.reduce((sum, term) => sum + rankOfTerm(term, words), 0);
}

/** Ranks a term by its best wording; among equals the one that was typed wins. */
function rankOfTerm(term: Term, item: Words): number {
  const ranks = term.map((wording, n) => {
    const worst = Math.max(...wording.map((word) => rankOfWord(word, item)));
    return 2 * worst + (n === 0 ? 0 : 1);
  });
  return Math.min(...ranks);
}

function rankOfWord(word: string, { names, texts }: Words): number {
  const root = stem(word);
  if (names.some((name) => stem(name) === root)) return RANK.wholeWord;
  if (names.some((name) => name.startsWith(root))) return RANK.wordStart;
  if (texts.some((text) => text.startsWith(root))) return RANK.text;
  const isInside = (other: string) => other.includes(root);
  if (word.length >= SHORTEST_INSIDE && (names.some(isInside) || texts.some(isInside))) return RANK.inside;
  return RANK.nowhere;
}
