import { sql } from "drizzle-orm";
import type { Work } from "../../domain/api/work.ts";
import { users, type quoteRequests } from "../db/schema/index.ts";
import type { LeadTable } from "./kinds.ts";

/** For a query of requests: what the owner is called. */
export function ownerColumns({ ownerId }: LeadTable) {
  const name = sql`colleague.first_name || ' ' || colleague.last_name`;
  // The inner name is spelled out: a query of one table leaves its name away from the outer column.
  return { ownerName: sql<string | null>`(select ${name} from ${users} colleague where colleague.id = ${ownerId})` };
}

/** The columns of which `Work` is made. */
export const workColumns = (table: LeadTable) => ({
  stage: table.stage,
  ownerId: table.ownerId,
  routedBy: table.routedBy,
  priority: table.priority,
  followUpAt: table.followUpAt,
  respondBy: table.respondBy,
  firstResponseAt: table.firstResponseAt,
  lostReason: table.lostReason,
  confirmedAt: table.confirmedAt,
  endedAt: table.endedAt,
  version: table.version,
  customerId: table.customerId,
  isSuspect: table.isSuspect,
  ...ownerColumns(table),
});

export type OwnerName = { ownerName: string | null };
type Columns = keyof Omit<ReturnType<typeof workColumns>, keyof OwnerName>;
export type WorkRow = Pick<typeof quoteRequests.$inferSelect, Columns> & OwnerName;

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
    lostReason,
    isConfirmed: row.confirmedAt !== null,
    version,
    customerId,
  };
}
