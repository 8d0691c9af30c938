import { and, eq, inArray, isNotNull, isNull, or, sql, type SQL } from "drizzle-orm";
import { isMessage } from "../../platform/db/message-rows.ts";
import { messages, type DeliveryStatus } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { changeDeliveryStatus } from "../history/change-delivery-status.ts";

type DeliveryReport = {
  number: number;
  /** Time at which the attempt was handed over; null when the report does not name it. */
  handedOverAt: Date | null;
  providerId: string;
  status: string;
  errorCode: string | null;
};

/**
 * The final delivery statuses, each with the statuses that it may replace. Reports arrive in any order: one that comes
 * before our own note that the message was sent counts, and "delivered" is never overwritten.
 */
const PREVIOUS_STATUSES = new Map<string, DeliveryStatus[]>([
  ["delivered", ["queued", "unclear", "sent", "undelivered", "failed"]],
  ["undelivered", ["queued", "unclear", "sent"]],
  ["failed", ["queued", "unclear", "sent"]],
]);

/** The interim statuses of the provider. They prove that it has the message, in case that was unclear. */
const INTERIM_STATUSES = ["accepted", "scheduled", "queued", "sending", "sent"];

/** Stores the delivery report of a webhook about an attempt to send a message; the report names our own number. */
export async function noteDelivery({ db, clock }: Pick<Deps, "db" | "clock">, report: DeliveryReport): Promise<void> {
  const isInterim = INTERIM_STATUSES.includes(report.status);
  const before = isInterim ? (["queued", "unclear"] satisfies DeliveryStatus[]) : PREVIOUS_STATUSES.get(report.status);
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
          status: isInterim ? "sent" : (report.status as DeliveryStatus),
          externalId: report.providerId,
          error: report.errorCode,
          sentAt: sql`coalesce(${sentAt}, ${at.toISOString()})`,
        })
        .where(and(isOurs, isAboutAttempt(report), inArray(status, before)))
        .returning({ id });
      return changed.length > 0;
    };
    await changeDeliveryStatus(tx, { message, at, change });
  });
}

/**
 * Returns the SQL condition that a message belongs to the attempt of a report. A message that is sent again has no
 * provider id yet: a late report about the previous attempt says nothing about it.
 */
function isAboutAttempt(report: DeliveryReport): SQL | undefined {
  const { externalId, handedOverAt } = messages;
  const isHandedOver = report.handedOverAt ? eq(handedOverAt, report.handedOverAt) : isNotNull(handedOverAt);
  return or(eq(externalId, report.providerId), and(isNull(externalId), isHandedOver));
}
