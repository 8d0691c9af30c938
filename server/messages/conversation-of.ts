import { and, eq, isNull, type SQL } from "drizzle-orm";
import type { ThreadEntry } from "../../domain/api/messages.ts";
import { AppError } from "../../domain/errors.ts";
import type { Role } from "../../domain/permissions.ts";
import type { Database } from "../db/client.ts";
import { emails, smsMessages } from "../db/schema/index.ts";
import { listConversation, ofRequest } from "../leads/conversation.ts";
import { CHANNELS, type Channel } from "./channels.ts";

/** The conversation that a message is part of, by both channels; empty where it stands alone. */
export async function conversationOf(db: Database, channel: Channel, id: number, role: Role): Promise<ThreadEntry[]> {
  const { table } = CHANNELS[channel];
  const [row] = await db
    .select()
    .from(table)
    .where(and(eq(table.id, id), isNull(table.deletedAt)));
  if (!row) throw new AppError("notFound");
  const which = whichOf(row);
  return which ? listConversation(db, which, role) : [];
}

type Row = { requestId: number | null; customerId: number | null };

function whichOf({ requestId, customerId }: Row): { ofMails: SQL; ofTexts: SQL } | null {
  if (requestId) return ofRequest(requestId);
  if (!customerId) return null;
  return { ofMails: eq(emails.customerId, customerId), ofTexts: eq(smsMessages.customerId, customerId) };
}
