import { and, inArray } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import { isOfChannel } from "../../platform/db/message-rows.ts";
import { messages } from "../../platform/db/schema/index.ts";
import type { ListedSms, SmsTransport } from "../../platform/deps/messages.ts";

type HandedOver = { to: string; body: string; handedOverAt: Date };

/** The clocks of the provider and of this machine may differ by as much. */
const APART_MS = 5 * 60_000;

/**
 * Looks up at the provider whether it took a message. It keeps no id of ours, so a message is known by number, time and
 * words: among those that it took since then and that are none of our other messages, one with the same words is it.
 * Without any such message it took none. With one of other words nobody can be sure.
 */
export async function lookUp(
  db: Database,
  transport: SmsTransport,
  { to, body, handedOverAt }: HandedOver,
): Promise<{ providerId: string } | "missing" | "unclear"> {
  const listed = await transport.list(to, new Date(handedOverAt.getTime() - APART_MS));
  if (!listed) return "unclear";
  const others = await ofOtherMessages(db, listed);
  const unknown = listed.filter(({ id }) => !others.has(id));
  const same = unknown.find((message) => hasWordsOf(message.body, body));
  if (same) return { providerId: same.id };
  return unknown.length === 0 ? "missing" : "unclear";
}

async function ofOtherMessages(db: Database, listed: ListedSms[]): Promise<Set<string | null>> {
  const ids = listed.map(({ id }) => id);
  if (ids.length === 0) return new Set();
  const { externalId } = messages;
  const rows = await db
    .select({ externalId })
    .from(messages)
    .where(and(isOfChannel("sms"), inArray(externalId, ids)));
  return new Set(rows.map((row) => row.externalId));
}

/** Providers change signs to save parts of a message, and trial accounts put words of their own before it. */
function hasWordsOf(listed: string, ours: string): boolean {
  const words = lettersOf(ours);
  return words !== "" && lettersOf(listed).endsWith(words);
}

const lettersOf = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
