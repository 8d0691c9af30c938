import { eq } from "drizzle-orm";
import { AppError } from "../../../domain/platform/errors.ts";
import type { Language } from "../../../domain/platform/language.ts";
import { pathIn } from "../../../domain/platform/paths.ts";
import { hashToken } from "../../people/session/session-store.ts";
import type { Database } from "../../platform/db/client.ts";
import { linkCodes, linkSessions, requests } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Env } from "../../platform/env.ts";
import { findNewerKey } from "../../platform/key-of-database.ts";
import type { Keys } from "../../platform/keys.ts";
import { renewWaitingLinks, type Recipient } from "./renew-waiting.ts";

/** The token of a link as the archive of texts shows it. */
export const HIDDEN_TOKEN = "•••";

/** Days after the last activity about a request for which the link to its private page works. */
export const LINK_DAYS = 90;

/** The columns of a request that its link depends on. */
export type LinkedRequest = Pick<typeof requests.$inferSelect, "reference" | "linkNumber" | "linkHash">;

const PURPOSE = "private page";
const signedText = (reference: string, linkNumber: number) => `${reference}.${linkNumber}`;

/**
 * Returns the token of the link to the private page of a request: a 256-bit HMAC that needs our key. Derived from the
 * reference, not random, so that every later mail can carry it although only its hash is stored. After a change of keys
 * it is still the token whose hash is stored; null where that key is gone or no link was made yet.
 */
export function linkToken(keys: Keys, { reference, linkNumber, linkHash }: LinkedRequest): string | null {
  const tokens = keys.signatures(PURPOSE, signedText(reference, linkNumber));
  return tokens.find((token) => hashToken(token) === linkHash) ?? null;
}

/** Returns the hash of the first link of a new request, or of the link of a later number. */
export function hashOfLink(keys: Keys, reference: string, linkNumber = 0): string {
  return hashToken(keys.sign(PURPOSE, signedText(reference, linkNumber)));
}

/** Returns the path of a private page, in English. */
export const linkPath = (token: string) => `/r/${token}`;

/** Returns the whole address of a private page, for mails and texts. */
export function linkAddress({ publicUrl }: Pick<Env, "publicUrl">, language: Language, token: string): string {
  return publicUrl + pathIn(language, linkPath(token));
}

/** Returns the moment since when a request must have been used for its link to work. */
export const linkCutoff = (now: Date) => new Date(now.getTime() - LINK_DAYS * 86_400_000);

/**
 * Returns a token that works, for a mail or text to the customer. A request from before private pages gets its first
 * link here. A link that has expired is replaced by one with the next number, so that the old one stays dead; sending
 * the new one counts as activity.
 */
export async function issueLink(
  { keys, clock }: Pick<Deps, "keys" | "clock">,
  tx: Database,
  request: LinkedRequest & { id: number; lastUsedAt: Date },
): Promise<string> {
  const now = clock();
  const isExpired = request.lastUsedAt <= linkCutoff(now);
  const token = isExpired ? null : linkToken(keys, request);
  if (token !== null) return token;
  // A link that was made with the key that replaced ours still works: a next number would end it.
  if (!isExpired && request.linkHash !== null && (await findNewerKey(tx, keys))) throw new AppError("unavailable");
  const linkNumber = request.linkHash === null ? request.linkNumber : request.linkNumber + 1;
  const linkHash = hashOfLink(keys, request.reference, linkNumber);
  const renewed = isExpired ? { lastUsedAt: now } : {};
  await tx
    .update(requests)
    .set({ linkNumber, linkHash, ...renewed })
    .where(eq(requests.id, request.id));
  return keys.sign(PURPOSE, signedText(request.reference, linkNumber));
}

/**
 * Ends the link of a request with its codes and sessions, because it went to a wrong address: the next mail or text
 * carries that of the next number, also one that waits to leave to an address that is still right. A code is removed before the sessions, so that one which is being entered opens none.
 */
export async function replaceLink(
  { keys }: Pick<Deps, "keys">,
  tx: Database,
  request: LinkedRequest & Recipient,
): Promise<void> {
  const { id, reference, linkNumber, linkHash } = request;
  await tx.delete(linkCodes).where(eq(linkCodes.requestId, id));
  await tx.delete(linkSessions).where(eq(linkSessions.requestId, id));
  if (linkHash === null) return;
  const ended = linkToken(keys, request);
  const next = { linkNumber: linkNumber + 1, linkHash: hashOfLink(keys, reference, linkNumber + 1) };
  await tx.update(requests).set(next).where(eq(requests.id, id));
  const token = linkToken(keys, { reference, ...next });
  if (ended !== null && token !== null) await renewWaitingLinks(keys, tx, request, { ended, next: token });
}
