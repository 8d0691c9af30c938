import { and, asc, desc, eq, gt, inArray, lt, sql } from "drizzle-orm";
import { isSameProgress, isSameState, replayHistory } from "../../../domain/work/desk/replay.ts";
import { replayOwner } from "../../../domain/work/desk/replay-owner.ts";
import { LEAD_KINDS } from "../../../domain/work/request-kinds.ts";
import type { Database } from "../../platform/db/client.ts";
import { deskEvents, requests, users } from "../../platform/db/schema/index.ts";

/** Batch size for reading requests or events. */
const BATCH = 500;

/** The parts of a request that are compared with its history. */
export const COMPARED = ["stage", "firstResponse", "wait", "owner"] as const;
export type Compared = (typeof COMPARED)[number];
export type Difference = { reference: string; differs: Compared[] };

/** Yields the ids of requests with an event since a moment, in batches, each id once. */
export async function* changedSince(db: Database, since: Date): AsyncGenerator<number[]> {
  const seen = new Set<number>();
  for (let before = Number.MAX_SAFE_INTEGER; ;) {
    const { id, at, requestId } = deskEvents;
    const events = await db
      .select({ id, at, requestId })
      .from(deskEvents)
      .where(lt(id, before))
      .orderBy(desc(id))
      .limit(BATCH);
    const fresh = events.filter((event) => event.at >= since).flatMap((event) => event.requestId ?? []);
    const ids = [...new Set(fresh)].filter((one) => !seen.has(one));
    for (const one of ids) seen.add(one);
    if (ids.length > 0) yield ids;
    const last = events.at(-1);
    // Event ids are nearly in the order of time: after a whole batch of older events, no newer one follows.
    if (!last || events.every((event) => event.at < since)) return;
    before = last.id;
  }
}

/** Yields the ids of all requests, in batches. */
export async function* allRequests(db: Database): AsyncGenerator<number[]> {
  for (let after = 0; ;) {
    const { id } = requests;
    const rows = await db.select({ id }).from(requests).where(gt(id, after)).orderBy(asc(id)).limit(BATCH);
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map((row) => row.id);
    after = last.id;
  }
}

/** Replays the histories of some requests, and returns those whose stored state differs. */
export async function compareHistories(db: Database, ids: number[]): Promise<Difference[]> {
  // One snapshot (repeatable read) for requests and events: a change in between would look like a difference.
  return db.transaction((tx) => compareIn(tx, ids), { isolationLevel: "repeatable read", accessMode: "read only" });
}

async function compareIn(tx: Database, ids: number[]): Promise<Difference[]> {
  const { id, kind, reference, stage, firstResponseAt, waitsFor, waitsSince, respondBy, isSuspect, ownerId } = requests;
  const columns = { id, kind, reference, stage, firstResponseAt, waitsFor, waitsSince, respondBy, isSuspect, ownerId };
  const rows = await tx.select(columns).from(requests).where(inArray(id, ids)).orderBy(asc(id));
  const events = await tx
    .select()
    .from(deskEvents)
    .where(inArray(deskEvents.requestId, ids))
    .orderBy(asc(deskEvents.requestId), asc(deskEvents.id));
  const histories = Map.groupBy(events, (event) => event.requestId);
  const people = new Set((await tx.select({ id: users.id }).from(users)).map((user) => user.id));
  return rows.flatMap((row) => {
    const past = (histories.get(row.id) ?? []).map(({ undoneAt, ...event }) => ({
      ...event,
      isUndone: undoneAt !== null,
    }));
    // A request with a "received" event started in the stage "new".
    const isKnown = past.some(({ type }) => type === "received");
    const { state } = replayHistory(past, { ...row, ...(isKnown && { stage: "new", firstResponseAt: null }) });
    const owner = replayOwner(past, row.ownerId);
    const isSame: Record<Compared, boolean> = {
      stage: state.stage === row.stage,
      firstResponse: isSameProgress({ ...state, stage: row.stage }, row),
      wait: isSameState({ ...row, waitsFor: state.waitsFor, waitsSince: state.waitsSince }, row),
      // A deleted account owns no requests any more, so that is no difference.
      owner: owner === row.ownerId || (row.ownerId === null && owner !== null && !people.has(owner)),
    };
    const differs = COMPARED.filter((one) => !isSame[one]);
    return differs.length > 0 ? [{ reference: row.reference, differs }] : [];
  });
}

/** Returns true when the stored totals equal a direct count of the requests. */
export async function areTotalsRight(db: Database): Promise<boolean> {
  return db.transaction(
    async (tx) => {
      const found = await tx.execute<{ kind: string; genuine: number }>(
        sql`select kind, sum(genuine)::integer as genuine from kept.request_totals group by kind`,
      );
      const kept = new Map(found.rows.map(({ kind, genuine }) => [kind, genuine]));
      for (const kind of LEAD_KINDS) {
        const genuine = and(eq(requests.kind, kind), eq(requests.isSuspect, false));
        if ((await tx.$count(requests, genuine)) !== (kept.get(kind) ?? 0)) return false;
      }
      return true;
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}
