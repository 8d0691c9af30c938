import type { SQL } from "drizzle-orm";
import { AppError } from "../../domain/errors.ts";
import type { LeadKind } from "../../domain/lead-options.ts";
import { makeChange } from "../audit/make-change.ts";
import type { Deps } from "../deps.ts";
import type { Caller } from "../http/caller.ts";
import { LEADS } from "../leads/kinds.ts";

/** Keeps a lead beyond the time after which unused ones are removed, or lets it go again. */
export async function holdLead(deps: Deps, kind: LeadKind, which: SQL, isHeld: boolean, caller: Caller): Promise<void> {
  await makeChange(deps, caller, async (tx) => {
    const { table } = LEADS[kind];
    const [row] = await tx.update(table).set({ isHeld }).where(which).returning({ reference: table.reference });
    if (!row) throw new AppError("notFound");
    return { event: { action: `${kind}.hold`, subject: { type: kind, id: row.reference }, details: { isHeld } } };
  });
}
