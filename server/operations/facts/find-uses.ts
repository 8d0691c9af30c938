import { setImmediate as afterOthers } from "node:timers/promises";
import type { FactId } from "../../../content/facts/index.ts";
import { statementsIn } from "../../../content/facts/find.ts";
import type { Place } from "./texts-in-use.ts";

type Found = { place: Place; facts: Set<FactId> };

const wordsOf = ({ texts }: Place) => texts.map(({ text }) => text).join("\n\n");

/** What was found last time, by the words that it was found in: most of them are the same the next time. */
let known = new Map<string, Set<FactId>>();

/** Which facts each place states. Looking through all texts takes a while, so others get their turn in between. */
export async function findUses(places: readonly Place[]): Promise<Found[]> {
  const next: typeof known = new Map();
  const found: Found[] = [];
  for (const place of places) {
    const words = wordsOf(place);
    let facts = next.get(words) ?? known.get(words);
    if (!facts) {
      await afterOthers();
      facts = new Set(
        place.texts.flatMap(({ text, language }) => statementsIn(text, language)).map(({ fact }) => fact),
      );
    }
    next.set(words, facts);
    if (facts.size > 0) found.push({ place, facts });
  }
  known = next;
  return found;
}
