import { and, asc, eq, inArray } from "drizzle-orm";
import type { PastEvent } from "../../../domain/work/desk/past-events.ts";
import {
  isSameProgress,
  isSameState,
  progressBefore,
  replayFrom,
  replayHistory,
  STATE_EVENTS,
  stateFrom,
  stateOfTurned,
  type RequestState,
  type StoredState,
} from "../../../domain/work/desk/replay.ts";
import type { LaterAnswer } from "../../../domain/work/desk/waits.ts";
import type { Database } from "../../platform/db/client.ts";
import { deskEvents, laterAnswers, requests } from "../../platform/db/schema/index.ts";
import { writeNotice } from "../../platform/events/write-notice.ts";

type LockedRequest = StoredState &
  Pick<typeof requests.$inferSelect, "id" | "kind" | "number" | "reference" | "version">;
type StateWithVersion = RequestState & { version: number };
type Past = PastEvent & { id: number };

/**
 * Locks the row of a request until the transaction ends (`FOR NO KEY UPDATE`, so foreign keys to it can still be
 * inserted). Returns undefined when the request is gone.
 */
export async function lockRequest(tx: Database, requestId: number): Promise<LockedRequest | undefined> {
  const { id, kind, number, reference, version } = requests;
  const { stage, firstResponseAt, waitsFor, waitsSince, respondBy, isSuspect } = requests;
  const state = { stage, firstResponseAt, waitsFor, waitsSince, respondBy, isSuspect };
  const columns = { id, kind, number, reference, version, ...state };
  const [row] = await tx.select(columns).from(requests).where(eq(id, requestId)).for("no key update");
  return row;
}

/** Reads the events of a request that determine its state, oldest first. */
export async function readPast(tx: Database, requestId: number): Promise<Past[]> {
  const rows = await tx
    .select()
    .from(deskEvents)
    .where(and(eq(deskEvents.requestId, requestId), inArray(deskEvents.type, [...STATE_EVENTS])))
    .orderBy(asc(deskEvents.id));
  return rows.map(({ id, type, at, data, undoneAt }) => ({ id, type, at, data, isUndone: undoneAt !== null }));
}

/**
 * Recomputes the stored state of a request from its history, and that of a quote request made from it. Must be called
 * after every write or change of an event of `STATE_EVENTS`. A changed stage or first response increments the version,
 * so that a client with the old state gets a conflict. Returns the new state; nothing when the request is gone.
 */
export async function recomputeState(tx: Database, requestId: number, at: Date): Promise<Partial<StateWithVersion>> {
  const row = await lockRequest(tx, requestId);
  if (!row) return {};
  const past = await readPast(tx, requestId);
  const replayed = replayHistory(past, row);
  const version = row.version + Number(!isSameProgress(replayed.state, row));
  const state = { ...replayed.state, version };
  if (!isSameState(state, row)) await tx.update(requests).set(state).where(eq(requests.id, requestId));
  // Later answers exist only if the customer wrote again.
  if (past.some(({ type }) => type === "message" || type === "offer-answer"))
    await keepLaterAnswers(tx, requestId, replayed.laterAnswers);
  await updateQuoteMadeOf(tx, past, row, at);
  return state;
}

/** Stores how long the customer waited for each later answer, if the replayed history differs from the stored rows. */
async function keepLaterAnswers(tx: Database, requestId: number, answers: LaterAnswer[]): Promise<void> {
  const { since, answeredAt } = laterAnswers;
  const ofRequest = eq(laterAnswers.requestId, requestId);
  const stored = await tx.select({ since, answeredAt }).from(laterAnswers).where(ofRequest).orderBy(asc(since));
  if (JSON.stringify(stored) === JSON.stringify(answers)) return;
  await tx.delete(laterAnswers).where(ofRequest);
  if (answers.length > 0) await tx.insert(laterAnswers).values(answers.map((answer) => ({ requestId, ...answer })));
}

/** Updates the state that a quote request took over from its contact request, after the contact request changed. */
async function updateQuoteMadeOf(tx: Database, past: Past[], contact: StoredState, at: Date): Promise<void> {
  const turnedAt = past.findIndex(({ data }) => data.quote);
  const turned = past[turnedAt];
  if (!turned) return;
  const start = stateOfTurned(replayFrom(progressBefore(past, contact), past.slice(0, turnedAt), contact).state);
  const [found] = await tx
    .select({ id: requests.id })
    .from(requests)
    .where(eq(requests.reference, String(turned.data.quote)));
  const quote = found && (await lockRequest(tx, found.id));
  if (!quote) return;
  const received = (await readPast(tx, quote.id)).find(({ type }) => type === "received");
  const taken = received?.data.after && stateFrom(received.data.after);
  if (!received || (taken && isSameState(taken, start))) return;
  await tx
    .update(deskEvents)
    .set({ data: { ...received.data, after: start } })
    .where(eq(deskEvents.id, received.id));
  await recomputeState(tx, quote.id, at);
  await writeNotice(tx, {
    type: "sent",
    about: { kind: quote.kind, id: quote.number, reference: quote.reference },
    at,
  });
}
