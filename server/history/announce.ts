import { sql } from "drizzle-orm";
import { afterCommit } from "../db/after-commit.ts";
import type { Database } from "../db/client.ts";

const CHANNEL = "desk";

/** Notices under way, and whether something has happened since they were sent. */
const underWay = new Map<Database, { isAgain: boolean }>();

/**
 * Tells every process, once others can see it, that something happened at the desk. What happens while a notice is
 * under way shares the next one: a notice within the transactions would let only one of them commit at a time.
 */
export function announceDeskChange(tx: Database): void {
  afterCommit(tx, (db) => {
    const notice = underWay.get(db);
    if (notice) notice.isAgain = true;
    else void notify(db);
  });
}

async function notify(db: Database): Promise<void> {
  const notice = { isAgain: true };
  underWay.set(db, notice);
  while (notice.isAgain) {
    notice.isAgain = false;
    // Who is not told finds it at the next look.
    await db.execute(sql`select pg_notify(${CHANNEL}, '')`).catch(() => undefined);
  }
  underWay.delete(db);
}
