const COMBINING_MARKS = /\p{M}/gu;
const CURLY_APOSTROPHES = /[\u2018\u2019]/g;

/** A text without case and accents, and with the plain apostrophe that a keyboard types. */
export function foldText(text: string): string {
  return text.normalize("NFD").replace(COMBINING_MARKS, "").replace(CURLY_APOSTROPHES, "'").toLowerCase();
}

/** True when every word of the query occurs somewhere in the texts; nothing typed matches everything. */
export function matchesSearch(query: string, texts: readonly string[]): boolean {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const folded = foldText(texts.join("\n"));
  return words.every((word) => folded.includes(word));
}
