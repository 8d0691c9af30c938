import { eq } from "drizzle-orm";
import type { Database } from "./db/client.ts";
import { systemState } from "./db/schema/index.ts";
import type { Keys } from "./keys.ts";

/** The row of the check value, whose content does not matter: that a key decrypts it proves the key. */
export const KEY_CHECK = "key-check";

/** Finds the check value, which is encrypted with the key of the site; undefined in a database without one. */
export async function findKeyCheck(db: Database): Promise<string | undefined> {
  const [row] = await db.select().from(systemState).where(eq(systemState.key, KEY_CHECK));
  return row && String(row.value);
}

/** Returns the key id of an encrypted value, which is its second part. */
export const keyIdOf = (sealed: string) => sealed.split(":")[1] ?? "";

/**
 * Finds the id of the key with which another process has replaced ours, while this one knows only the former; null
 * otherwise. What that process encrypts and signs is not damaged: this process has to be restarted with both keys.
 */
export async function findNewerKey(db: Database, keys: Keys): Promise<string | null> {
  const stored = await findKeyCheck(db);
  const id = stored === undefined ? keys.id : keyIdOf(stored);
  return keys.knows(id) ? null : id;
}
