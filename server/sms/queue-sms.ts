import { agency } from "../../agency.config.ts";
import { phoneDigits } from "../../domain/phone.ts";
import type { Database } from "../db/client.ts";
import { smsMessages } from "../db/schema/index.ts";
import type { Deps } from "../deps.ts";
import { mayWriteTo } from "../mail/recipient-limit.ts";
import { decentTimeFor } from "./decent-time.ts";
import { sendSmsJob } from "./send-sms.ts";

type SmsToQueue = {
  to: string;
  body: string;
  requestId?: number;
  customerId?: number;
  /** Who wrote it, where a person did: no stranger can cause any number of them. */
  authorId?: number;
  /** Not before then. */
  sendAt?: Date;
  idempotencyKey?: string;
  /** What it is part of, where it follows by itself. */
  sequenceRunId?: number;
};

/** +1 and ten digits for numbers of this country; numbers from abroad keep their own code. */
export function internationalNumber(phone: string): string {
  const digits = phoneDigits(phone);
  return digits.length === 10 ? `+1${digits}` : `+${digits}`;
}

/**
 * Stores a message and its sending job in the caller's transaction; it goes out after the quiet hours. A number that had
 * enough within the hour gets none; undefined then, and where the message is there already.
 */
export async function queueSms(
  deps: Pick<Deps, "env" | "jobs" | "clock" | "log">,
  tx: Database,
  sms: SmsToQueue,
): Promise<number | undefined> {
  const now = deps.clock();
  if (!sms.authorId && !(await mayWriteTo(deps, tx, internationalNumber(sms.to)))) {
    deps.log.warn("text message not written: its number had enough of them within the hour");
    return undefined;
  }
  const sendAt = await decentTimeFor(tx, sms, sms.sendAt ?? now);
  const [row] = await tx
    .insert(smsMessages)
    .values({
      ...sms,
      to: internationalNumber(sms.to),
      from: deps.env.TWILIO_FROM ?? `+${agency.phone}`,
      direction: "out",
      status: "queued",
      timestamp: now,
      sendAt,
    })
    .onConflictDoNothing({ target: smsMessages.idempotencyKey })
    .returning({ id: smsMessages.id });
  if (!row) return undefined;
  await deps.jobs.send(tx, sendSmsJob, { smsId: row.id }, { startAfter: sendAt });
  return row.id;
}
