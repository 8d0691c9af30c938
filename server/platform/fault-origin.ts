import { valueIn } from "../../domain/platform/typed-records.ts";

/** The driver makes these itself, as plain errors without a code (pg 8.23, pg-pool 3): nothing but their text tells. */
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

/** Whether a message is one of the driver's own, which quote nothing. */
export const isDriverMessage = (message: string): boolean => DRIVER_MESSAGES.has(message);

/** More links than this are a circle. */
const MOST_LINKS = 10;

/** The code of an error itself, whatever caused it. */
export function codeOf(error: unknown): string | number | undefined {
  const code = valueIn(error, "code");
  return typeof code === "string" || typeof code === "number" ? code : undefined;
}

/** A word or a number that an error carries under a name; undefined where it is none. */
export function textIn(error: unknown, name: string): string | undefined {
  const value = valueIn(error, name);
  return typeof value === "string" ? value : undefined;
}
export function numberIn(error: unknown, name: string): number | undefined {
  const value = valueIn(error, name);
  return typeof value === "number" ? value : undefined;
}

/** What an error goes back to: the one that no other caused. */
export function innermost(error: unknown): unknown {
  let fault = error;
  for (let i = 0; i < MOST_LINKS && valueIn(fault, "cause"); i++) fault = valueIn(fault, "cause");
  return fault;
}

/** The SQLSTATE or errno of what an error goes back to. */
export function faultCode(error: unknown): string | undefined {
  const code = codeOf(innermost(error));
  return typeof code === "string" ? code : undefined;
}
