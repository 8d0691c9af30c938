import { and, inArray } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import { isOfChannel } from "../../platform/db/message-rows.ts";
import { messages } from "../../platform/db/schema/index.ts";
import type { ListedSms, SmsTransport } from "../../platform/deps/messages.ts";

type HandedOverSms = { to: string; body: string; handedOverAt: Date };

/** Maximum clock skew between the provider and this machine. */
const CLOCK_SKEW_MS = 5 * 60_000;

/**
 * Looks up at the provider whether it accepted a message. The provider stores no id of ours, so a message is found by
 * phone number, time and text: of the messages since then that belong to no other row, one with the same text is it.
 * "missing": there is no such message, so the provider did not accept it. "unclear": there is one with another text, or
 * there are too many to list.
 */
export async function lookUp(
  db: Database,
  transport: SmsTransport,
  { to, body, handedOverAt }: HandedOverSms,
): Promise<{ providerId: string } | "missing" | "unclear"> {
  const listed = await transport.list(to, new Date(handedOverAt.getTime() - CLOCK_SKEW_MS));
  if (!listed) return "unclear";
  const others = await storedProviderIds(db, listed);
  const unknown = listed.filter(({ id }) => !others.has(id));
  const same = unknown.find((message) => hasSameText(message.body, body));
  if (same) return { providerId: same.id };
  return unknown.length === 0 ? "missing" : "unclear";
}

async function storedProviderIds(db: Database, listed: ListedSms[]): Promise<Set<string | null>> {
  const ids = listed.map(({ id }) => id);
  if (ids.length === 0) return new Set();
  const { externalId } = messages;
  const rows = await db
    .select({ externalId })
    .from(messages)
    .where(and(isOfChannel("sms"), inArray(externalId, ids)));
  return new Set(rows.map((row) => row.externalId));
}

/**
 * Compares the listed text with ours, letters and digits only. Providers replace characters to save parts of a message,
 * and trial accounts put words of their own before it.
 */
function hasSameText(listed: string, ours: string): boolean {
  const words = normalizeText(ours);
  return words !== "" && normalizeText(listed).endsWith(words);
}

const normalizeText = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
