import { eq } from "drizzle-orm";
import type { Database } from "../db/client.ts";
import { contactRequests, quoteRequests } from "../db/schema/index.ts";

/** How many requests there are, without those that no person seems to have sent. */
export async function countLeads(db: Database): Promise<{ quotes: number; contacts: number }> {
  const counted = [quoteRequests, contactRequests].map((table) => db.$count(table, eq(table.isSuspect, false)));
  const [quotes = 0, contacts = 0] = await Promise.all(counted);
  return { quotes, contacts };
}
