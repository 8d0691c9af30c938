import type { SQL } from "drizzle-orm";
import { AppError } from "../../domain/errors.ts";
import type { LeadKind } from "../../domain/lead-options.ts";
import { makeChange } from "../audit/make-change.ts";
import type { Deps } from "../deps.ts";
import type { Caller } from "../http/caller.ts";
import { LEADS } from "../leads/kinds.ts";

/** Takes a lead out of the bin: its term begins anew. */
export async function restoreLead(deps: Deps, kind: LeadKind, which: SQL, caller: Caller) {
  await makeChange(deps, caller, async (tx) => {
    const { table } = LEADS[kind];
    const set = { lastUsedAt: deps.clock() };
    const [row] = await tx.update(table).set(set).where(which).returning({ reference: table.reference });
    if (!row) throw new AppError("notFound");
    return { event: { action: `${kind}.restore`, subject: { type: kind, id: row.reference } } };
  });
}
