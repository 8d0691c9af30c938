import { sql } from "drizzle-orm";
import { afterCommit } from "../db/after-commit.ts";
import type { Database } from "../db/client.ts";

/** PostgreSQL NOTIFY channel between the processes. An empty message means new desk events; all others are JSON. */
export const DESK_CHANNEL = "desk";

/** Message that the sessions or the role of an account changed, so its open event streams must be checked. */
export type AccountMessage = { type: "account"; userId: number };

/** Message that something about a screen share changed: its event streams read what it is. */
export type ShareMessage = { type: "share"; id: number };

/** Throttle interval: changes closer together are announced as one. */
const THROTTLE_MS = 50;

const notifiers = new WeakMap<Database, () => void>();

/**
 * Notifies every process, after the transaction commits, that there are new events. Throttled. Never notifies within
 * the transaction: a NOTIFY in the transactions that store leads would make them commit one after the other.
 */
export function announceDeskChange(tx: Database): void {
  afterCommit(tx, (db) => {
    const announce = notifiers.get(db) ?? makeNotifier(db);
    notifiers.set(db, announce);
    announce();
  });
}

/** Notifies every process, after the transaction commits, that an account may have lost a session or a right. */
export function announceAccountChange(tx: Database, userId: number): void {
  const message: AccountMessage = { type: "account", userId };
  // If the notification fails, the check before the next event finds the change.
  afterCommit(tx, (db) => void notify(db, JSON.stringify(message)).catch(() => undefined));
}

/** Notifies every process, after the transaction commits, that something about a screen share changed. */
export function announceShare(tx: Database, id: number): void {
  const message: ShareMessage = { type: "share", id };
  // If the notification fails, the next heartbeat of the streams finds the change.
  afterCommit(tx, (db) => void notify(db, JSON.stringify(message)).catch(() => undefined));
}

/** Sends a message to every process, this one included (`pg_notify`). */
export async function notify(db: Database, message: string): Promise<void> {
  await db.execute(sql`select pg_notify(${DESK_CHANNEL}, ${message})`);
}

/**
 * Creates the throttled notifier of a database: sends at once, and once more after the interval if called meanwhile.
 */
function makeNotifier(db: Database): () => void {
  let isResting = false;
  let isWanted = false;
  return function announce() {
    isWanted = isResting;
    if (isResting) return;
    isResting = true;
    // If the notification fails, the processes find the events by polling now and then.
    notify(db, "").catch(() => undefined);
    setTimeout(() => {
      isResting = false;
      if (isWanted) announce();
    }, THROTTLE_MS).unref();
  };
}
