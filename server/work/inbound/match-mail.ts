import { and, asc, eq, inArray, isNotNull, or } from "drizzle-orm";
import { emailKey } from "../../../domain/work/customer-keys.ts";
import { keptIdOf } from "../customers/family.ts";
import type { Database } from "../../platform/db/client.ts";
import { isMail } from "../../platform/mail/mail-row.ts";
import { customerKeys, messages, replyTokens } from "../../platform/db/schema/index.ts";

/** What a mail belongs to: a request, a person without one, or nothing that is known. */
export type Conversation = {
  requestId: number | null;
  customerId: number | null;
};

const { requestId, customerId } = messages;

/**
 * The conversation that a mail goes on with: by the token of the address that it was sent to, else by the mail of ours
 * that it answers. Both are random, so whoever has them was sent them; who stands in From is no matter.
 */
export async function conversationOf(
  tx: Database,
  { token, answers }: { token: string | null; answers: readonly string[] },
): Promise<Conversation | undefined> {
  const found = (token && (await byToken(tx, token))) || (await byAnswered(tx, answers));
  if (!found?.customerId) return found || undefined;
  return { ...found, customerId: (await keptIdOf(tx, found.customerId)) ?? null };
}

async function byToken(tx: Database, token: string): Promise<Conversation | undefined> {
  const [row] = await tx
    .select({ requestId: replyTokens.requestId, customerId: replyTokens.customerId })
    .from(replyTokens)
    .where(eq(replyTokens.token, token));
  return row;
}

async function byAnswered(tx: Database, answers: readonly string[]): Promise<Conversation | undefined> {
  if (answers.length === 0) return undefined;
  const ours = and(isMail, eq(messages.direction, "out"), inArray(messages.externalId, [...answers]));
  const rows = await tx
    .select({ requestId, customerId, messageId: messages.externalId })
    .from(messages)
    .where(and(ours, or(isNotNull(requestId), isNotNull(customerId))));
  const placeOf = ({ messageId }: { messageId: string | null }) => answers.indexOf(messageId ?? "");
  const [nearest] = rows.toSorted((a, b) => placeOf(a) - placeOf(b));
  return nearest && { ...nearest };
}

/** Who has the address that a mail says it is from. Anybody can write it there: no more than a suggestion. */
export async function customerWith(tx: Database, address: string): Promise<number | null> {
  const value = emailKey(address);
  if (!value) return null;
  const [row] = await tx
    .select({ id: customerKeys.customerId })
    .from(customerKeys)
    .where(and(eq(customerKeys.type, "email"), eq(customerKeys.value, value)))
    .orderBy(asc(customerKeys.customerId))
    .limit(1);
  return row ? ((await keptIdOf(tx, row.id)) ?? null) : null;
}
