import { foldText } from "../../domain/platform/fold-text.ts";

/**
 * Returns true when every word of the query occurs in the texts, ignoring case and accents. An empty query matches
 * everything.
 */
export function matchesSearch(query: string, texts: readonly string[]): boolean {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const folded = foldText(texts.join("\n"));
  return words.every((word) => folded.includes(word));
}
