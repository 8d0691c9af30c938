import type { Database } from "./database.ts";

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

/** Lets the transactions of a database say when they are over. One that is rolled back does nothing afterwards. */
export function announcingCommits<D extends Database>(db: D): D {
  const begin = db.transaction.bind(db);
  db.transaction = async (work, config) => {
    const acts: Act[] = [];
    const result = await begin((tx) => {
      waiting.set(tx, acts);
      return work(tx);
    }, config);
    for (const act of acts) act(db);
    return result;
  };
  return db;
}
