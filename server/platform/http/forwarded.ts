import type { IncomingHttpHeaders } from "node:http";
import { isIP } from "node:net";

const HEADER = "x-forwarded-for";

/**
 * Takes out of a proxy's header what is no address, and all that stands before it: each proxy adds to the end, so that
 * what comes before a value that nobody can have written honestly is worth nothing either. The request is then taken
 * for one of the last address that is known: in the end that of the connection itself.
 */
export function dropForwardedNonsense(headers: IncomingHttpHeaders): void {
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
