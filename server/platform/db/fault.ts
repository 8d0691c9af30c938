import { faultCode, innermost, isDriverMessage } from "../fault-origin.ts";
import { valueIn } from "../../../domain/platform/typed-records.ts";

/** SQLSTATE classes and codes of a database that is shutting down, overloaded, full, read-only or too slow. */
const SQLSTATES = /^(08...|53...|57P0[1235]|57014|25P03|25006)$/;

/** PostgreSQL's codes for a full disk, and for a value that another row has and that must be one row's alone. */
const DISK_FULL = "53100";
const TAKEN = "23505";
/** Those for a deadlock and for a transaction that could not be put in order with another. */
const CONFLICTS = new Set(["40P01", "40001"]);

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

/** True when the database has no room for what it was to store. */
export const isFullDisk = (error: unknown): boolean => faultCode(error) === DISK_FULL;

/** True when another row has what must be one row's alone. */
export const isTaken = (error: unknown): boolean => faultCode(error) === TAKEN;

/** True when a transaction was undone because of another one: repeated, it may succeed. */
export const isConflict = (error: unknown): boolean => CONFLICTS.has(faultCode(error) ?? "");

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
  if (code === "ENOENT") return valueIn(fault, "syscall") === "connect";
  return ERRNOS.has(code) || SQLSTATES.test(code);
}
