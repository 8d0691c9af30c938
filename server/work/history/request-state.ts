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

type Held = StoredState & Pick<typeof requests.$inferSelect, "id" | "kind" | "number" | "reference" | "version">;
type Restated = RequestState & { version: number };
type Past = PastEvent & { id: number };

/** Holds a request until the transaction ends; undefined where it is gone. References to it may be made meanwhile. */
export async function holdRequest(tx: Database, requestId: number): Promise<Held | undefined> {
  const { id, kind, number, reference, version } = requests;
  const { stage, firstResponseAt, waitsFor, waitsSince, respondBy, isSuspect } = requests;
  const state = { stage, firstResponseAt, waitsFor, waitsSince, respondBy, isSuspect };
  const columns = { id, kind, number, reference, version, ...state };
  const [row] = await tx.select(columns).from(requests).where(eq(id, requestId)).for("no key update");
  return row;
}

/** What happened to a request as far as it decides about its state, oldest first. */
export async function readPast(tx: Database, requestId: number): Promise<Past[]> {
  const rows = await tx
    .select()
    .from(deskEvents)
    .where(and(eq(deskEvents.requestId, requestId), inArray(deskEvents.type, [...STATE_EVENTS])))
    .orderBy(asc(deskEvents.id));
  return rows.map(({ id, type, at, data, undoneAt }) => ({ id, type, at, data, isUndone: undoneAt !== null }));
}

/**
 * Brings a request in line with its history, with the request that was made of it: everything that writes or changes an
 * event of `STATE_EVENTS` calls it afterwards. A change of stage or first response counts as one: who has the request as
 * it was before their eyes is told. Gives back what is stored now; nothing where the request is gone.
 */
export async function restate(tx: Database, requestId: number, at: Date): Promise<Partial<Restated>> {
  const row = await holdRequest(tx, requestId);
  if (!row) return {};
  const past = await readPast(tx, requestId);
  const replayed = replayHistory(past, row);
  const version = row.version + Number(!isSameProgress(replayed.state, row));
  const state = { ...replayed.state, version };
  if (!isSameState(state, row)) await tx.update(requests).set(state).where(eq(requests.id, requestId));
  // Where the customer has not written again, nothing was answered later.
  if (past.some(({ type }) => type === "message")) await keepLaterAnswers(tx, requestId, replayed.laterAnswers);
  await passOn(tx, past, row, at);
  return state;
}

/** Stores how long the customer waited for each later answer, where the history tells it otherwise than what is stored. */
async function keepLaterAnswers(tx: Database, requestId: number, answers: LaterAnswer[]): Promise<void> {
  const { since, answeredAt } = laterAnswers;
  const ofRequest = eq(laterAnswers.requestId, requestId);
  const stored = await tx.select({ since, answeredAt }).from(laterAnswers).where(ofRequest).orderBy(asc(since));
  if (JSON.stringify(stored) === JSON.stringify(answers)) return;
  await tx.delete(laterAnswers).where(ofRequest);
  if (answers.length > 0) await tx.insert(laterAnswers).values(answers.map((answer) => ({ requestId, ...answer })));
}

/** Corrects what the quote request that a contact request has become took over from it. */
async function passOn(tx: Database, past: Past[], contact: StoredState, at: Date): Promise<void> {
  const turnedAt = past.findIndex(({ data }) => data.quote);
  const turned = past[turnedAt];
  if (!turned) return;
  const start = stateOfTurned(replayFrom(progressBefore(past, contact), past.slice(0, turnedAt), contact).state);
  const [found] = await tx
    .select({ id: requests.id })
    .from(requests)
    .where(eq(requests.reference, String(turned.data.quote)));
  const quote = found && (await holdRequest(tx, found.id));
  if (!quote) return;
  const received = (await readPast(tx, quote.id)).find(({ type }) => type === "received");
  const taken = received?.data.after && stateFrom(received.data.after);
  if (!received || (taken && isSameState(taken, start))) return;
  await tx
    .update(deskEvents)
    .set({ data: { ...received.data, after: start } })
    .where(eq(deskEvents.id, received.id));
  await restate(tx, quote.id, at);
  await writeNotice(tx, {
    type: "sent",
    about: { kind: quote.kind, id: quote.number, reference: quote.reference },
    at,
  });
}
