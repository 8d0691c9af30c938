import { randomUUID } from "node:crypto";
import type { Language } from "../../../domain/platform/language.ts";
import { isForeignPhone, phoneDigits } from "../../../domain/platform/phone.ts";
import type { Purpose } from "../../../domain/work/purposes.ts";
import type { Database } from "../../platform/db/client.ts";
import { nextMessageNumber, type MessageRef } from "../../platform/db/message-rows.ts";
import { messages } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Keys } from "../../platform/keys.ts";
import { textPlace } from "../../platform/mail/body-place.ts";
import { takeRecipientPoint } from "../../platform/mail/recipient-limit.ts";
import { nextTimeOutsideQuietHours } from "./quiet-hours.ts";
import { sendSmsJob } from "./send-sms.ts";

type SmsToQueue = {
  /** The purpose of the message. */
  kind: string;
  /** Marketing leaves only to numbers that agreed to it. About the request unless stated. */
  purpose?: Purpose;
  to: string;
  text: string;
  /** The text with a one-time code, which is sent instead: it is stored encrypted, and wiped once it is sent. */
  secretText?: string;
  language: Language;
  requestId?: number;
  customerId?: number;
  /** The user who wrote it, if any. Such a message has no recipient rate limit: no stranger can cause many of them. */
  authorId?: number;
  /** Earliest time to send. */
  sendAt?: Date;
  idempotencyKey?: string;
  /** The run of the sequence that sends it automatically, if any. */
  sequenceRunId?: number;
};

/** Normalizes a phone number: +1 and ten digits for this country; foreign numbers keep their country code. */
export function internationalNumber(phone: string): string {
  const digits = phoneDigits(phone);
  return digits.length === 10 && !isForeignPhone(phone) ? `+1${digits}` : `+${digits}`;
}

/**
 * Stores a text message and its sending job in the caller's transaction; it goes out after the quiet hours. Returns
 * undefined when the rate limit of the phone number is reached, or when the idempotency key is already stored.
 */
export async function queueSms(
  deps: Pick<Deps, "env" | "jobs" | "clock" | "keys" | "log" | "settings">,
  tx: Database,
  { secretText, ...sms }: SmsToQueue,
): Promise<(MessageRef & { sendAt: Date }) | undefined> {
  const now = deps.clock();
  const agency = deps.settings.agency();
  if (!sms.authorId && !(await takeRecipientPoint(deps, tx, internationalNumber(sms.to)))) {
    deps.log.warn("text message not written: its number had enough of them within the hour");
    return undefined;
  }
  const sendAt = await nextTimeOutsideQuietHours(tx, sms, sms.sendAt ?? now, agency);
  const [row] = await tx
    .insert(messages)
    .values({
      ...sms,
      ...(secretText && sealedText(deps.keys, secretText)),
      channel: "sms",
      number: nextMessageNumber("sms"),
      to: internationalNumber(sms.to),
      from: agency.senders.textNumber ?? `+${agency.phone}`,
      direction: "out",
      status: "queued",
      timestamp: now,
      sendAt,
    })
    .onConflictDoNothing({ target: [messages.channel, messages.idempotencyKey] })
    .returning({ id: messages.id, channel: messages.channel, number: messages.number });
  if (!row) return undefined;
  await deps.jobs.send(tx, sendSmsJob, { smsId: row.number }, { startAfter: sendAt });
  return { ...row, sendAt };
}

/** Encrypts a text with a one-time code. Its place is the name that the text gets, since its number is not known yet. */
function sealedText(keys: Keys, secretText: string) {
  const idempotencyKey = randomUUID();
  return { idempotencyKey, sealedBody: keys.seal(secretText, textPlace(idempotencyKey)) };
}
