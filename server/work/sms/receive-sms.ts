import { and, desc, eq, sql } from "drizzle-orm";
import { guessLanguage } from "../../../domain/platform/guess-language.ts";
import { phoneDigits } from "../../../domain/platform/phone.ts";
import { smsCommand, type SmsCommand } from "../../../domain/work/sms-words.ts";
import type { Database } from "../../platform/db/client.ts";
import { nextMessageNumber, type MessageRef } from "../../platform/db/message-rows.ts";
import { messages, requests, smsOptOuts } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { writeDeskEvent } from "../history/desk-events.ts";
import { holdRequest, restate } from "../history/request-state.ts";
import { tellOfUnclearStop } from "./unclear-stop.ts";

export type InboundSms = { id: string; from: string; to: string; body: string; mediaUrl: string | null };

/**
 * Stores a message once per id of the provider and honours STOP, START and HELP; one that may ask to stop is brought
 * before an agent. Says whether help was asked for.
 */
export async function receiveSms(deps: Deps, sms: InboundSms): Promise<{ asksForHelp: boolean }> {
  const { db, clock } = deps;
  const phone = phoneDigits(sms.from);
  const command = smsCommand(sms.body);
  return db.transaction(async (tx) => {
    const lead = await latestLeadOf(tx, phone);
    // Requests are held before their messages, as wherever a message changes.
    if (lead) await holdRequest(tx, lead.requestId);
    const stored = await tx
      .insert(messages)
      .values({
        channel: "sms",
        number: nextMessageNumber("sms"),
        direction: "in",
        kind: "incoming",
        from: sms.from,
        to: sms.to,
        text: sms.body,
        language: guessLanguage(sms.body),
        mediaUrl: sms.mediaUrl,
        externalId: sms.id,
        status: "received",
        timestamp: clock(),
        ...lead,
      })
      .onConflictDoNothing()
      .returning({ id: messages.id, channel: messages.channel, number: messages.number });
    const [row] = stored;
    if (!row) return { asksForHelp: false };
    if (lead) await noteMessage(tx, lead, row, { at: clock(), ...(isWish(command) && { command }) });
    if (command === "stop") await tx.insert(smsOptOuts).values({ phone }).onConflictDoNothing();
    if (command === "start") await tx.delete(smsOptOuts).where(eq(smsOptOuts.phone, phone));
    if (command === "unclear") await tellOfUnclearStop(deps, tx, { number: row.number, phone: sms.from });
    return { asksForHelp: command === "help" };
  });
}

type Lead = { requestId: number };

/** It is part of the request's conversation, and open screens hear of it; what it says stands in the message alone. */
async function noteMessage(
  tx: Database,
  lead: Lead,
  message: MessageRef,
  { at, ...told }: { at: Date; command?: SmsCommand | undefined },
): Promise<void> {
  const data = { channel: message.channel, direction: "in", ...told };
  await writeDeskEvent(tx, { type: "message", ...lead, actor: null, data, message, at });
  await restate(tx, lead.requestId, at);
}

/** Whether the program does all that a text asks for; what may ask to stop is for an agent to read. */
const isWish = (command: SmsCommand | undefined) => command !== undefined && command !== "unclear";

/**
 * The request that the message is most likely about: the latest one from that number. The index of words finds the
 * number. All requests of it are read, few as they are: for the first of a sorted list the planner would walk through
 * that list, to its end where the number is not in it.
 */
async function latestLeadOf(tx: Database, phone: string): Promise<Lead | undefined> {
  const number = phone.slice(-10);
  const digits = sql`right(regexp_replace(${requests.phone}, '\\D', '', 'g'), 10)`;
  const leads = await tx
    .select({ requestId: requests.id })
    .from(requests)
    .where(and(sql`${requests.search} @@ ${number}::tsquery`, eq(digits, number), eq(requests.isSuspect, false)))
    .orderBy(desc(requests.requestDate), desc(requests.id));
  return leads[0];
}
