import { valueIn } from "../../domain/platform/typed-records.ts";

/**
 * Messages of errors that the driver makes itself, as plain errors without a code (pg 8.23, pg-pool 3). Only the text
 * identifies them.
 */
const DRIVER_MESSAGES = new Set([
  "Connection terminated",
  "Connection terminated unexpectedly",
  "Connection terminated due to connection timeout",
  "timeout expired",
  "timeout exceeded when trying to connect",
  "Query read timeout",
  "Client has encountered a connection error and is not queryable",
  "Client was closed and is not queryable",
  "Cannot use a pool after calling end on the pool",
]);

/** Returns true for a message of the database driver itself, which quotes no input. */
export const isDriverMessage = (message: string): boolean => DRIVER_MESSAGES.has(message);

/** Maximum length of a chain of causes. A longer one is a cycle. */
const MAX_CAUSES = 10;

/** Returns the code of the error itself, not of its cause. */
export function codeOf(error: unknown): string | number | undefined {
  const code = valueIn(error, "code");
  return typeof code === "string" || typeof code === "number" ? code : undefined;
}

/** Returns a string property of an error; undefined when it is not a string. */
export function textIn(error: unknown, name: string): string | undefined {
  const value = valueIn(error, name);
  return typeof value === "string" ? value : undefined;
}
/** Returns a number property of an error; undefined when it is not a number. */
export function numberIn(error: unknown, name: string): number | undefined {
  const value = valueIn(error, name);
  return typeof value === "number" ? value : undefined;
}

/** Returns the root cause of an error: the last one in its chain of causes. */
export function innermost(error: unknown): unknown {
  let fault = error;
  for (let i = 0; i < MAX_CAUSES && valueIn(fault, "cause"); i++) fault = valueIn(fault, "cause");
  return fault;
}

/** Returns the SQLSTATE or errno of the root cause of an error. */
export function faultCode(error: unknown): string | undefined {
  const code = codeOf(innermost(error));
  return typeof code === "string" ? code : undefined;
}
