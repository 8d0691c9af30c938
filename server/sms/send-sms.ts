import { and, eq, isNotNull, isNull, ne, notExists, sql } from "drizzle-orm";
import { z } from "zod";
import { rowId } from "../../domain/fields.ts";
import { SEQUENCE_OVER } from "../../domain/message-options.ts";
import { phoneDigits } from "../../domain/phone.ts";
import { OPTED_OUT } from "../../domain/sms-words.ts";
import type { Database } from "../db/client.ts";
import { smsMessages, smsOptOuts } from "../db/schema/index.ts";
import type { Deps, Job } from "../deps.ts";
import { reasonOf } from "../describe-fault.ts";
import { stopReason } from "../history/stopped-run.ts";
import { tellOfMessage } from "../history/tell-of-message.ts";
import { decentTimeFor } from "./decent-time.ts";
import type { SmsTransport } from "../deps/messages.ts";
import { PATIENT } from "../jobs/pace.ts";

const data = z.object({ smsId: rowId() });

type Sms = typeof smsMessages.$inferSelect;
type Change = Partial<typeof smsMessages.$inferInsert>;

/**
 * Sends one stored text message, unless its number has said STOP meanwhile or its author called it back; at night it
 * waits for the morning.
 */
export async function sendSms(
  { db, clock, jobs }: Pick<Deps, "db" | "clock" | "jobs">,
  transport: SmsTransport | null,
  { smsId }: z.infer<typeof data>,
  { isLast }: { isLast: boolean },
): Promise<void> {
  const [sms] = await db.select().from(smsMessages).where(stillToGo(smsId));
  if (!sms) return;
  const update = (change: Change) => tried(db, sms, change, clock());
  if (await isStopped(db, sms)) return update({ status: "cancelled", error: OPTED_OUT });
  if (!transport) return update({ status: "unconfigured" });
  const now = clock();
  const allowedAt = await decentTimeFor(db, sms, sms.sendAt && sms.sendAt > now ? sms.sendAt : now);
  if (allowedAt > now) {
    await db.update(smsMessages).set({ sendAt: allowedAt }).where(stillToGo(smsId));
    return jobs.send(db, sendSmsJob, { smsId }, { startAfter: allowedAt });
  }
  if (!(await claim(db, sms, now))) {
    // Called back, or stopped in this very moment.
    const error = await whyStopped(db, sms);
    return error ? update({ status: "cancelled", error }) : undefined;
  }
  try {
    const providerId = await transport.send(sms);
    await update({ status: "sent", providerId, sentAt: clock(), error: null });
  } catch (error) {
    await update({ status: isLast ? "failed" : "queued", error: reasonOf(error), leavingAt: null });
    throw error;
  }
}

/** What the provider has is not sent again, also where its report was quicker than our own note. */
const stillToGo = (smsId: number) =>
  and(eq(smsMessages.id, smsId), isNull(smsMessages.providerId), ne(smsMessages.status, "cancelled"));

const stopOf = (tx: Database, { to }: Sms) =>
  tx
    .select({ phone: smsOptOuts.phone })
    .from(smsOptOuts)
    .where(eq(smsOptOuts.phone, phoneDigits(to)));

const isStopped = async (db: Database, sms: Sms) => (await stopOf(db, sms)).length > 0;

/**
 * Says that a message is leaving, in the one statement that looks whether it may: whoever calls it back, and whoever
 * stops, is either before that, or too late.
 */
async function claim(db: Database, sms: Sms, now: Date): Promise<boolean> {
  const taken = await db
    .update(smsMessages)
    .set({ leavingAt: now })
    .where(and(stillToGo(sms.id), notExists(stopOf(db, sms)), isNull(stopReason(smsMessages.sequenceRunId))))
    .returning({ id: smsMessages.id });
  return taken.length > 0;
}

async function whyStopped(db: Database, sms: Sms): Promise<string | null> {
  if (await isStopped(db, sms)) return OPTED_OUT;
  const isOver = and(stillToGo(sms.id), isNotNull(stopReason(smsMessages.sequenceRunId)));
  return (await db.$count(smsMessages, isOver)) > 0 ? SEQUENCE_OVER : null;
}

async function tried(db: Database, sms: Sms, change: Change, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(smsMessages)
      .set({ ...change, attempts: sql`${smsMessages.attempts} + 1` })
      .where(stillToGo(sms.id));
    if (change.status !== "queued") await tellOfMessage(tx, sms, now);
  });
}

export const sendSmsJob: Job<"send-sms", z.infer<typeof data>> = {
  name: "send-sms",
  data,
  pace: PATIENT,
  work: ({ sms, ...deps }, texted, attempt) => sendSms(deps, sms, texted, attempt),
};
