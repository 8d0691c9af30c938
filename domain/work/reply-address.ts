import { isAmong } from "../platform/typed-records.ts";

/** The base32 alphabet. A token of 128 bits has 26 of these letters and digits. */
const ALPHABET = "abcdefghijklmnopqrstuvwxyz234567";
const TOKEN = /^[a-z2-7]{26}$/;

/**
 * The mailboxes of the domain that answers go to: `reply`, which may carry a token, and those that an agency can
 * forward its mails to.
 */
const MAILBOXES = ["reply", "office", "postmaster"] as const;

/** Encodes random bytes in base32: letters and digits that mail servers may fold to one case. */
export function tokenOf(random: Uint8Array): string {
  const bits = [...random].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => ALPHABET[Number.parseInt(group.padEnd(5, "0"), 2)]).join("");
}

export function replyAddressOf(token: string, domain: string): string {
  return `reply+${token}@${domain}`;
}

/** Returns the address that mails which are part of no conversation come back to. */
export function plainReplyAddress(domain: string): string {
  return `reply@${domain}`;
}

/**
 * Parses an address of the domain: returns its token, or null where it has none. Undefined for an address that is not
 * ours: its mail is never passed on.
 */
export function recipientOf(address: string, domain: string): { address: string; token: string | null } | undefined {
  const folded = address.toLowerCase();
  const at = folded.lastIndexOf("@");
  const [mailbox = "", tag] = folded.slice(0, at).split("+", 2);
  if (folded.slice(at + 1) !== domain || !isAmong(MAILBOXES, mailbox)) return undefined;
  return { address: folded, token: mailbox === "reply" && tag && TOKEN.test(tag) ? tag : null };
}
