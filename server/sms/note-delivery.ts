import { and, eq, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import { smsMessages, type DeliveryStatus } from "../db/schema/index.ts";
import type { Deps } from "../deps.ts";
import { tellOfMessage } from "../history/tell-of-message.ts";

type Report = { id: number; providerId: string; status: string; errorCode: string | null };

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

/** Notes what the provider says became of a message, which it names by our own id. */
export async function noteDelivery({ db, clock }: Pick<Deps, "db" | "clock">, report: Report): Promise<void> {
  const isStep = STEPS.includes(report.status);
  const before = isStep ? (["queued", "unclear"] satisfies DeliveryStatus[]) : FINAL.get(report.status);
  if (!before) return;
  const { id, providerId, sentAt } = smsMessages;
  const [row] = await db
    .update(smsMessages)
    .set({
      status: isStep ? "sent" : (report.status as DeliveryStatus),
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
        isStep ? isNotNull(smsMessages.handedOverAt) : undefined,
      ),
    )
    .returning();
  if (row) await tellOfMessage(db, row, clock());
}
