import { and, eq, isNull, ne, sql } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import { isMessage, type MessageChange, type MessageRow } from "../../platform/db/message-rows.ts";
import { messages } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Keys } from "../../platform/keys.ts";
import { textPlace } from "../../platform/mail/body-place.ts";
import { reasonOf } from "../../platform/describe-fault.ts";
import type { SmsTransport } from "../../platform/deps/messages.ts";
import { changeDeliveryStatus } from "../history/change-delivery-status.ts";
import { PostponeJob } from "../../platform/jobs/outcome.ts";
import { retryDuringOutage } from "../../platform/mail/hand-over.ts";
import { lookUp } from "./look-up.ts";

export type Sms = MessageRow;

/** Time that the provider may still process a hand-over; after that its list of messages is reliable. */
export const LOOK_UP_AFTER_MS = 2 * 60_000;

/**
 * Returns the SQL condition of a message that is still to be sent. A message with a provider id is not sent again, even
 * when the delivery report came before our own note.
 */
export const stillToGo = (number: number) =>
  and(isMessage("sms", number), isNull(messages.externalId), ne(messages.status, "cancelled"));

/**
 * Stores the outcome of an attempt to send a message. "sent" is always stored. Any other outcome is stored only by the
 * worker of this hand-over, since another worker may have the message by now.
 */
export async function storeSmsOutcome(db: Database, sms: Sms, change: MessageChange, now: Date): Promise<void> {
  const { id, handedOverAt, attempts } = messages;
  const isOurs = sms.handedOverAt ? eq(handedOverAt, sms.handedOverAt) : isNull(handedOverAt);
  const mayWrite = change.status === "sent" ? undefined : isOurs;
  await retryDuringOutage(() =>
    db.transaction((tx) =>
      changeDeliveryStatus(tx, {
        message: sms,
        at: now,
        change: async () => {
          const changed = await tx
            .update(messages)
            .set({ ...change, attempts: sql`${attempts} + 1` })
            .where(and(stillToGo(sms.number), mayWrite))
            .returning({ id });
          return changed.length > 0;
        },
      }),
    ),
  );
}

/** Returns the text that the provider gets: the encrypted one with its one-time code, where there is one. */
export function textToSend(keys: Keys, { sealedBody, idempotencyKey, text }: Sms): string {
  return sealedBody === null ? text : keys.open(sealedBody, textPlace(idempotencyKey ?? ""));
}

/** The columns that release a message: it can be handed over, and called back, again. */
export const NOT_TAKEN = { leavingAt: null, handedOverAt: null } as const;

/**
 * Clarifies a message that was handed over and has no outcome, by a look-up at the provider. Returns the message when
 * the provider surely did not accept it: it may be sent. When the provider cannot tell, a person decides.
 */
export async function clarifySms(
  { db, clock, keys }: Pick<Deps, "db" | "clock" | "keys">,
  transport: SmsTransport | null,
  sms: Sms & { handedOverAt: Date },
): Promise<Sms | undefined> {
  const note = (change: MessageChange) => storeSmsOutcome(db, sms, change, clock());
  const tooSoonMs = sms.handedOverAt.getTime() + LOOK_UP_AFTER_MS - clock().getTime();
  if (tooSoonMs > 0) throw new PostponeJob(tooSoonMs);
  try {
    const found = transport ? await lookUp(db, transport, { ...sms, body: textToSend(keys, sms) }) : "unclear";
    if (found === "missing") {
      await note({ status: "queued", ...NOT_TAKEN });
      return { ...sms, ...NOT_TAKEN };
    }
    if (found === "unclear") await note({ status: "unclear", error: sms.error ?? "UnclearOutcome" });
    else
      await note({
        status: "sent",
        externalId: found.providerId,
        sentAt: sms.handedOverAt,
        error: null,
        sealedBody: null,
      });
    return undefined;
  } catch (error) {
    // The job retries the look-up; meanwhile people see the status "unclear".
    await note({ status: "unclear", error: sms.error ?? reasonOf(error) });
    throw error;
  }
}
