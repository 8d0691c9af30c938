import { and, desc, eq, sql } from "drizzle-orm";
import { guessLanguage } from "../../../domain/platform/guess-language.ts";
import { phoneDigits } from "../../../domain/platform/phone.ts";
import { smsCommand, type SmsCommand } from "../../../domain/work/sms-words.ts";
import { ADVISORY_LOCKS } from "../../platform/db/advisory-locks.ts";
import type { Database } from "../../platform/db/client.ts";
import { nextMessageNumber, type MessageRef } from "../../platform/db/message-rows.ts";
import { messages, requests, smsOptOuts } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { withdrawMarketing } from "../consents/marketing-consent.ts";
import { handOnReplied } from "../history/stand-ins.ts";
import { writeDeskEvent } from "../history/desk-events.ts";
import { lockRequest, recomputeState } from "../history/request-state.ts";
import { FURTHER_PICTURES, LEFT_OUT } from "../leads/conversation.ts";
import { isKept } from "../history/terms.ts";
import { makeRequestOfText } from "./make-request.ts";
import { tellOfUnclearStop } from "./unclear-stop.ts";

export type InboundSms = {
  id: string;
  from: string;
  to: string;
  body: string;
  pictures: { urls: string[]; leftOut: number };
};

/**
 * Stores an incoming text message, deduplicated by the provider's id, and handles STOP, START and HELP. A message for a
 * person belongs to the latest request from its number; from a number without any, it becomes a request of its own, so
 * that it waits for the office like any other. When a message may mean STOP, or more than STOP, the agents get a mail.
 * Returns whether the sender asks for help.
 */
export async function receiveSms(deps: Deps, sms: InboundSms): Promise<{ asksForHelp: boolean }> {
  const { db, clock } = deps;
  const phone = phoneDigits(sms.from);
  const command = smsCommand(sms.body);
  const { isForPerson, stops } = command ? COMMANDS[command] : NO_COMMAND;
  return db.transaction(async (tx) => {
    const lead =
      (await latestLeadOf(deps, tx, phone)) ?? (isForPerson ? await afterOthers(deps, tx, phone) : undefined);
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
        ...picturesOf(sms),
        externalId: sms.id,
        status: "received",
        timestamp: clock(),
        ...lead,
      })
      .onConflictDoNothing()
      .returning({ id: messages.id, channel: messages.channel, number: messages.number });
    const [row] = stored;
    if (!row) return { asksForHelp: false };
    if (!isForPerson) {
      if (lead) await noteMessage(tx, lead, row, { at: clock(), command });
    } else {
      const place = lead ?? (await makeRequestOfText(deps, tx, sms, row));
      if (place) await noteForPerson(deps, tx, place, row);
    }
    if (stops) {
      await tx.insert(smsOptOuts).values({ phone }).onConflictDoNothing();
      await withdrawMarketing(tx, phone, "stop", clock());
    }
    if (command === "start") await tx.delete(smsOptOuts).where(eq(smsOptOuts.phone, phone));
    if (command && isForPerson) await tellOfUnclearStop(deps, tx, { number: row.number, phone: sms.from, stops });
    return { asksForHelp: command === "help" };
  });
}

/** Whether somebody has to read a message with a command, and whether it ends texts to its number. */
type Effect = { isForPerson: boolean; stops: boolean };
const NO_COMMAND: Effect = { isForPerson: true, stops: false };
const COMMANDS: Record<SmsCommand, Effect> = {
  stop: { isForPerson: false, stops: true },
  cancel: { isForPerson: true, stops: true },
  unclear: { isForPerson: true, stops: false },
  start: { isForPerson: false, stops: false },
  help: { isForPerson: false, stops: false },
};

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

/** Notes a message that somebody has to read: it counts as use of the request, whose retention period starts again. */
async function noteForPerson(deps: Deps, tx: Database, lead: Lead, message: MessageRef): Promise<void> {
  const at = deps.clock();
  await noteMessage(tx, lead, message, { at });
  await handOnReplied(deps, tx, lead.requestId);
  await tx.update(requests).set({ lastUsedAt: at }).where(eq(requests.id, lead.requestId));
}

/** Returns the columns of the pictures: one address of its own, as archives have it, and the others beside it. */
function picturesOf({ pictures: { urls, leftOut } }: InboundSms) {
  const [mediaUrl = null, ...further] = urls;
  const headers: Record<string, string> = {
    ...(further.length > 0 && { [FURTHER_PICTURES]: further.join(" ") }),
    ...(leftOut > 0 && { [LEFT_OUT]: String(leftOut) }),
  };
  return { mediaUrl, headers };
}

/**
 * Waits for other texts that come from the same number at this moment, and looks for its request again: of several from
 * a number without one, the first makes it.
 */
async function afterOthers(deps: Deps, tx: Database, phone: string): Promise<Lead | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.newTexters}, hashtext(${phone}))`);
  return latestLeadOf(deps, tx, phone);
}

/**
 * Finds the request that the message is most likely about: the latest open one from that number, else the latest; one
 * in the bin, which nobody sees, only if there is no other. The full-text index finds the number. The query has no LIMIT and reads all requests of the number, which are few: with LIMIT 1 the planner
 * would walk through the sorted index, to its end when the number is not in it.
 */
async function latestLeadOf(deps: Deps, tx: Database, phone: string): Promise<Lead | undefined> {
  const number = phone.slice(-10);
  const digits = sql`right(regexp_replace(${requests.phone}, '\\D', '', 'g'), 10)`;
  const leads = await tx
    .select({ requestId: requests.id })
    .from(requests)
    .where(and(sql`${requests.search} @@ ${number}::tsquery`, eq(digits, number), eq(requests.isSuspect, false)))
    .orderBy(desc(isKept(deps)), desc(requests.isOpen), desc(requests.requestDate), desc(requests.id));
  return leads[0];
}
