import { foldText } from "./fold-text.ts";

/** What an item is found by: the names it goes by weigh more than what is said of it. */
export type Searchable = { names: readonly string[]; texts: readonly string[] };

/** Wordings that mean the same, in any language. */
export type Synonyms = readonly (readonly string[])[];

/** Words that say nothing of what is looked for. */
const FILLERS = new Set(
  (
    "a an and are at can do does for from how i if in is it me my of on or the to what when where who with your " +
    "al como con cual de del donde el en es la las lo los me mi mis o para por puedo que se si su sus un una y"
  ).split(" "),
);
const MOST_WORDS = 12;
/** A shorter word is looked for where words begin: "id" is not in "provide". */
const SHORTEST_INSIDE = 4;

/** Lower is better: a whole word of a name, the beginning of one, a word of the texts, the inside of any word. */
const RANK = { wholeWord: 0, wordStart: 1, text: 2, inside: 3, nowhere: Infinity } as const;

/** One thing that is looked for, in each of its wordings; the first is the one that was typed. */
type Want = string[][];
type Words = { names: string[]; texts: string[] };

/** The items that have everything of a query, best first and otherwise in their order; nothing typed finds all. */
export function rankedSearch<T>(
  items: readonly T[],
  query: string,
  read: (item: T) => Searchable,
  synonyms: Synonyms = [],
): T[] {
  const wants = wantsOf(query, synonyms);
  if (wants.length === 0) return [...items];
  return items
    .map((item) => ({ item, rank: rankOf(read(item), wants) }))
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

/** Without fillers, unless there is nothing else. */
function tellingWords(text: string): string[] {
  const words = wordsOf(text);
  const telling = words.filter((word) => !FILLERS.has(word));
  return telling.length > 0 ? telling : words;
}

/** A word without the ending of its plural, in English or Spanish. */
function stem(word: string): string {
  if (word.length >= 7) return word.replace(/(?:ies|es|s)$/, "");
  return word.length > 3 ? word.replace(/(?<!s)s$/, "") : word;
}

function wantsOf(query: string, synonyms: Synonyms): Want[] {
  const words = tellingWords(query).slice(0, MOST_WORDS);
  const groups = synonyms.map((group) => group.map(tellingWords));
  const wants: Want[] = [];
  for (let at = 0; at < words.length;) {
    const [length, wordings] = longestWording(words.slice(at), groups);
    wants.push([words.slice(at, at + length), ...wordings]);
    at += length;
  }
  return wants;
}

/** How many words at the beginning are a known wording, and its whole group; one word and no group where none is. */
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

function rankOf(item: Searchable, wants: Want[]): number {
  const words = { names: item.names.flatMap(wordsOf), texts: item.texts.flatMap(wordsOf) };
  return wants.reduce((sum, want) => sum + rankOfWant(want, words), 0);
}

/** The best wording counts; among equals the one that was typed. */
function rankOfWant(want: Want, item: Words): number {
  const ranks = want.map((wording, n) => {
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
