import type { Language } from "../../../domain/platform/language.ts";
import type { Database } from "../../platform/db/client.ts";
import type { Deps } from "../../platform/deps.ts";
import { translator } from "../../platform/texts.ts";
import { areTotalsRight, changedSince, compareHistories, type Difference } from "./compare-history.ts";

/** What changed within so many days is looked at each night. */
const DAYS = 3;
const DAY_MS = 86_400_000;
/** More than a mail has to name. */
const MOST_NAMED = 50;

export type Comparison = { requests: number; differences: Difference[]; areTotalsRight: boolean };

/** Compares what is stored of requests with what their histories say. */
export async function compareAll(db: Database, batches: AsyncIterable<number[]>): Promise<Comparison> {
  const comparison: Comparison = { requests: 0, differences: [], areTotalsRight: await areTotalsRight(db) };
  for await (const ids of batches) {
    comparison.requests += ids.length;
    comparison.differences.push(...(await compareHistories(db, ids)));
  }
  return comparison;
}

/** The same of what changed lately. */
export function compareLately({ db, clock }: Pick<Deps, "db" | "clock">): Promise<Comparison> {
  return compareAll(db, changedSince(db, new Date(clock().getTime() - DAYS * DAY_MS)));
}

/** The differences in words, as far as anybody reads them. */
export function nameDifferences(differences: Difference[], language: Language): string {
  const t = translator(language);
  const named = differences
    .slice(0, MOST_NAMED)
    .map(
      ({ reference, differs }) => `${reference} (${differs.map((one) => t(`health:history.of.${one}`)).join(", ")})`,
    );
  return differences.length > MOST_NAMED ? `${named.join(", ")}, …` : named.join(", ");
}
