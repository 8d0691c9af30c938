/** SQLSTATE classes and codes of a database that is shutting down, overloaded, full, read-only or too slow. */
const SQLSTATES = /^(08...|53...|57P0[1235]|57014|25P03|25006)$/;

/** PostgreSQL's codes for a full disk, and for a value that another row has and that must be one row's alone. */
const DISK_FULL = "53100";
const TAKEN = "23505";

/** What the network says of a server that cannot be reached. */
const ERRNOS = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
]);

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

const MOST_LINKS = 10;

type Fault = { name?: unknown; code?: unknown; syscall?: unknown; message?: unknown; cause?: unknown };

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

/** True when the database has no room for what it was to store. */
export const isFullDisk = (error: unknown): boolean => faultCode(error) === DISK_FULL;

/** True when another row has what must be one row's alone. */
export const isTaken = (error: unknown): boolean => faultCode(error) === TAKEN;

/**
 * True when the database could not be asked, whatever the question was: nobody's request is to blame, and a later one
 * may succeed. Messages are only compared whole: that of a query quotes what customers typed.
 */
export function isOutage(error: unknown): boolean {
  const fault = innermost(error);
  if (!(fault instanceof Error)) return false;
  const code = faultCode(fault);
  if (code === undefined) return isDriverMessage(fault.message);
  // A socket file that is not there: the server behind it does not run.
  if (code === "ENOENT") return (fault as Fault).syscall === "connect";
  return ERRNOS.has(code) || SQLSTATES.test(code);
}
