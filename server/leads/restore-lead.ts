import type { SQL } from "drizzle-orm";
import { AppError } from "../../domain/errors.ts";
import type { LeadKind } from "../../domain/lead-options.ts";
import type { Deps } from "../deps.ts";
import type { Caller } from "../http/caller.ts";
import { LEAD_TABLES } from "./lead-table.ts";

/** Takes a lead out of the bin: its term begins anew. */
export async function restoreLead({ db, clock, recordEvent }: Deps, kind: LeadKind, which: SQL, caller: Caller) {
  await db.transaction(async (tx) => {
    const table = LEAD_TABLES[kind];
    const set = { lastUsedAt: clock() };
    const [row] = await tx.update(table).set(set).where(which).returning({ reference: table.reference });
    if (!row) throw new AppError("notFound");
    const subject = { type: kind, id: row.reference };
    await recordEvent(tx, { action: `${kind}.restore`, subject, ...caller }, clock());
  });
}
