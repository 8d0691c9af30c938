import { sql } from "drizzle-orm";
import { afterCommit } from "../db/after-commit.ts";
import type { Database } from "../db/client.ts";

/** What the processes tell each other about the desk: changes by an empty message, who has what open by its JSON. */
export const DESK_CHANNEL = "desk";

/** Changes that come closer together are announced as one. */
const PAUSE_MS = 50;

const bells = new WeakMap<Database, () => void>();

/**
 * Tells every process, once the transaction is through, that there are new events. Never within it: a notice in the
 * transactions of leads would make them commit one after the other.
 */
export function announceDeskChange(tx: Database): void {
  afterCommit(tx, (db) => {
    const ring = bells.get(db) ?? makeBell(db);
    bells.set(db, ring);
    ring();
  });
}

function makeBell(db: Database): () => void {
  let isResting = false;
  let isWanted = false;
  return function ring() {
    isWanted = isResting;
    if (isResting) return;
    isResting = true;
    // Where it cannot be said, it is found out by those who look now and then.
    db.execute(sql`select pg_notify(${DESK_CHANNEL}, '')`).catch(() => undefined);
    setTimeout(() => {
      isResting = false;
      if (isWanted) ring();
    }, PAUSE_MS).unref();
  };
}
