import { and, desc, eq, sql } from "drizzle-orm";
import { guessLanguage } from "../../../domain/platform/guess-language.ts";
import { phoneDigits } from "../../../domain/platform/phone.ts";
import { smsCommand, type SmsCommand } from "../../../domain/work/sms-words.ts";
import type { Database } from "../../platform/db/client.ts";
import { nextMessageNumber, type MessageRef } from "../../platform/db/message-rows.ts";
import { messages, requests, smsOptOuts } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { withdrawMarketing } from "../consents/marketing-consent.ts";
import { handOnReplied } from "../history/stand-ins.ts";
import { writeDeskEvent } from "../history/desk-events.ts";
import { lockRequest, recomputeState } from "../history/request-state.ts";
import { tellOfUnclearStop } from "./unclear-stop.ts";

export type InboundSms = { id: string; from: string; to: string; body: string; mediaUrl: string | null };

/**
 * Stores an incoming text message, deduplicated by the provider's id, and handles STOP, START and HELP. When a message
 * may mean STOP, the agents get a mail. Returns whether the sender asks for help.
 */
export async function receiveSms(deps: Deps, sms: InboundSms): Promise<{ asksForHelp: boolean }> {
  const { db, clock } = deps;
  const phone = phoneDigits(sms.from);
  const command = smsCommand(sms.body);
  return db.transaction(async (tx) => {
    const lead = await latestLeadOf(tx, phone);
    // The row lock of a request comes before its messages, as everywhere: the fixed order prevents deadlocks.
    if (lead) await lockRequest(tx, lead.requestId);
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
    if (lead) await noteMessage(tx, lead, row, { at: clock(), ...(isHandledCommand(command) && { command }) });
    if (lead && !isHandledCommand(command)) await handOnReplied(deps, tx, lead.requestId);
    if (command === "stop") {
      await tx.insert(smsOptOuts).values({ phone }).onConflictDoNothing();
      await withdrawMarketing(tx, phone, "stop", clock());
    }
    if (command === "start") await tx.delete(smsOptOuts).where(eq(smsOptOuts.phone, phone));
    if (command === "unclear") await tellOfUnclearStop(deps, tx, { number: row.number, phone: sms.from });
    return { asksForHelp: command === "help" };
  });
}

type Lead = { requestId: number };

/**
 * Writes the desk event of a message in the request's conversation, which notifies open screens. The event holds no
 * text: the text stands in the message alone.
 */
async function noteMessage(
  tx: Database,
  lead: Lead,
  message: MessageRef,
  { at, ...details }: { at: Date; command?: SmsCommand | undefined },
): Promise<void> {
  const data = { channel: message.channel, direction: "in", ...details };
  await writeDeskEvent(tx, { type: "message", ...lead, actor: null, data, message, at });
  await recomputeState(tx, lead.requestId, at);
}

/** Detects a command that the program handles alone; an "unclear" one, which may mean STOP, is for an agent to read. */
const isHandledCommand = (command: SmsCommand | undefined) => command !== undefined && command !== "unclear";

/**
 * Finds the request that the message is most likely about: the latest one from that number. The full-text index finds
 * the number. The query has no LIMIT and reads all requests of the number, which are few: with LIMIT 1 the planner
 * would walk through the sorted index, to its end when the number is not in it.
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
