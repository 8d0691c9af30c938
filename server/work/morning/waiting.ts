import { asc, eq } from "drizzle-orm";
import type { MorningOffice, Waiting } from "../../../domain/api/work/morning.ts";
import { byKind, LEAD_KINDS, type LeadKind } from "../../../domain/work/request-kinds.ts";
import { calendarOf } from "../../../domain/operations/settings/offices.ts";
import { openMsBetween } from "../../../domain/platform/office-clock.ts";
import { requests, users } from "../../platform/db/schema/index.ts";
import { fullNameOf } from "../history/desk-events.ts";
import { countPage, filterCondition, type ListNeeds } from "../leads/page-of-leads.ts";

const MINUTE_MS = 60_000;
/** Maximum requests that are listed. */
const MOST = 10;
const NEEDS_REPLY = { view: "waiting", readerId: 0, sort: "requestDate" } as const;

/** Counts the requests that wait for us, and lists those that have waited longest. */
export async function readWaiting(deps: ListNeeds): Promise<MorningOffice["waiting"]> {
  const waiting = await Promise.all(
    LEAD_KINDS.map(async (kind) => ({
      kind,
      count: await countPage(deps, kind, NEEDS_REPLY),
      longest: await listWaiting(deps, kind),
    })),
  );
  const oldest = waiting.flatMap(({ longest }) => longest).toSorted((one, other) => (one.since < other.since ? -1 : 1));
  const counts = byKind((kind) => waiting.find((one) => one.kind === kind)?.count ?? 0);
  return { ...counts, longest: oldest.slice(0, MOST) };
}

async function listWaiting(deps: ListNeeds, kind: LeadKind): Promise<Waiting[]> {
  const { id, type, reference, waitsSince, ownerId, location } = requests;
  const { firstName, lastName } = users;
  const rows = await deps.db
    .select({ reference, waitsSince, type, location, firstName, lastName })
    .from(requests)
    .leftJoin(users, eq(users.id, ownerId))
    .where(filterCondition(deps, kind, NEEDS_REPLY))
    .orderBy(asc(waitsSince), asc(id))
    .limit(MOST);
  const now = deps.clock();
  const agency = deps.settings.agency();
  return rows.map(({ waitsSince: since, firstName: first, lastName: last, ...row }) => ({
    kind,
    reference: row.reference,
    since: (since ?? now).toISOString(),
    type: row.type,
    owner: first === null ? null : fullNameOf({ firstName: first, lastName: last ?? "" }),
    minutes: Math.floor(openMsBetween(since ?? now, now, calendarOf(agency, row.location)) / MINUTE_MS),
  }));
}
