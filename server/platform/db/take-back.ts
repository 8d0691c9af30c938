import type pg from "pg";

/**
 * Takes a connection back whose first statement fails. Drizzle borrows one for a transaction and forgets it where
 * `begin` fails, as it does when the database dies: each time the pool had one less, and never came to its end.
 */
export function takeBackWhatCannotBegin(pool: pg.Pool): void {
  const lend = pool.connect.bind(pool) as (...args: unknown[]) => Promise<pg.PoolClient>;
  pool.connect = (async (...args: unknown[]) => {
    // The pool itself, for a single statement, hands over a callback, and gives back what it borrowed.
    if (args.length > 0) return lend(...args);
    const client = await lend();
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const known = client.query;
    client.query = ((...statement: unknown[]) => {
      client.query = known;
      const answer = query(...statement);
      if (answer instanceof Promise) answer.catch((error: Error) => client.release(error));
      return answer;
    }) as typeof client.query;
    return client;
  }) as typeof pool.connect;
}
