import type { Language } from "../../../domain/platform/language.ts";
import type { Database } from "../../platform/db/client.ts";
import type { Deps } from "../../platform/deps.ts";
import { translator } from "../../platform/texts.ts";
import { areTotalsRight, changedSince, compareHistories, type Difference } from "./compare-history.ts";

/** Requests changed within this many days are compared each night. */
const DAYS = 3;
const DAY_MS = 86_400_000;
/** Maximum differences that a mail lists. */
const MAX_LISTED = 50;

export type Comparison = { requests: number; differences: Difference[]; areTotalsRight: boolean };

/** Compares the stored state of requests with the state replayed from their histories, batch by batch. */
export async function compareAll(db: Database, batches: AsyncIterable<number[]>): Promise<Comparison> {
  const comparison: Comparison = { requests: 0, differences: [], areTotalsRight: await areTotalsRight(db) };
  for await (const ids of batches) {
    comparison.requests += ids.length;
    comparison.differences.push(...(await compareHistories(db, ids)));
  }
  return comparison;
}

/** Compares the requests that changed within the last days with their histories. */
export function compareLately({ db, clock }: Pick<Deps, "db" | "clock">): Promise<Comparison> {
  return compareAll(db, changedSince(db, new Date(clock().getTime() - DAYS * DAY_MS)));
}

/** Formats the differences as text, up to a maximum. */
export function nameDifferences(differences: Difference[], language: Language): string {
  const t = translator(language);
  const named = differences
    .slice(0, MAX_LISTED)
    .map(
      ({ reference, differs }) => `${reference} (${differs.map((one) => t(`health:history.of.${one}`)).join(", ")})`,
    );
  return differences.length > MAX_LISTED ? `${named.join(", ")}, …` : named.join(", ");
}
