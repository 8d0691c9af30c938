import { eq, inArray, sql } from "drizzle-orm";
import type { DeskBadge } from "../../../domain/api/work/live.ts";
import type { User } from "../../../domain/people/users.ts";
import { LEAD_KINDS } from "../../../domain/work/request-kinds.ts";
import type { Database } from "../../platform/db/client.ts";
import { messages, registrationRequests, requests } from "../../platform/db/schema/index.ts";
import { countNews } from "../history/unread.ts";
import { mayHear } from "./may-hear.ts";

/** What the index of waiting requests holds, in its words: the planner knows it by them. */
const isWaiting = sql`waits_for = 'us'`;

/** In the words of its index, too. */
const isUnsorted = sql`is_unsorted and deleted_at is null`;

/** How many requests wait for us, what is new for the reader, and for those who give access how many ask for it. */
export async function countWaiting(db: Database, { id, role }: Pick<User, "id" | "role">): Promise<DeskBadge> {
  const kinds = LEAD_KINDS.filter((kind) => mayHear(role, kind));
  const [needsReply, accessRequests, unsorted, news] = await Promise.all([
    kinds.length > 0 ? db.$count(requests, sql`${isWaiting} and ${inArray(requests.kind, kinds)}`) : 0,
    mayHear(role, "access") ? db.$count(registrationRequests, eq(registrationRequests.status, "pending")) : null,
    mayHear(role, "mail") ? db.$count(messages, isUnsorted) : null,
    countNews(db, kinds, id),
  ]);
  return { needsReply, accessRequests, unsorted, ...news };
}
