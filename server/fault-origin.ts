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

type Fault = { code?: unknown; cause?: unknown };

/** What an error goes back to: the one that no other caused. */
export function innermost(error: unknown): unknown {
  let fault = error;
  for (let i = 0; i < MOST_LINKS && (fault as Fault | undefined)?.cause; i++) fault = (fault as Fault).cause;
  return fault;
}

/** The SQLSTATE or errno of what an error goes back to. */
export function faultCode(error: unknown): string | undefined {
  const { code } = (innermost(error) ?? {}) as Fault;
  return typeof code === "string" ? code : undefined;
}
