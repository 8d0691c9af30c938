import type pg from "pg";
import { isReadOnly } from "./fault.ts";

/**
 * Drops a borrowed connection whose server refuses to write. A primary that another one has replaced may stay reachable
 * as a standby, over connections that nothing has cut off. The pool drops the connection of a failed single statement by
 * itself; after a transaction it would lend the same one again, and every write over it would fail for ever.
 */
export function dropReadOnly(client: pg.PoolClient): void {
  const { query } = client;
  const watched = (...args: unknown[]): unknown => {
    const answer: unknown = Reflect.apply(query, client, args);
    if (answer instanceof Promise) answer.catch((error: unknown) => isReadOnly(error) && releaseFor(client, error));
    return answer;
  };
  Object.assign(client, { query: watched });
}

/** Makes the next release of a connection end it. */
function releaseFor(client: pg.PoolClient, error: unknown): void {
  const { release } = client;
  client.release = () => release.call(client, error instanceof Error ? error : true);
}
