import type { SQL } from "drizzle-orm";
import { AppError } from "../../../domain/platform/errors.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import { requests } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { writeNotice } from "../../platform/events/write-notice.ts";

/** Deletes a lead for good. Its consent record stays, and so do its messages, which then belong to no lead. */
export async function deleteLead(deps: Deps, which: SQL, caller: Caller) {
  await makeChange(deps, caller, async (tx) => {
    const { kind, number, reference } = requests;
    const [row] = await tx.delete(requests).where(which).returning({ kind, id: number, reference });
    if (!row) throw new AppError("notFound");
    await writeNotice(tx, { type: "deleted", about: row, actorId: caller.actor.id, at: deps.clock() });
    return { event: { action: `${row.kind}.delete`, subject: { type: row.kind, id: row.reference } } };
  });
}
