import { and, desc, eq, isNull, notInArray, type SQL } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import { messages } from "../../platform/db/schema/index.ts";
import { ofRequest, TO_THE_OFFICE } from "../leads/conversation.ts";
import { isMail } from "../../platform/mail/mail-row.ts";
import type { Correspondent } from "./placeholder-values.ts";

/** As many as mail programs look at. */
const MOST = 20;

/** The mails of a conversation, by which mail programs hold a new one together with them; the latest last. */
export async function threadOf(tx: Database, to: Correspondent): Promise<{ messageId: string; subject: string }[]> {
  const { externalId, subject, number, kind, deletedAt, status } = messages;
  const isSaid = and(notInArray(kind, TO_THE_OFFICE), notInArray(status, ["cancelled", "failed"]));
  const rows = await tx
    .select({ messageId: externalId, subject })
    .from(messages)
    .where(and(isMail, messagesOf(to), isNull(deletedAt), isSaid))
    .orderBy(desc(number))
    .limit(MOST);
  return rows.toReversed().map((row) => ({ messageId: row.messageId ?? "", subject: row.subject ?? "" }));
}

function messagesOf({ kind, id }: Correspondent): SQL | undefined {
  if (kind !== "customer") return ofRequest(id);
  return and(eq(messages.customerId, id), isNull(messages.requestId));
}

/** What a mail says of those before it. */
export function threadHeaders(thread: { messageId: string }[]): Record<string, string> {
  const last = thread.at(-1);
  if (!last) return {};
  return { "In-Reply-To": last.messageId, References: thread.map(({ messageId }) => messageId).join(" ") };
}

/** The subject that keeps a conversation together; empty where it begins. */
export function threadSubject(thread: { subject: string }[]): string {
  const last = thread.at(-1)?.subject.replace(/^((re|rv|fwd?)\s*:\s*)+/i, "");
  return last ? `Re: ${last}` : "";
}
