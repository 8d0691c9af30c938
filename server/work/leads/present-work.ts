import { sql } from "drizzle-orm";
import type { Work } from "../../../domain/api/work/work.ts";
import { requests, requestTags, users } from "../../platform/db/schema/index.ts";

/** Column with the full name of the owner, for a query of requests. */
export const OWNER_NAME = {
  // The column of the subquery is qualified by an alias: in a query of one table, Drizzle leaves the table name off the
  // outer column.
  ownerName: sql<string | null>`(select colleague.first_name || ' ' || colleague.last_name from ${users} colleague
    where colleague.id = ${requests.ownerId})`,
};

/** Column with the ids of a request's tags, for a query of requests. */
export const TAG_IDS = {
  tagIds: sql<number[]>`array(select tagged.tag_id from ${requestTags} tagged where tagged.request_id = ${requests.id}
    order by tagged.tag_id)`,
};

/** The columns that `presentWork` needs. */
export const WORK_COLUMNS = {
  stage: requests.stage,
  ownerId: requests.ownerId,
  routedBy: requests.routedBy,
  priority: requests.priority,
  followUpAt: requests.followUpAt,
  dueAt: requests.dueAt,
  respondBy: requests.respondBy,
  firstResponseAt: requests.firstResponseAt,
  waitsFor: requests.waitsFor,
  waitsSince: requests.waitsSince,
  lostReason: requests.lostReason,
  confirmedAt: requests.confirmedAt,
  endedAt: requests.endedAt,
  version: requests.version,
  customerId: requests.customerId,
  isSuspect: requests.isSuspect,
  location: requests.location,
  ...OWNER_NAME,
  ...TAG_IDS,
};

export type OwnerName = { ownerName: string | null };
export type TagIds = { tagIds: number[] };
type Columns = keyof Omit<typeof WORK_COLUMNS, keyof (OwnerName & TagIds)>;
export type WorkRow = Pick<typeof requests.$inferSelect, Columns> & OwnerName & TagIds;

/** Maps the work columns of a request to their API form. */
export function presentWork(row: WorkRow): Work {
  const { stage, ownerId, ownerName, priority, lostReason, version, customerId, location } = row;
  const isoOrNull = (moment: Date | null) => moment?.toISOString() ?? null;
  return {
    stage,
    owner: ownerId === null ? null : { id: ownerId, name: ownerName ?? "" },
    rule: ownerId === null ? null : row.routedBy,
    priority,
    followUpAt: isoOrNull(row.followUpAt),
    respondBy: isoOrNull(row.respondBy),
    firstResponseAt: isoOrNull(row.firstResponseAt),
    waitsFor: row.waitsFor,
    waitsSince: isoOrNull(row.waitsSince),
    lostReason,
    isConfirmed: row.confirmedAt !== null,
    version,
    customerId,
    location,
    tagIds: row.tagIds,
  };
}
