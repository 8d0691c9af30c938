import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { isConflict } from "./fault.ts";

const TRIES = 4;
const FIRST_WAIT_MS = 20;

/**
 * Repeats work that the database undid because it and another transaction waited for each other (deadlock) or could not
 * both be first (serialisation failure). Waits a random while, so that the same two do not meet again.
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

/** Repeats single statements, which are undone as a whole. Within a transaction all of it is repeated instead. */
export function retryStatements(pool: pg.Pool): void {
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>;
  pool.query = ((...args: unknown[]) => retryConflicts(() => query(...args))) as typeof pool.query;
}
