import type { SQL } from "drizzle-orm";
import { AppError } from "../../domain/errors.ts";
import { quoteRequests } from "../db/schema/index.ts";
import type { Deps } from "../deps.ts";
import type { Caller } from "../http/caller.ts";
import { leadContext } from "../leads/lead-context.ts";
import { termOfOpened } from "../leads/term-of-opened.ts";
import { presentQuoteRequest, quoteColumns } from "./list-quote-requests.ts";
import { hasSealed, openDetails } from "./sealed-details.ts";

/** A quote request with everything that belongs to it. Who reads what is sealed is written down; its term begins anew. */
export async function viewQuoteRequest(deps: Deps, which: SQL, { actor, ip }: Caller) {
  const { db, keys, clock, recordEvent } = deps;
  const { set, binned } = termOfOpened(quoteRequests, deps);
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(quoteRequests)
      .set(set)
      .where(which)
      .returning({ ...quoteColumns, isBinned: binned });
    if (!row) throw new AppError("notFound");
    if (hasSealed(row.details)) {
      const subject = { type: "quote", id: row.reference };
      await recordEvent(tx, { action: "quote.view", actor, subject, ip }, clock());
    }
    const context = await leadContext(tx, "quote", row, actor.role);
    return { ...presentQuoteRequest(row), details: openDetails(keys, row), isBinned: row.isBinned, ...context };
  });
}
export type ViewedQuoteRequest = Awaited<ReturnType<typeof viewQuoteRequest>>;
