/**
 * The causes of failures, each with its pattern in the stored reason: codes of mail servers, networks and disks. The
 * first match counts.
 */
const FAILURES = [
  ["lost", /heartbeat|active state/],
  ["login", /EAUTH|\b53[045]\b/],
  ["name", /EDNS|ENOTFOUND|EAI_AGAIN/],
  ["certificate", /ETLS|CERT|SELF_SIGNED/],
  ["room", /ENOSPC|EDQUOT|\b53100\b/],
  ["unreachable", /ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ECONNECTION|ESOCKET/],
  ["late", /timed?out|ECONNABORTED/i],
  ["broken", /ECONNRESET|EPIPE/],
  ["number", /\b[23]\d{4}\b/],
  ["refused", /EENVELOPE|EMESSAGE|\b5\d\d\b/],
] as const;

export type Failure = (typeof FAILURES)[number][0] | "unknown";

/** Classifies the stored reason of a failure. */
export function failureOf(reason: string): Failure {
  return FAILURES.find(([, signs]) => signs.test(reason))?.[0] ?? "unknown";
}

/** Extracts the codes of a reason that an administrator can look up; the rest are words of libraries. */
export function codesIn(reason: string): string {
  return (reason.match(/\b(?:E[A-Z_]{3,}|[A-Z\d]{5}|\d{3,})\b/g) ?? []).join(" ");
}
