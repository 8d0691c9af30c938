import { sql } from "drizzle-orm";
import type { Work } from "../../../domain/api/work/work.ts";
import { requests, users } from "../../platform/db/schema/index.ts";

/** For a query of requests: what the owner is called. */
export const OWNER_NAME = {
  // The inner name is spelled out: a query of one table leaves its name away from the outer column.
  ownerName: sql<string | null>`(select colleague.first_name || ' ' || colleague.last_name from ${users} colleague
    where colleague.id = ${requests.ownerId})`,
};

/** The columns of which `Work` is made. */
export const WORK_COLUMNS = {
  stage: requests.stage,
  ownerId: requests.ownerId,
  routedBy: requests.routedBy,
  priority: requests.priority,
  followUpAt: requests.followUpAt,
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
  ...OWNER_NAME,
};

export type OwnerName = { ownerName: string | null };
type Columns = keyof Omit<typeof WORK_COLUMNS, keyof OwnerName>;
export type WorkRow = Pick<typeof requests.$inferSelect, Columns> & OwnerName;

/** What leaves the server of how a request is worked. */
export function presentWork(row: WorkRow): Work {
  const { stage, ownerId, ownerName, priority, lostReason, version, customerId } = row;
  const shown = (moment: Date | null) => moment?.toISOString() ?? null;
  return {
    stage,
    owner: ownerId === null ? null : { id: ownerId, name: ownerName ?? "" },
    rule: ownerId === null ? null : row.routedBy,
    priority,
    followUpAt: shown(row.followUpAt),
    respondBy: shown(row.respondBy),
    firstResponseAt: shown(row.firstResponseAt),
    waitsFor: row.waitsFor,
    waitsSince: shown(row.waitsSince),
    lostReason,
    isConfirmed: row.confirmedAt !== null,
    version,
    customerId,
  };
}
