import { randomBytes } from "node:crypto";
import { and, eq, type SQL } from "drizzle-orm";
import { agency } from "../../../agency.config.ts";
import { replyAddressOf, tokenOf } from "../../../domain/work/reply-address.ts";
import type { Database } from "../db/client.ts";
import { replyTokens } from "../db/schema/index.ts";
import type { Env } from "../env.ts";

/** What a conversation is about: one of these. */
export type About = { requestId?: number | null; customerId?: number | null };

/** Where a customer's answer goes: back into the conversation, or to the agents' mailbox where no mail comes in. */
export async function replyAddressFor(
  env: Pick<Env, "INBOUND_MAIL_DOMAIN" | "AGENTS_MAILBOX">,
  tx: Database,
  about: About,
): Promise<string> {
  const { INBOUND_MAIL_DOMAIN: domain } = env;
  return domain ? replyAddressOf(await tokenFor(tx, about), domain) : agentsMailbox(env);
}

/** The mailbox that the office reads elsewhere. */
export function agentsMailbox({ AGENTS_MAILBOX }: Pick<Env, "AGENTS_MAILBOX">): string {
  return AGENTS_MAILBOX ?? agency.agentsEmail;
}

/** The token of a conversation, made when it is first asked for. */
async function tokenFor(tx: Database, about: About): Promise<string> {
  const token = tokenOf(randomBytes(16));
  const made = await tx
    .insert(replyTokens)
    .values({ ...about, token })
    .onConflictDoNothing()
    .returning();
  const [row] = made.length > 0 ? made : await tx.select().from(replyTokens).where(ofConversation(about));
  if (!row) throw new Error("a token to answer to was not stored");
  return row.token;
}

function ofConversation({ requestId, customerId }: About): SQL | undefined {
  return and(
    requestId ? eq(replyTokens.requestId, requestId) : undefined,
    customerId ? eq(replyTokens.customerId, customerId) : undefined,
  );
}
