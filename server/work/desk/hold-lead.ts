import type { SQL } from "drizzle-orm";
import { AppError } from "../../../domain/platform/errors.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import { requests } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";

/** Sets or lifts the hold on a lead. A held lead is kept beyond the retention period. */
export async function holdLead(deps: Deps, which: SQL, isHeld: boolean, caller: Caller): Promise<void> {
  const { kind, reference } = requests;
  await makeChange(deps, caller, async (tx) => {
    const [row] = await tx.update(requests).set({ isHeld }).where(which).returning({ kind, reference });
    if (!row) throw new AppError("notFound");
    return {
      event: { action: `${row.kind}.hold`, subject: { type: row.kind, id: row.reference }, details: { isHeld } },
    };
  });
}
