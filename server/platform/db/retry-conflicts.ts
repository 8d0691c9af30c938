import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { isConflict } from "./fault.ts";

const TRIES = 4;
const FIRST_WAIT_MS = 20;

/**
 * Retries work that the database rolled back because of another transaction: a deadlock or a serialization failure.
 * Waits a random while (backoff with jitter), so that the same two do not meet again.
 */
export async function retryConflicts<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!isConflict(error) || attempt === TRIES) throw error;
    }
    await wait(Math.random() * FIRST_WAIT_MS * 2 ** attempt);
  }
}

/** Retries single statements, which are rolled back as a whole. A transaction is retried as a whole instead. */
export function retryStatements(pool: pg.Pool): void {
  const { query } = pool;
  Object.assign(pool, { query: (...args: unknown[]) => retryConflicts(() => Reflect.apply(query, pool, args)) });
}
