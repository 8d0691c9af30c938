import { randomBytes } from "node:crypto";
import { and, eq, type SQL } from "drizzle-orm";
import { replyAddressOf, tokenOf } from "../../../domain/work/reply-address.ts";
import type { Database } from "../db/client.ts";
import { replyTokens } from "../db/schema/index.ts";
import type { Deps } from "../deps.ts";

/** The subject of a conversation: a request or a customer. */
export type About = { requestId?: number | null; customerId?: number | null };

/**
 * Returns the Reply-To address for a customer: a token address of the conversation, or the agents' mailbox, which the
 * office reads outside this program, when inbound mail is not configured.
 */
export async function replyAddressFor(
  { env, settings }: Pick<Deps, "env" | "settings">,
  tx: Database,
  about: About,
): Promise<string> {
  const { INBOUND_MAIL_DOMAIN: domain } = env;
  return domain ? replyAddressOf(await tokenFor(tx, about), domain) : settings.agency().agentsEmail;
}

/** Returns the token of a conversation; creates it at the first call. */
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
