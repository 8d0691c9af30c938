import { sql } from "drizzle-orm";
import { afterCommit } from "../db/after-commit.ts";
import type { Database } from "../db/client.ts";

/** What the processes tell each other: that the desk has new events by an empty message, all else as JSON. */
export const DESK_CHANNEL = "desk";

/** The sessions or the role of an account have changed: its open streams are to be looked at. */
export type AccountMessage = { type: "account"; userId: number };

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

/** Tells every process, once the transaction is through, that an account may have lost a session or a right. */
export function announceAccountChange(tx: Database, userId: number): void {
  const message: AccountMessage = { type: "account", userId };
  // Where it cannot be said, the look before the next event finds it out.
  afterCommit(tx, (db) => void notify(db, JSON.stringify(message)).catch(() => undefined));
}

/** Sends a message to every process, this one included. */
export async function notify(db: Database, message: string): Promise<void> {
  await db.execute(sql`select pg_notify(${DESK_CHANNEL}, ${message})`);
}

function makeBell(db: Database): () => void {
  let isResting = false;
  let isWanted = false;
  return function ring() {
    isWanted = isResting;
    if (isResting) return;
    isResting = true;
    // Where it cannot be said, it is found out by those who look now and then.
    notify(db, "").catch(() => undefined);
    setTimeout(() => {
      isResting = false;
      if (isWanted) ring();
    }, PAUSE_MS).unref();
  };
}
