import { inArray, sql } from "drizzle-orm";
import type { DeskBadge } from "../../../domain/api/work/live.ts";
import type { User } from "../../../domain/people/users.ts";
import { LEAD_KINDS } from "../../../domain/work/request-kinds.ts";
import { countAccessRequests } from "../../people/registration/count-access-requests.ts";
import type { Deps } from "../../platform/deps.ts";
import type { WithSettings } from "../../platform/deps/settings.ts";
import { messages, requests } from "../../platform/db/schema/index.ts";
import { isKept } from "../history/terms.ts";
import { countNews } from "../history/unread.ts";
import { maySeeChange } from "./may-see-change.ts";

/** The condition of the partial index of waiting requests, word for word: only then the planner uses that index. */
const isWaiting = sql`waits_for = 'us'`;

/** The condition of the partial index of unsorted mails, word for word as well. */
const isUnsorted = sql`is_unsorted and deleted_at is null`;

/**
 * Counts what the badge shows: requests that wait for us, news of the user, unsorted mails and access requests. The
 * last two are null when the role may not see them.
 */
export async function countWaiting(
  deps: Pick<Deps, "db" | "clock"> & WithSettings,
  { id, role }: Pick<User, "id" | "role">,
): Promise<DeskBadge> {
  const { db } = deps;
  // The numbers are those of the views that they lead to: without suspected spam and without the bin.
  const isListed = sql`not ${requests.isSuspect} and ${isKept(deps)}`;
  const kinds = LEAD_KINDS.filter((kind) => maySeeChange(role, kind));
  const [needsReply, accessRequests, unsorted, news] = await Promise.all([
    kinds.length > 0 ? db.$count(requests, sql`${isWaiting} and ${inArray(requests.kind, kinds)} and ${isListed}`) : 0,
    maySeeChange(role, "access") ? countAccessRequests(db) : null,
    maySeeChange(role, "mail") ? db.$count(messages, isUnsorted) : null,
    countNews(db, kinds, id, isListed),
  ]);
  return { needsReply, accessRequests, unsorted, ...news };
}
