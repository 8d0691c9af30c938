import { isAmong } from "../platform/typed-records.ts";

/** 128 bits in base32: 26 letters and digits of these. */
const ALPHABET = "abcdefghijklmnopqrstuvwxyz234567";
const TOKEN = /^[a-z2-7]{26}$/;

/** The mailboxes of the domain that answers go to: with a token in the first, and to whoever an agency forwards to. */
const MAILBOXES = ["reply", "office", "postmaster"] as const;

/** Random bytes as letters and digits that mail servers may fold to one case. */
export function tokenOf(random: Uint8Array): string {
  const bits = [...random].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => ALPHABET[Number.parseInt(group.padEnd(5, "0"), 2)]).join("");
}

export function replyAddressOf(token: string, domain: string): string {
  return `reply+${token}@${domain}`;
}

/** Where mails come back to that are part of no conversation. */
export function plainReplyAddress(domain: string): string {
  return `reply@${domain}`;
}

/**
 * What an address of the domain means: whose token it has, or null for one without. Undefined for what is not ours: it
 * is never passed on.
 */
export function recipientOf(address: string, domain: string): { address: string; token: string | null } | undefined {
  const folded = address.toLowerCase();
  const at = folded.lastIndexOf("@");
  const [mailbox = "", tag] = folded.slice(0, at).split("+", 2);
  if (folded.slice(at + 1) !== domain || !isAmong(MAILBOXES, mailbox)) return undefined;
  return { address: folded, token: mailbox === "reply" && tag && TOKEN.test(tag) ? tag : null };
}
