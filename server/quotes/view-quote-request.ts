import type { SQL } from "drizzle-orm";
import { AppError } from "../../domain/errors.ts";
import { quoteRequests } from "../db/schema/index.ts";
import type { Deps } from "../deps.ts";
import type { Caller } from "../http/caller.ts";
import { leadContext } from "../leads/lead-context.ts";
import { presentQuoteRequest, quoteColumns } from "./list-quote-requests.ts";
import { hasSealed, openDetails } from "./sealed-details.ts";

/** A quote request with everything that belongs to it. Who reads what is sealed is written down; retention starts anew. */
export async function viewQuoteRequest({ db, keys, clock, recordEvent }: Deps, which: SQL, { actor, ip }: Caller) {
  return db.transaction(async (tx) => {
    const [row] = await tx.update(quoteRequests).set({ lastUsedAt: clock() }).where(which).returning(quoteColumns);
    if (!row) throw new AppError("notFound");
    if (hasSealed(row.details)) {
      const subject = { type: "quote", id: row.reference };
      await recordEvent(tx, { action: "quote.view", actor, subject, ip }, clock());
    }
    const context = await leadContext(tx, "quote", row, actor.role);
    return { ...presentQuoteRequest(row), details: openDetails(keys, row), ...context };
  });
}
export type ViewedQuoteRequest = Awaited<ReturnType<typeof viewQuoteRequest>>;
