import { sql } from "drizzle-orm";
import type { Database } from "../db/client.ts";

/**
 * Gives committed events their places in the stream. Gives back the id of the oldest one that could get none yet, since
 * somebody holds its row; null where all have one. Throws where somebody keeps everybody from publishing.
 */
export async function publishEvents(db: Database): Promise<string | null> {
  const found = await db.execute<{ oldest: string | null }>(sql`select publish_desk_events()::text as oldest`);
  return found.rows[0]?.oldest ?? null;
}
