import type { SQL } from "drizzle-orm";
import { AppError } from "../../domain/errors.ts";
import type { LeadKind } from "../../domain/lead-options.ts";
import { makeChange } from "../audit/make-change.ts";
import type { Deps } from "../deps.ts";
import type { Caller } from "../http/caller.ts";
import { writeNotice } from "../history/write-notice.ts";
import { LEADS } from "../leads/kinds.ts";

/** Removes a lead for good. The record of its consent stays, and so do its messages, which then belong to no lead. */
export async function deleteLead(deps: Deps, kind: LeadKind, which: SQL, caller: Caller) {
  await makeChange(deps, caller, async (tx) => {
    const { table } = LEADS[kind];
    const [row] = await tx.delete(table).where(which).returning({ id: table.id, reference: table.reference });
    if (!row) throw new AppError("notFound");
    await writeNotice(tx, { type: "deleted", about: { kind, ...row }, actorId: caller.actor.id, at: deps.clock() });
    return { event: { action: `${kind}.delete`, subject: { type: kind, id: row.reference } } };
  });
}
