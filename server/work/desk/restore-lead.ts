import type { SQL } from "drizzle-orm";
import { AppError } from "../../../domain/platform/errors.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import { requests } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";

/** Restores a lead from the bin: its retention period starts again. */
export async function restoreLead(deps: Deps, which: SQL, caller: Caller) {
  const { kind, reference } = requests;
  await makeChange(deps, caller, async (tx) => {
    const set = { lastUsedAt: deps.clock() };
    const [row] = await tx.update(requests).set(set).where(which).returning({ kind, reference });
    if (!row) throw new AppError("notFound");
    return { event: { action: `${row.kind}.restore`, subject: { type: row.kind, id: row.reference } } };
  });
}
