import { and, eq, isNull, ne, sql } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import { isMessage, type MessageChange, type MessageRow } from "../../platform/db/message-rows.ts";
import { messages } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { reasonOf } from "../../platform/describe-fault.ts";
import type { SmsTransport } from "../../platform/deps/messages.ts";
import { changeFate } from "../history/change-fate.ts";
import { PutOff } from "../../platform/jobs/outcome.ts";
import { persist } from "../../platform/mail/hand-over.ts";
import { lookUp } from "./look-up.ts";

export type Sms = MessageRow;

/** A provider that was asked to take a message may still be at it for so long; after that its list tells. */
export const LOOK_UP_AFTER_MS = 2 * 60_000;

/** What the provider has is not sent again, also where its report was quicker than our own note. */
export const stillToGo = (number: number) =>
  and(isMessage("sms", number), isNull(messages.externalId), ne(messages.status, "cancelled"));

/**
 * Writes down what became of a message that was tried. That it was taken is always written down; anything else only by
 * the worker whose hand-over it was, since another one may have the message by now.
 */
export async function noteFate(db: Database, sms: Sms, change: MessageChange, now: Date): Promise<void> {
  const { id, handedOverAt, attempts } = messages;
  const isOurs = sms.handedOverAt ? eq(handedOverAt, sms.handedOverAt) : isNull(handedOverAt);
  const mayWrite = change.status === "sent" ? undefined : isOurs;
  await persist(() =>
    db.transaction((tx) =>
      changeFate(tx, {
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

/** What lets a message be handed over, and called back, again. */
export const NOT_TAKEN = { leavingAt: null, handedOverAt: null } as const;

/**
 * Decides on a message that was handed over and has no outcome, by asking the provider. Given back is one that the
 * provider surely did not take: it may be sent. Where the provider cannot tell, a person decides.
 */
export async function clarifySms(
  { db, clock }: Pick<Deps, "db" | "clock">,
  transport: SmsTransport | null,
  sms: Sms & { handedOverAt: Date },
): Promise<Sms | undefined> {
  const note = (change: MessageChange) => noteFate(db, sms, change, clock());
  const tooSoonMs = sms.handedOverAt.getTime() + LOOK_UP_AFTER_MS - clock().getTime();
  if (tooSoonMs > 0) throw new PutOff(tooSoonMs);
  try {
    const found = transport ? await lookUp(db, transport, { ...sms, body: sms.text }) : "unclear";
    if (found === "missing") {
      await note({ status: "queued", ...NOT_TAKEN });
      return { ...sms, ...NOT_TAKEN };
    }
    if (found === "unclear") await note({ status: "unclear", error: sms.error ?? "UnclearOutcome" });
    else await note({ status: "sent", externalId: found.providerId, sentAt: sms.handedOverAt, error: null });
    return undefined;
  } catch (error) {
    // It is asked again later; meanwhile people see that nobody knows.
    await note({ status: "unclear", error: sms.error ?? reasonOf(error) });
    throw error;
  }
}
