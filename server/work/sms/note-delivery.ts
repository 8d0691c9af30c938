import { and, eq, inArray, isNotNull, isNull, or, sql, type SQL } from "drizzle-orm";
import { isMessage } from "../../platform/db/message-rows.ts";
import { messages, type DeliveryStatus } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { changeFate } from "../history/change-fate.ts";

type Report = {
  number: number;
  /** When the attempt was handed over; null where the report does not say so. */
  handedOverAt: Date | null;
  providerId: string;
  status: string;
  errorCode: string | null;
};

/**
 * What may become of a message once the provider has it, and what it can have been till then. Reports arrive in any order: one
 * that comes before our own note that it was sent counts, and a delivery is never taken back.
 */
const FINAL = new Map<string, DeliveryStatus[]>([
  ["delivered", ["queued", "unclear", "sent", "undelivered", "failed"]],
  ["undelivered", ["queued", "unclear", "sent"]],
  ["failed", ["queued", "unclear", "sent"]],
]);

/** Steps on the way there. They prove that the provider has the message, where that was unclear. */
const STEPS = ["accepted", "scheduled", "queued", "sending", "sent"];

/** Notes what the provider says became of an attempt to send a message, which it names by our own number. */
export async function noteDelivery({ db, clock }: Pick<Deps, "db" | "clock">, report: Report): Promise<void> {
  const isStep = STEPS.includes(report.status);
  const before = isStep ? (["queued", "unclear"] satisfies DeliveryStatus[]) : FINAL.get(report.status);
  if (!before) return;
  const at = clock();
  const { id, direction, status, sentAt } = messages;
  const isOurs = and(isMessage("sms", report.number), eq(direction, "out"));
  await db.transaction(async (tx) => {
    const [message] = await tx.select().from(messages).where(isOurs);
    if (!message) return;
    const change = async () => {
      const changed = await tx
        .update(messages)
        .set({
          status: isStep ? "sent" : (report.status as DeliveryStatus),
          externalId: report.providerId,
          error: report.errorCode,
          sentAt: sql`coalesce(${sentAt}, ${at.toISOString()})`,
        })
        .where(and(isOurs, isAboutAttempt(report), inArray(status, before)))
        .returning({ id });
      return changed.length > 0;
    };
    await changeFate(tx, { message, at, change });
  });
}

/**
 * For a query: the message is being sent, or was, by the attempt that a report is about. One that is sent again has no
 * id of the provider yet: a late report about the attempt before says nothing about it.
 */
function isAboutAttempt(report: Report): SQL | undefined {
  const { externalId, handedOverAt } = messages;
  const isHandedOver = report.handedOverAt ? eq(handedOverAt, report.handedOverAt) : isNotNull(handedOverAt);
  return or(eq(externalId, report.providerId), and(isNull(externalId), isHandedOver));
}
