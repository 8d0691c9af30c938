import type { Database } from "./database.ts";
import { retryConflicts } from "./retry-conflicts.ts";

/** Is given the database itself: the transaction's own connection is another's by then. */
type Act = (db: Database) => void;

/** What waits for the end of each open transaction. */
const waiting = new WeakMap<object, Act[]>();

/** Does something once others can see what the transaction wrote; at once where there is no transaction. */
export function afterCommit(tx: Database, act: Act): void {
  const acts = waiting.get(tx);
  if (acts) acts.push(act);
  else act(tx);
}

/**
 * Lets the transactions of a database say when they are over. One that is rolled back does nothing afterwards. One that
 * is undone because of another is repeated from its beginning, so its work may have no effects outside of the database:
 * those belong into `afterCommit` or a job.
 */
export function announcingCommits<D extends Database>(db: D): D {
  const begin = db.transaction.bind(db);
  db.transaction = async (work, config) => {
    let acts: Act[] = [];
    const result = await retryConflicts(() =>
      begin((tx) => {
        acts = [];
        waiting.set(tx, acts);
        return work(tx);
      }, config),
    );
    for (const act of acts) act(db);
    return result;
  };
  return db;
}
