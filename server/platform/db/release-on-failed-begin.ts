import type pg from "pg";

/**
 * Releases a borrowed connection whose first statement fails. Drizzle borrows one for a transaction and does not
 * release it where `begin` fails, as it does when the database dies. Without this the pool leaked a connection each
 * time, and never came to its end.
 */
export function releaseOnFailedBegin(pool: pg.Pool): void {
  const borrow = pool.connect.bind(pool) as (...args: unknown[]) => Promise<pg.PoolClient>;
  pool.connect = (async (...args: unknown[]) => {
    // For a single statement the pool itself passes a callback, and releases what it borrowed.
    if (args.length > 0) return borrow(...args);
    const client = await borrow();
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const originalQuery = client.query;
    client.query = ((...statement: unknown[]) => {
      client.query = originalQuery;
      const answer = query(...statement);
      if (answer instanceof Promise) answer.catch((error: Error) => client.release(error));
      return answer;
    }) as typeof client.query;
    return client;
  }) as typeof pool.connect;
}
