import type { IncomingHttpHeaders } from "node:http";
import { isIP } from "node:net";

const HEADER = "x-forwarded-for";

/**
 * Sanitizes X-Forwarded-For: removes a value that is no IP address, and all values before it. Each proxy appends to the
 * end, so what comes before a value that nobody can have written honestly is worth nothing either. The request then
 * counts as one of the last known address: in the end that of the connection itself.
 */
export function sanitizeForwardedFor(headers: IncomingHttpHeaders): void {
  const forwarded = headers[HEADER];
  if (forwarded === undefined) return;
  const values = String(forwarded)
    .split(",")
    .map((value) => value.trim());
  const known = values.slice(values.findLastIndex((value) => isIP(value) === 0) + 1);
  if (known.length === values.length) return;
  if (known.length > 0) headers[HEADER] = known.join(", ");
  else delete headers[HEADER];
}
