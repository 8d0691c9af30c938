import { and, eq } from "drizzle-orm";
import type { SeededKind } from "../../../domain/api/operations/corrections.ts";
import type { Database } from "../../platform/db/client.ts";
import { auditEvents, carriers } from "../../platform/db/schema/index.ts";
import { findSteps } from "./find-steps.ts";
import { isFingerprintOf } from "./prints.ts";
import type { SeededItem } from "./seeded-items.ts";
import { fingerprintOfRow, type StoredRow } from "./standing-rows.ts";

/** The rows that seeds became: the seed's key with the row's id, or null once the row is deleted. */
export type SeedRowIds = Map<string, number | null>;

/**
 * Finds the rows of seeds that have no record yet: first rows that equal any version of the seed, then rows with its
 * name or id. A row that is not found was deleted.
 */
export async function findRows(
  tx: Database,
  kind: SeededKind,
  items: SeededItem[],
  rows: StoredRow[],
  known: SeedRowIds,
): Promise<Map<string, number>> {
  if (kind === "onboarding-steps") return findSteps(tx);
  const found = new Map<string, number>();
  const isMatch = await matcher(tx, kind, known);
  const isSame = (item: SeededItem, row: StoredRow) => isFingerprintOf(item.key, fingerprintOfRow(item, row));
  const free = new Map(rows.map((row) => [row.id, row]));
  for (const fits of [isSame, isMatch]) {
    for (const item of items.filter(({ key }) => !found.has(key))) {
      const row = [...free.values()].find((candidate) => fits(item, candidate));
      if (!row) continue;
      found.set(item.key, row.id);
      free.delete(row.id);
    }
  }
  return found;
}

type Matcher = (item: SeededItem, row: StoredRow) => boolean;

/** Returns the predicate that matches a row of a kind to its seed by name or id, no matter which texts were changed. */
async function matcher(tx: Database, kind: SeededKind, known: SeedRowIds): Promise<Matcher> {
  const byName =
    (field: string): Matcher =>
    (item, row) =>
      row.values[field] === item.known.name;
  switch (kind) {
    case "partners":
    case "reference-categories":
    case "message-templates":
      return byName("name");
    case "agency-codes":
      return byName("carrier");
    case "reference-codes":
      return (item, row) =>
        row.values["code"] === item.known.name && row.values["categoryId"] === known.get(item.known.within ?? "");
    case "carriers": {
      const slugs = await tx.select({ id: carriers.id, slug: carriers.slug }).from(carriers);
      const ids = new Map(slugs.map(({ id, slug }) => [slug, id]));
      return (item, row) => ids.get(item.known.name ?? "") === row.id;
    }
    default: {
      const own = await writtenByAdmins(tx, kind);
      return (item, row) => row.id === item.known.id && !own.has(String(row.id));
    }
  }
}

/** Finds the ids of rows created by admins: an id may have become free when a seeded row was deleted. */
async function writtenByAdmins(tx: Database, kind: SeededKind): Promise<Set<string | null>> {
  const rows = await tx
    .select({ id: auditEvents.subjectId })
    .from(auditEvents)
    .where(and(eq(auditEvents.action, "content.create"), eq(auditEvents.subjectType, kind)));
  return new Set(rows.map((row) => row.id));
}
