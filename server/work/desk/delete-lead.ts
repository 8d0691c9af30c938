import { and, eq, gt, isNull, type SQL } from "drizzle-orm";
import { AppError } from "../../../domain/platform/errors.ts";
import { REQUEST_DELETED } from "../../../domain/work/message-options.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import { bookings, messages, requests } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { keepDataWishes } from "../history/task-rows.ts";
import { writeNotice } from "../../platform/events/write-notice.ts";

/**
 * Deletes a lead for good. Its consent record stays, and so do its messages, which then belong to no lead; those that
 * wait to leave are canceled. A wish of the customer for their data stays as a task about the customer: their other
 * requests may hold some. A lead with an appointment ahead is refused, since the customer would come to it.
 */
export async function deleteLead(deps: Deps, which: SQL, caller: Caller) {
  await makeChange(deps, caller, async (tx) => {
    const [lead] = await tx.select().from(requests).where(which).for("update");
    if (!lead) throw new AppError("notFound");
    const { id, kind, number, reference } = lead;
    const isAhead = and(eq(bookings.requestId, id), isNull(bookings.canceledAt), gt(bookings.startsAt, deps.clock()));
    if ((await tx.$count(bookings, isAhead)) > 0) throw new AppError("conflict", { message: "errors:deleteBooked" });
    await keepDataWishes(tx, [id]);
    await tx
      .update(messages)
      .set({ status: "cancelled", error: REQUEST_DELETED })
      .where(and(eq(messages.requestId, id), eq(messages.status, "queued"), isNull(messages.leavingAt)));
    await tx.delete(requests).where(eq(requests.id, id));
    const row = { kind, id: number, reference };
    await writeNotice(tx, { type: "deleted", about: row, actorId: caller.actor.id, at: deps.clock() });
    return { event: { action: `${row.kind}.delete`, subject: { type: row.kind, id: row.reference } } };
  });
}
