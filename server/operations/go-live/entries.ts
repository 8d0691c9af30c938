import { and, desc, eq } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import { goLiveEntries, users, type GoLiveKind } from "../../platform/db/schema/index.ts";

/** An entry with the name of the user who made it. */
export type Entry = { id: number; name: string; value: unknown; at: Date; by: string | null };

const selectEntries = (db: Database) =>
  db
    .select({
      id: goLiveEntries.id,
      name: goLiveEntries.name,
      value: goLiveEntries.value,
      at: goLiveEntries.at,
      by: users.username,
    })
    .from(goLiveEntries)
    .leftJoin(users, eq(users.id, goLiveEntries.byId))
    .$dynamic();

/** Reads the newest entry of each name of a kind: the one in force. */
export async function newestEntries(db: Database, kind: GoLiveKind): Promise<Map<string, Entry>> {
  const rows = await selectEntries(db).where(eq(goLiveEntries.kind, kind)).orderBy(goLiveEntries.id);
  return new Map(rows.map((row) => [row.name, row]));
}

/** Reads the newest entry of one name. */
export async function newestEntry(db: Database, kind: GoLiveKind, name: string): Promise<Entry | undefined> {
  const [row] = await selectEntries(db)
    .where(and(eq(goLiveEntries.kind, kind), eq(goLiveEntries.name, name)))
    .orderBy(desc(goLiveEntries.id))
    .limit(1);
  return row;
}

/** Reads the last entries of a kind, the newest first. */
export function lastEntries(db: Database, kind: GoLiveKind, limit: number): Promise<Entry[]> {
  return selectEntries(db).where(eq(goLiveEntries.kind, kind)).orderBy(desc(goLiveEntries.id)).limit(limit);
}

type NewEntry = { kind: GoLiveKind; name: string; value: unknown; at: Date; byId: number | null };

/** Adds an entry and returns its id. */
export async function addEntry(tx: Database, entry: NewEntry): Promise<number> {
  const [row] = await tx.insert(goLiveEntries).values(entry).returning({ id: goLiveEntries.id });
  return row?.id ?? 0;
}
