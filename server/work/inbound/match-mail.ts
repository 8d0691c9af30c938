import { and, asc, eq, inArray, isNotNull, or } from "drizzle-orm";
import { emailKey } from "../../../domain/work/customer-keys.ts";
import { keptIdOf } from "../customers/family.ts";
import type { Database } from "../../platform/db/client.ts";
import { isMail } from "../../platform/mail/mail-row.ts";
import type { Deps } from "../../platform/deps.ts";
import { latestRequestOf } from "./latest-request.ts";
import { customerKeys, messages, replyTokens } from "../../platform/db/schema/index.ts";

/** The conversation that a mail belongs to: a request, or a customer who has none. */
export type Conversation = {
  requestId: number | null;
  customerId: number | null;
};

const { requestId, customerId } = messages;

/**
 * Finds the conversation that a mail continues: by the token of its recipient address, else by the Message-ID of our
 * mail that it answers. Both are random, so only somebody who got our mail knows them. The From header is ignored,
 * since anybody can forge it.
 */
export async function findContinuedConversation(
  tx: Database,
  { token, answers }: { token: string | null; answers: readonly string[] },
): Promise<Conversation | undefined> {
  const found = (token && (await byToken(tx, token))) || (await byMessageIds(tx, answers));
  if (!found?.customerId) return found || undefined;
  const customerId = await keptIdOf(tx, found.customerId);
  return customerId === undefined ? undefined : { ...found, customerId };
}

/**
 * Finds the conversation that a mail is stored in: an answer to a mail that was about no request belongs to the
 * customer's latest one, where it waits for the office.
 */
export async function findPlace(
  deps: Pick<Deps, "clock" | "settings">,
  tx: Database,
  mail: { token: string | null; answers: readonly string[] },
): Promise<Conversation | undefined> {
  const continued = await findContinuedConversation(tx, mail);
  if (!continued?.customerId || continued.requestId) return continued;
  const request = await latestRequestOf(deps, tx, continued.customerId);
  return request ? { requestId: request.id, customerId: null } : continued;
}

async function byToken(tx: Database, token: string): Promise<Conversation | undefined> {
  const [row] = await tx
    .select({ requestId: replyTokens.requestId, customerId: replyTokens.customerId })
    .from(replyTokens)
    .where(eq(replyTokens.token, token));
  return row;
}

async function byMessageIds(tx: Database, answers: readonly string[]): Promise<Conversation | undefined> {
  if (answers.length === 0) return undefined;
  const ours = and(isMail, eq(messages.direction, "out"), inArray(messages.externalId, [...answers]));
  const rows = await tx
    .select({ requestId, customerId, messageId: messages.externalId })
    .from(messages)
    .where(and(ours, or(isNotNull(requestId), isNotNull(customerId))));
  const rankOf = ({ messageId }: { messageId: string | null }) => answers.indexOf(messageId ?? "");
  const [nearest] = rows.toSorted((a, b) => rankOf(a) - rankOf(b));
  return nearest && { ...nearest };
}

/** Finds the customer with the address of the From header. Anybody can forge that header: it is only a suggestion. */
export async function suggestCustomerByEmail(tx: Database, address: string): Promise<number | null> {
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
