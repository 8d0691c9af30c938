import type { SQL } from "drizzle-orm";
import type { ViewedRequest } from "../../domain/api/leads.ts";
import { AppError } from "../../domain/errors.ts";
import type { LeadKind } from "../../domain/lead-options.ts";
import { makeChange } from "../audit/make-change.ts";
import type { Deps } from "../deps.ts";
import type { Caller } from "../http/caller.ts";
import { LEADS, type LeadTable } from "../leads/kinds.ts";
import { leadContext } from "../leads/lead-context.ts";
import { presentLead, recordColumns, type LeadRecord } from "../leads/present-lead.ts";
import { listPremiums } from "./premiums.ts";
import { hasSealed, openDetails } from "../leads/sealed-details.ts";
import { termOfOpened } from "../leads/term-of-opened.ts";

/** A request with everything that belongs to it. Who reads what is sealed is written down; its term begins anew. */
export async function viewLead<K extends LeadKind>(deps: Deps, kind: K, which: SQL, caller: Caller) {
  const table = LEADS[kind].table as LeadTable<"quote">;
  const { set, binned } = termOfOpened(table, deps);
  return makeChange(deps, caller, async (tx) => {
    const columns = { ...recordColumns(kind), isBinned: binned };
    const [row] = await tx.update(table).set(set).where(which).returning(columns);
    if (!row) throw new AppError("notFound");
    const { isBinned, reference } = row;
    const context = await leadContext(deps.env, tx, kind, row, caller.actor);
    const presented = presentLead(kind, row as unknown as LeadRecord<K>);
    // Only quote requests have details, and only details are sealed.
    const ofQuote = kind === "quote" && {
      details: openDetails(deps.keys, row),
      premiums: await listPremiums(tx, row.id),
    };
    const event = { action: "quote.view", subject: { type: kind, id: reference } } as const;
    return {
      // One kind at a time, which the compiler cannot see.
      result: { ...presented, isBinned, ...context, ...ofQuote } as ViewedRequest<LeadKind> as ViewedRequest<K>,
      event: ofQuote && hasSealed(row.details) ? event : null,
    };
  });
}
