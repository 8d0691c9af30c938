import { eq } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import { systemState } from "../../platform/db/schema/index.ts";

const NAME = "last-backup";

/** The last backup that was made by the clock and verified: when, on which machine, and in which folder there. */
export type NotedBackup = { at: string; host: string; folder: string };

/** Notes a backup in the database: processes on other machines cannot look into its folder. */
export async function noteBackup(db: Database, value: NotedBackup): Promise<void> {
  const { key } = systemState;
  await db.insert(systemState).values({ key: NAME, value }).onConflictDoUpdate({ target: key, set: { value } });
}

/** Finds the last backup that any process has made and verified, if any. */
export async function findNotedBackup(db: Database): Promise<NotedBackup | null> {
  const [row] = await db.select().from(systemState).where(eq(systemState.key, NAME));
  const { at = "", host = "", folder = "" }: Partial<NotedBackup> = row?.value ?? {};
  return row ? { at, host, folder } : null;
}

/** Forgets the noted backup, in a restored database: it is one of the site that was backed up. */
export async function forgetBackup(tx: Database): Promise<void> {
  await tx.delete(systemState).where(eq(systemState.key, NAME));
}
