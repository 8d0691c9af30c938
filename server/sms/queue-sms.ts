import { agency } from "../../agency.config.ts";
import { phoneDigits } from "../../domain/phone.ts";
import type { Database } from "../db/client.ts";
import { smsMessages } from "../db/schema/index.ts";
import type { Deps } from "../deps.ts";
import { mayWriteTo } from "../mail/recipient-limit.ts";
import { decentTimeFor } from "./decent-time.ts";
import { sendSmsJob } from "./send-sms.ts";

type SmsToQueue = { to: string; body: string; quoteRequestId?: number; contactRequestId?: number };

/** +1 and ten digits for numbers of this country; numbers from abroad keep their own code. */
export function internationalNumber(phone: string): string {
  const digits = phoneDigits(phone);
  return digits.length === 10 ? `+1${digits}` : `+${digits}`;
}

/**
 * Stores a message and its sending job in the caller's transaction; it goes out after the quiet hours. A number that had
 * enough within the hour gets none.
 */
export async function queueSms(
  deps: Pick<Deps, "env" | "jobs" | "clock" | "log">,
  tx: Database,
  sms: SmsToQueue,
): Promise<void> {
  const now = deps.clock();
  if (!(await mayWriteTo(deps, tx, internationalNumber(sms.to)))) {
    deps.log.warn("text message not written: its number had enough of them within the hour");
    return;
  }
  const [row] = await tx
    .insert(smsMessages)
    .values({
      ...sms,
      to: internationalNumber(sms.to),
      from: deps.env.TWILIO_FROM ?? `+${agency.phone}`,
      direction: "out",
      status: "queued",
      timestamp: now,
    })
    .returning({ id: smsMessages.id });
  if (!row) throw new Error("message was not stored");
  await deps.jobs.send(tx, sendSmsJob, { smsId: row.id }, { startAfter: await decentTimeFor(tx, sms, now) });
}
