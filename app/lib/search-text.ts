import { foldText } from "../../domain/platform/fold-text.ts";

/** True when every word of the query occurs somewhere in the texts; nothing typed matches everything. */
export function matchesSearch(query: string, texts: readonly string[]): boolean {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const folded = foldText(texts.join("\n"));
  return words.every((word) => folded.includes(word));
}
