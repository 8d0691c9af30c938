import { and, desc, eq, isNull, notInArray, type SQL } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import { messages } from "../../platform/db/schema/index.ts";
import { ofRequest, TO_THE_OFFICE } from "../leads/conversation.ts";
import { isMail } from "../../platform/mail/mail-row.ts";
import type { Correspondent } from "./placeholder-values.ts";

/** Maximum mails to reference; mail programs look at no more. */
const MAX_REFERENCES = 20;

/** Lists the mails of a conversation, the latest last, for the headers by which mail programs group a thread. */
export async function threadOf(tx: Database, to: Correspondent): Promise<{ messageId: string; subject: string }[]> {
  const { externalId, subject, number, kind, deletedAt, status } = messages;
  const isPartOfThread = and(notInArray(kind, TO_THE_OFFICE), notInArray(status, ["cancelled", "failed"]));
  const rows = await tx
    .select({ messageId: externalId, subject })
    .from(messages)
    .where(and(isMail, messagesOf(to), isNull(deletedAt), isPartOfThread))
    .orderBy(desc(number))
    .limit(MAX_REFERENCES);
  return rows.toReversed().map((row) => ({ messageId: row.messageId ?? "", subject: row.subject ?? "" }));
}

function messagesOf({ kind, id }: Correspondent): SQL | undefined {
  if (kind !== "customer") return ofRequest(id);
  return and(eq(messages.customerId, id), isNull(messages.requestId));
}

/** Builds the headers `In-Reply-To` and `References` for the next mail of a thread. */
export function threadHeaders(thread: { messageId: string }[]): Record<string, string> {
  const last = thread.at(-1);
  if (!last) return {};
  return { "In-Reply-To": last.messageId, References: thread.map(({ messageId }) => messageId).join(" ") };
}

/** Returns the reply subject of a thread ("Re: …"); empty for a new thread. */
export function threadSubject(thread: { subject: string }[]): string {
  const last = thread.at(-1)?.subject.replace(/^((re|rv|fwd?)\s*:\s*)+/i, "");
  return last ? `Re: ${last}` : "";
}
