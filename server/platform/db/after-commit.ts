import type { Database } from "./database.ts";
import { retryConflicts } from "./retry-conflicts.ts";

/** A callback after a commit. It gets the database itself: the transaction's own connection is another's by then. */
type CommitCallback = (db: Database) => void;

/** The callbacks that wait for the end of each open transaction. */
const pendingCallbacks = new WeakMap<object, CommitCallback[]>();

/**
 * Runs a callback after the commit, when others see what the transaction wrote; at once without a transaction. `tx` is
 * the outermost transaction: only those are known here, and a callback of a nested one (savepoint) would run at once.
 */
export function afterCommit(tx: Database, act: CommitCallback): void {
  const acts = pendingCallbacks.get(tx);
  if (acts) acts.push(act);
  else act(tx);
}

/**
 * Makes the transactions of a database run their `afterCommit` callbacks. One that is rolled back runs none. One that
 * is rolled back because of another (deadlock, serialization failure) is retried from its beginning, so its work may
 * have no effects outside of the database: those belong into `afterCommit` or a job.
 */
export function withCommitCallbacks<D extends Database>(db: D): D {
  const begin = db.transaction.bind(db);
  db.transaction = async (work, config) => {
    let acts: CommitCallback[] = [];
    const result = await retryConflicts(() =>
      begin((tx) => {
        acts = [];
        pendingCallbacks.set(tx, acts);
        return work(tx);
      }, config),
    );
    for (const act of acts) act(db);
    return result;
  };
  return db;
}
