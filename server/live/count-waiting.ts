import { eq, sql } from "drizzle-orm";
import type { DeskBadge } from "../../domain/api/live.ts";
import type { Role } from "../../domain/permissions.ts";
import type { Database } from "../db/client.ts";
import { contactRequests, quoteRequests, registrationRequests } from "../db/schema/index.ts";
import { mayHear } from "./may-hear.ts";

/** What the index of waiting requests holds, in its words: the planner knows it by them. */
const isWaiting = sql`is_open and stage = 'new' and respond_by is not null`;

/** How many requests nobody has answered, and for those who give access how many ask for it. */
export async function countWaiting(db: Database, role: Role): Promise<DeskBadge> {
  const [quotes, contacts, accessRequests] = await Promise.all([
    mayHear(role, "quote") ? db.$count(quoteRequests, isWaiting) : 0,
    mayHear(role, "contact") ? db.$count(contactRequests, isWaiting) : 0,
    mayHear(role, "access") ? db.$count(registrationRequests, eq(registrationRequests.status, "pending")) : null,
  ]);
  return { unanswered: quotes + contacts, accessRequests };
}
