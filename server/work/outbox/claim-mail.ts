import { and, eq, isNull, lte, notInArray, or } from "drizzle-orm";
import { SEQUENCE_OVER } from "../../../domain/work/message-options.ts";
import { isMessage } from "../../platform/db/message-rows.ts";
import { messages, type DeliveryStatus } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { stopReason } from "../history/stopped-run.ts";
import { PostponeJob } from "../../platform/jobs/outcome.ts";
import { NotHandedOver } from "../../platform/mail/hand-over.ts";
import { asMail, type Mail } from "../../platform/mail/mail-row.ts";

/** Statuses of mails that are no longer sent. */
const FINAL_STATUSES: DeliveryStatus[] = ["sent", "bounced", "cancelled"];

/**
 * Claims a mail for sending: one atomic statement checks that it may be sent and marks it as leaving. A recall comes
 * either before that statement or too late. A mail that is not due yet is put off, and one whose sequence is over is
 * cancelled. A mail that any worker handed over before is returned unchanged.
 */
export async function claimMail(
  deps: Pick<Deps, "db" | "clock" | "settings">,
  number: number,
): Promise<Mail | undefined> {
  const { db } = deps;
  const now = deps.clock();
  const { id, status, sendAt, sequenceRunId, handedOverAt } = messages;
  const isDue = or(isNull(sendAt), lte(sendAt, now));
  const isToGo = and(isMessage("email", number), notInArray(status, FINAL_STATUSES));
  const [mail] = await db
    .update(messages)
    .set({ leavingAt: now })
    .where(and(isToGo, isNull(handedOverAt), isDue, isNull(stopReason(deps, sequenceRunId))))
    .returning();
  if (mail) return asMail(mail);
  const [found] = await db
    .select({ row: messages, stop: stopReason(deps, sequenceRunId) })
    .from(messages)
    .where(isToGo);
  if (!found) return undefined;
  const { row, stop } = found;
  if (row.handedOverAt) return asMail(row);
  if (stop) await db.update(messages).set({ status: "cancelled", error: SEQUENCE_OVER }).where(eq(id, row.id));
  else if (row.sendAt) throw new PostponeJob(row.sendAt.getTime() - now.getTime());
  return undefined;
}

/**
 * Marks a mail in the database as being handed over. When two workers have claimed it, only one can write this mark:
 * the other must not hand the mail over.
 */
export async function noteHandOver(db: Deps["db"], mail: Mail, now: Date): Promise<Date> {
  const noted = await db
    .update(messages)
    .set({ handedOverAt: now })
    .where(and(eq(messages.id, mail.id), notInArray(messages.status, FINAL_STATUSES), isNull(messages.handedOverAt)))
    .returning({ id: messages.id });
  if (noted.length === 0) throw new NotHandedOver("another worker hands the mail over");
  return now;
}
