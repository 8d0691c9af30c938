import { and, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { rowId } from "../../domain/fields.ts";
import { phoneDigits } from "../../domain/phone.ts";
import { OPTED_OUT } from "../../domain/sms-words.ts";
import { smsMessages, smsOptOuts } from "../db/schema/index.ts";
import type { Deps, Job } from "../deps.ts";
import { reasonOf } from "../describe-fault.ts";
import { decentTimeFor } from "./decent-time.ts";
import type { SmsTransport } from "../deps/messages.ts";
import { PATIENT } from "../jobs/pace.ts";

const data = z.object({ smsId: rowId() });

/** Sends one stored text message, unless its number has said STOP meanwhile; a retry at night waits for the morning. */
export async function sendSms(
  { db, clock, jobs }: Pick<Deps, "db" | "clock" | "jobs">,
  transport: SmsTransport | null,
  { smsId }: z.infer<typeof data>,
  { isLast }: { isLast: boolean },
): Promise<void> {
  const [sms] = await db.select().from(smsMessages).where(eq(smsMessages.id, smsId));
  // What the provider has is not sent again, also where its report was quicker than our own note.
  if (!sms || sms.providerId) return;
  const update = (change: Partial<typeof smsMessages.$inferInsert>) =>
    db
      .update(smsMessages)
      .set({ ...change, attempts: sql`${smsMessages.attempts} + 1` })
      .where(and(eq(smsMessages.id, smsId), isNull(smsMessages.providerId)));

  const stopped = await db
    .select()
    .from(smsOptOuts)
    .where(eq(smsOptOuts.phone, phoneDigits(sms.to)));
  if (stopped.length > 0) return void (await update({ status: "failed", error: OPTED_OUT }));
  if (!transport) return void (await update({ status: "unconfigured" }));
  const allowedAt = await decentTimeFor(db, sms, clock());
  if (allowedAt > clock()) return jobs.send(db, sendSmsJob, { smsId }, { startAfter: allowedAt });
  try {
    const providerId = await transport.send(sms);
    await update({ status: "sent", providerId, sentAt: clock(), error: null });
  } catch (error) {
    await update({ status: isLast ? "failed" : "queued", error: reasonOf(error) });
    throw error;
  }
}

export const sendSmsJob: Job<"send-sms", z.infer<typeof data>> = {
  name: "send-sms",
  data,
  pace: PATIENT,
  work: ({ sms, ...deps }, texted, attempt) => sendSms(deps, sms, texted, attempt),
};
