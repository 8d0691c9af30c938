import { and, asc, desc, eq, isNull, sql, type SQL } from "drizzle-orm";
import type { NextRequest } from "../../../domain/api/work/routing.ts";
import type { Priority } from "../../../domain/work/desk/stages.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { requests } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { writeDeskEvent } from "../history/desk-events.ts";
import { storeWork } from "../desk/store-work.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { isKept } from "../history/terms.ts";

/** Maximum candidates to try: as many as colleagues may press the button at the same moment. */
const MAX_CANDIDATES = 50;

/** Assigns to the caller the request of any kind that has waited longest, urgent ones first; null when none waits. */
export function takeNext(deps: Deps, caller: Caller): Promise<NextRequest> {
  const { actor } = caller;
  return makeChange<NextRequest>(deps, caller, async (tx) => {
    const lead = await lockLongestWaiting(deps, tx);
    if (!lead) return { result: null, event: null };
    const { id, kind, reference, customerId } = lead;
    const set = { ownerId: actor.id, routedBy: null };
    const stored = await storeWork(deps, tx, lead, set);
    const data = { before: { ownerId: null }, after: set, version: stored.version };
    await writeDeskEvent(tx, { type: "taken", requestId: id, customerId, actor, data, at: deps.clock() });
    const event = {
      action: `${kind}.work`,
      subject: { type: kind, id: reference },
      details: { deed: "take" },
    } as const;
    return { result: { kind, reference }, event };
  });
}

/** Locks the longest waiting request that nobody else is taking (`SKIP LOCKED`): two callers get two requests. */
async function lockLongestWaiting(deps: Deps, tx: Database) {
  const { id, kind, reference, customerId, version, priority, waitsSince } = requests;
  const isUrgent = sql<boolean>`${priority} = ${"high" satisfies Priority}`;
  const waiting = await tx
    .select({ id })
    .from(requests)
    .where(isWaiting(deps))
    .orderBy(desc(isUrgent), asc(waitsSince), asc(id))
    .limit(MAX_CANDIDATES);
  for (const next of waiting) {
    const [lead] = await tx
      .select({ id, kind, reference, customerId, version })
      .from(requests)
      .where(and(eq(id, next.id), isWaiting(deps)))
      .for("update", { skipLocked: true });
    if (lead) return lead;
  }
  return undefined;
}

/** Returns the SQL condition of requests that wait for us and have no owner. */
function isWaiting(deps: Deps): SQL | undefined {
  return and(eq(requests.waitsFor, "us"), isNull(requests.ownerId), isKept(deps));
}
