import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { smsMessages, type DeliveryStatus } from "../db/schema/index.ts";
import type { Deps } from "../deps.ts";
import { tellOfMessage } from "../history/tell-of-message.ts";

type Report = { id: number; providerId: string; status: string; errorCode: string | null };

/**
 * What may become of a message once the provider has it, and what it can have been till then. Reports arrive in any order: one
 * that comes before our own note that it was sent counts, and a delivery is never taken back.
 */
const FINAL = new Map<string, DeliveryStatus[]>([
  ["delivered", ["queued", "sent", "undelivered", "failed"]],
  ["undelivered", ["queued", "sent"]],
  ["failed", ["queued", "sent"]],
]);

/** Notes what the provider says became of a message. Steps on the way there change nothing. */
export async function noteDelivery({ db, clock }: Pick<Deps, "db" | "clock">, report: Report): Promise<void> {
  const before = FINAL.get(report.status);
  if (!before) return;
  const { id, providerId, sentAt } = smsMessages;
  const [row] = await db
    .update(smsMessages)
    .set({
      status: report.status as DeliveryStatus,
      providerId: report.providerId,
      error: report.errorCode,
      sentAt: sql`coalesce(${sentAt}, ${clock().toISOString()})`,
    })
    .where(
      and(
        eq(id, report.id),
        eq(smsMessages.direction, "out"),
        or(isNull(providerId), eq(providerId, report.providerId)),
        inArray(smsMessages.status, before),
      ),
    )
    .returning();
  if (row) await tellOfMessage(db, row, clock());
}
