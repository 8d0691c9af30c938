import { and, eq, isNull, type SQL } from "drizzle-orm";
import type { ThreadEntry } from "../../../domain/api/work/messages.ts";
import type { MessageChannel } from "../../../domain/work/channels.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import type { Role } from "../../../domain/platform/permissions.ts";
import type { Database } from "../../platform/db/client.ts";
import { isMessage } from "../../platform/db/message-rows.ts";
import { messages } from "../../platform/db/schema/index.ts";
import { listConversation, ofRequest } from "../leads/conversation.ts";

/** Lists the conversation that a message is part of, on every channel; empty when it has no request and no customer. */
export async function listConversationOfMessage(
  db: Database,
  channel: MessageChannel,
  number: number,
  role: Role,
): Promise<ThreadEntry[]> {
  const { requestId, customerId, deletedAt } = messages;
  const [row] = await db
    .select({ requestId, customerId })
    .from(messages)
    .where(and(isMessage(channel, number), isNull(deletedAt)));
  if (!row) throw new AppError("notFound");
  const which = conversationCondition(row);
  return which ? listConversation(db, which, role) : [];
}

type Row = { requestId: number | null; customerId: number | null };

function conversationCondition({ requestId, customerId }: Row): SQL | null {
  if (requestId) return ofRequest(requestId);
  return customerId ? eq(messages.customerId, customerId) : null;
}
