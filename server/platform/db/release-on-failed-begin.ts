import type pg from "pg";

/**
 * Releases a borrowed connection whose first statement fails. Drizzle borrows one for a transaction and does not
 * release it where `begin` fails, as it does when the database dies. Without this the pool leaked a connection each
 * time, and never came to its end.
 */
export function releaseOnFailedBegin(pool: pg.Pool): void {
  const borrow = pool.connect;
  const connect = async (...args: unknown[]): Promise<unknown> => {
    // For a single statement the pool itself passes a callback, and releases what it borrowed.
    if (args.length > 0) return Reflect.apply(borrow, pool, args);
    const client: pg.PoolClient = await Reflect.apply(borrow, pool, []);
    const { query } = client;
    const queryOnce = (...statement: unknown[]): unknown => {
      client.query = query;
      const answer: unknown = Reflect.apply(query, client, statement);
      if (answer instanceof Promise) answer.catch((error: Error) => client.release(error));
      return answer;
    };
    return Object.assign(client, { query: queryOnce });
  };
  Object.assign(pool, { connect });
}
