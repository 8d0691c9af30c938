import { and, eq } from "drizzle-orm";
import { contactRequests, quoteRequests } from "../db/schema/index.ts";
import { isBinned } from "../leads/terms.ts";
import type { ListNeeds } from "../leads/page-of-leads.ts";

/** How many requests there are, without those in the bin and those that no person seems to have sent. */
export async function countLeads(deps: ListNeeds): Promise<{ quotes: number; contacts: number }> {
  const counted = [quoteRequests, contactRequests].map(async (table) => {
    const genuine = eq(table.isSuspect, false);
    // Two counts, for each of which there is an index.
    const [all, binned] = await Promise.all([
      deps.db.$count(table, genuine),
      deps.db.$count(table, and(genuine, isBinned(table, deps))),
    ]);
    return all - binned;
  });
  const [quotes = 0, contacts = 0] = await Promise.all(counted);
  return { quotes, contacts };
}
