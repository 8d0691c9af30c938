import type { SQL } from "drizzle-orm";
import { AppError } from "../../domain/errors.ts";
import { makeChange } from "../audit/make-change.ts";
import { quoteRequests } from "../db/schema/index.ts";
import type { Deps } from "../deps.ts";
import type { Caller } from "../http/caller.ts";
import { leadContext } from "../leads/lead-context.ts";
import { termOfOpened } from "../leads/term-of-opened.ts";
import { presentQuoteRequest, quoteColumns } from "./list-quote-requests.ts";
import { hasSealed, openDetails } from "../leads/sealed-details.ts";

/** A quote request with everything that belongs to it. Who reads what is sealed is written down; its term begins anew. */
export async function viewQuoteRequest(deps: Deps, which: SQL, caller: Caller) {
  const { set, binned } = termOfOpened(quoteRequests, deps);
  return makeChange(deps, caller, async (tx) => {
    const [row] = await tx
      .update(quoteRequests)
      .set(set)
      .where(which)
      .returning({ ...quoteColumns, isBinned: binned });
    if (!row) throw new AppError("notFound");
    const context = await leadContext(tx, "quote", row, caller.actor.role);
    const details = openDetails(deps.keys, row);
    const event = { action: "quote.view", subject: { type: "quote", id: row.reference } } as const;
    return {
      result: { ...presentQuoteRequest(row), details, isBinned: row.isBinned, ...context },
      event: hasSealed(row.details) ? event : null,
    };
  });
}
export type ViewedQuoteRequest = Awaited<ReturnType<typeof viewQuoteRequest>>;
