/** What lies behind the reason that is kept of something that failed, by the codes of mail servers, networks and disks. */
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

/** The failure that a reason tells of. */
export function failureOf(reason: string): Failure {
  return FAILURES.find(([, signs]) => signs.test(reason))?.[0] ?? "unknown";
}

/** What of a reason an administrator can look up; the rest are words of libraries. */
export function codesIn(reason: string): string {
  return (reason.match(/\b(?:E[A-Z_]{3,}|[A-Z\d]{5}|\d{3,})\b/g) ?? []).join(" ");
}
