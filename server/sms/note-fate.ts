import { and, eq, isNull, ne, sql } from "drizzle-orm";
import type { Database } from "../db/client.ts";
import { smsMessages } from "../db/schema/index.ts";
import type { Deps } from "../deps.ts";
import { reasonOf } from "../describe-fault.ts";
import type { SmsTransport } from "../deps/messages.ts";
import { changeFate } from "../history/change-fate.ts";
import { PutOff } from "../jobs/outcome.ts";
import { persist } from "../mail/hand-over.ts";
import { lookUp } from "./look-up.ts";

export type Sms = typeof smsMessages.$inferSelect;
type Change = Partial<typeof smsMessages.$inferInsert>;

/** A provider that was asked to take a message may still be at it for so long; after that its list tells. */
export const LOOK_UP_AFTER_MS = 2 * 60_000;

/** What the provider has is not sent again, also where its report was quicker than our own note. */
export const stillToGo = (smsId: number) =>
  and(eq(smsMessages.id, smsId), isNull(smsMessages.providerId), ne(smsMessages.status, "cancelled"));

/**
 * Writes down what became of a message that was tried. That it was taken is always written down; anything else only by
 * the worker whose hand-over it was, since another one may have the message by now.
 */
export async function noteFate(db: Database, sms: Sms, change: Change, now: Date): Promise<void> {
  const { id, handedOverAt, attempts } = smsMessages;
  const isOurs = sms.handedOverAt ? eq(handedOverAt, sms.handedOverAt) : isNull(handedOverAt);
  const mayWrite = change.status === "sent" ? undefined : isOurs;
  await persist(() =>
    db.transaction((tx) =>
      changeFate(tx, {
        channel: "sms",
        message: sms,
        at: now,
        change: async () => {
          const changed = await tx
            .update(smsMessages)
            .set({ ...change, attempts: sql`${attempts} + 1` })
            .where(and(stillToGo(sms.id), mayWrite))
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
  const note = (change: Change) => noteFate(db, sms, change, clock());
  const tooSoonMs = sms.handedOverAt.getTime() + LOOK_UP_AFTER_MS - clock().getTime();
  if (tooSoonMs > 0) throw new PutOff(tooSoonMs);
  try {
    const found = transport ? await lookUp(db, transport, sms) : "unclear";
    if (found === "missing") {
      await note({ status: "queued", ...NOT_TAKEN });
      return { ...sms, ...NOT_TAKEN };
    }
    if (found === "unclear") await note({ status: "unclear", error: sms.error ?? "UnclearOutcome" });
    else await note({ status: "sent", providerId: found.providerId, sentAt: sms.handedOverAt, error: null });
    return undefined;
  } catch (error) {
    // It is asked again later; meanwhile people see that nobody knows.
    await note({ status: "unclear", error: sms.error ?? reasonOf(error) });
    throw error;
  }
}
