import { sql } from "drizzle-orm";
import type { Database } from "../db/client.ts";

/**
 * Numbers committed events in the order of the event stream. Returns the id of the oldest event that could not be
 * numbered yet, because its row is locked; null when all are numbered. Throws when another process holds the lock on
 * publishing for too long.
 */
export async function publishEvents(db: Database): Promise<string | null> {
  const found = await db.execute<{ oldest: string | null }>(sql`select publish_desk_events()::text as oldest`);
  return found.rows[0]?.oldest ?? null;
}
