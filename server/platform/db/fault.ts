import { faultCode, innermost, isDriverMessage } from "../fault-origin.ts";
import { valueIn } from "../../../domain/platform/typed-records.ts";

/** SQLSTATE classes and codes of a database that is shutting down, overloaded, full, read-only or too slow. */
const SQLSTATES = /^(08...|53...|57P0[1235]|57014|25P03|25006)$/;

/** PostgreSQL's codes for a full disk, and for a violated unique constraint. */
const DISK_FULL = "53100";
const UNIQUE_VIOLATION = "23505";
/** PostgreSQL's code for a write on a server or in a transaction that only reads. */
const READ_ONLY = "25006";
/** PostgreSQL's codes for a deadlock and for a serialization failure. */
const CONFLICTS = new Set(["40P01", "40001"]);

/** Network error codes of a server that cannot be reached. */
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

/** Returns true when the disk of the database is full. */
export const isFullDisk = (error: unknown): boolean => faultCode(error) === DISK_FULL;

/** Returns true when the server takes no writes, as a standby does. */
export const isReadOnly = (error: unknown): boolean => faultCode(error) === READ_ONLY;

/** Returns true when a unique constraint is violated: another row has the value. */
export const isUniqueViolation = (error: unknown): boolean => faultCode(error) === UNIQUE_VIOLATION;

/** Returns true when a transaction was rolled back because of another one: retried, it may succeed. */
export const isConflict = (error: unknown): boolean => CONFLICTS.has(faultCode(error) ?? "");

/**
 * Returns true when the database could not be asked, whatever the query was: nobody's request is to blame, and a later
 * one may succeed. Messages are only compared whole: that of a query quotes what customers typed.
 */
export function isOutage(error: unknown): boolean {
  const fault = innermost(error);
  if (!(fault instanceof Error)) return false;
  const code = faultCode(fault);
  if (code === undefined) return isDriverMessage(fault.message);
  // A socket file that is not there: the server behind it does not run.
  if (code === "ENOENT") return valueIn(fault, "syscall") === "connect";
  return ERRNOS.has(code) || SQLSTATES.test(code);
}
