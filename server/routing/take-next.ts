import { and, asc, desc, eq, isNotNull, isNull, type SQL } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import type { NextRequest } from "../../domain/api/routing.ts";
import type { Priority } from "../../domain/desk/stages.ts";
import type { LeadKind } from "../../domain/lead-options.ts";
import { makeChange } from "../audit/make-change.ts";
import type { Database } from "../db/client.ts";
import { contactRequests, quoteRequests } from "../db/schema/index.ts";
import type { Deps } from "../deps.ts";
import { writeDeskEvent } from "../history/desk-events.ts";
import { storeWork } from "../desk/store-work.ts";
import type { Caller } from "../http/caller.ts";
import { ownerOf } from "../leads/lead-of-message.ts";
import { LEADS, type LeadTable } from "../leads/kinds.ts";
import { isKept } from "../leads/terms.ts";

/** As many as there may be colleagues who press at the same moment. */
const LOOKED_AT = 50;

/** Gives the caller the request that has waited longest, of either kind, an urgent one before others; null where none waits. */
export function takeNext(deps: Deps, caller: Caller): Promise<NextRequest> {
  const { actor } = caller;
  return makeChange<NextRequest>(deps, caller, async (tx) => {
    const found = await holdLongest(deps, tx);
    if (!found) return { result: null, event: null };
    const { kind, lead } = found;
    const { id, reference, customerId } = lead;
    const set = { ownerId: actor.id, routedBy: null };
    const stored = await storeWork(deps, tx, kind, lead, set);
    const data = { before: { ownerId: null }, after: set, version: stored.version };
    await writeDeskEvent(tx, { type: "taken", ...ownerOf({ kind, id }), customerId, actor, data, at: deps.clock() });
    const event = {
      action: `${kind}.work`,
      subject: { type: kind, id: reference },
      details: { deed: "take" },
    } as const;
    return { result: { kind, reference }, event };
  });
}

/** The one that has waited longest and that nobody else is just taking: two who press at once get two of them. */
async function holdLongest(deps: Deps, tx: Database) {
  const waiting = await unionAll(queueOf(deps, tx, "quote"), queueOf(deps, tx, "contact"))
    .orderBy(sql`is_urgent desc`, sql`waiting_since`, sql`id`)
    .limit(LOOKED_AT);
  for (const { kind, id: waitingId } of waiting) {
    const table = LEADS[kind].table;
    const { id, reference, customerId, version } = table;
    const [lead] = await tx
      .select({ id, reference, customerId, version })
      .from(table)
      .where(and(eq(id, waitingId), isWaiting(deps, kind)))
      .for("update", { skipLocked: true });
    if (lead) return { kind, lead };
  }
  return undefined;
}

function queueOf(deps: Deps, tx: Database, kind: LeadKind) {
  const table = LEADS[kind].table;
  return tx
    .select({
      kind: sql<LeadKind>`${kind}::text`.as("kind"),
      id: table.id,
      isUrgent: isUrgent(table).as("is_urgent"),
      since: sql<Date>`${table.requestDate}`.as("waiting_since"),
    })
    .from(table)
    .where(isWaiting(deps, kind))
    .orderBy(desc(isUrgent(table)), asc(table.requestDate), asc(table.id))
    .limit(LOOKED_AT);
}

const isUrgent = ({ priority }: LeadTable) => sql<boolean>`${priority} = ${"high" satisfies Priority}`;

/** Nobody's, not answered, and sent by a person; what is older than the clock waits for nobody. */
function isWaiting(deps: Deps, kind: LeadKind): SQL | undefined {
  const table: typeof quoteRequests | typeof contactRequests = LEADS[kind].table;
  return and(
    eq(table.stage, "new"),
    isNotNull(table.respondBy),
    eq(table.isOpen, true),
    isNull(table.ownerId),
    isKept(table, deps),
  );
}
