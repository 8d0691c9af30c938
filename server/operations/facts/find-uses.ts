import { setImmediate as afterOthers } from "node:timers/promises";
import type { FactId } from "../../../content/facts/index.ts";
import { statementsIn } from "../../../content/facts/find.ts";
import type { TextSource } from "./texts-in-use.ts";

type PlaceFacts = { place: TextSource; facts: Set<FactId> };

const wordsOf = ({ texts }: TextSource) => texts.map(({ text }) => text).join("\n\n");

/** Cache of the facts found in a text, by its words: most texts are the same at the next run. */
let factsByWords = new Map<string, Set<FactId>>();

/**
 * Finds the facts that each place states. Scanning all texts takes a while, so the loop yields to other work in
 * between.
 */
export async function findUses(places: readonly TextSource[]): Promise<PlaceFacts[]> {
  const next: typeof factsByWords = new Map();
  const found: PlaceFacts[] = [];
  for (const place of places) {
    const words = wordsOf(place);
    let facts = next.get(words) ?? factsByWords.get(words);
    if (!facts) {
      await afterOthers();
      facts = new Set(
        place.texts.flatMap(({ text, language }) => statementsIn(text, language)).map(({ fact }) => fact),
      );
    }
    next.set(words, facts);
    if (facts.size > 0) found.push({ place, facts });
  }
  factsByWords = next;
  return found;
}
