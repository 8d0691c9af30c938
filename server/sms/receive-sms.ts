import { and, desc, eq, sql } from "drizzle-orm";
import { phoneDigits } from "../../domain/phone.ts";
import { smsCommand } from "../../domain/sms-words.ts";
import type { Database } from "../db/client.ts";
import { quoteRequests, smsMessages, smsOptOuts } from "../db/schema/index.ts";
import type { Deps } from "../deps.ts";

export type InboundSms = { id: string; from: string; to: string; body: string; mediaUrl: string | null };

/** Stores a message once per id of the provider and honours STOP, START and HELP. Says whether help was asked for. */
export async function receiveSms(
  { db, clock }: Pick<Deps, "db" | "clock">,
  sms: InboundSms,
): Promise<{ asksForHelp: boolean }> {
  const phone = phoneDigits(sms.from);
  const command = smsCommand(sms.body);
  return db.transaction(async (tx) => {
    const stored = await tx
      .insert(smsMessages)
      .values({
        direction: "in",
        from: sms.from,
        to: sms.to,
        body: sms.body,
        mediaUrl: sms.mediaUrl,
        providerId: sms.id,
        status: "received",
        timestamp: clock(),
        quoteRequestId: await latestQuoteOf(tx, phone),
      })
      .onConflictDoNothing()
      .returning({ id: smsMessages.id });
    if (stored.length === 0) return { asksForHelp: false };
    if (command === "stop") await tx.insert(smsOptOuts).values({ phone }).onConflictDoNothing();
    if (command === "start") await tx.delete(smsOptOuts).where(eq(smsOptOuts.phone, phone));
    return { asksForHelp: command === "help" };
  });
}

/** The request that the message is most likely about. */
async function latestQuoteOf(tx: Database, phone: string): Promise<number | null> {
  const local = phone.slice(-10);
  const digits = sql`right(regexp_replace(${quoteRequests.phone}, '\\D', '', 'g'), 10)`;
  const [quote] = await tx
    .select({ id: quoteRequests.id })
    .from(quoteRequests)
    .where(and(eq(digits, local), eq(quoteRequests.isSuspect, false)))
    .orderBy(desc(quoteRequests.id))
    .limit(1);
  return quote?.id ?? null;
}
