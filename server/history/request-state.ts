import { and, asc, eq, inArray, sql } from "drizzle-orm";
import {
  isSameState,
  replayFrom,
  replayHistory,
  STATE_EVENTS,
  stateBefore,
  stateOfTurned,
  type PastEvent,
  type RequestState,
} from "../../domain/desk/replay.ts";
import type { Database } from "../db/client.ts";
import { deskEvents, requests } from "../db/schema/index.ts";
import { writeNotice } from "./write-notice.ts";

type Held = RequestState & Pick<typeof requests.$inferSelect, "id" | "kind" | "number" | "reference">;
type Past = PastEvent & { id: number };

/** Holds a request until the transaction ends; undefined where it is gone. References to it may be made meanwhile. */
export async function holdRequest(tx: Database, requestId: number): Promise<Held | undefined> {
  const { id, kind, number, reference, stage, firstResponseAt } = requests;
  const columns = { id, kind, number, reference, stage, firstResponseAt };
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

/** The state of a request by its history; `stored` is what its row says. */
export async function stateByHistory(tx: Database, requestId: number, stored: RequestState): Promise<RequestState> {
  return replayHistory(await readPast(tx, requestId), stored);
}

/**
 * Corrects a request whose history has changed, with the request that was made of it. A change counts as one: who has
 * the request as it was before their eyes is told.
 */
export async function restate(tx: Database, requestId: number, at: Date): Promise<void> {
  const row = await holdRequest(tx, requestId);
  if (!row) return;
  const past = await readPast(tx, requestId);
  const state = replayHistory(past, row);
  if (!isSameState(state, row)) {
    const version = sql`${requests.version} + 1`;
    await tx
      .update(requests)
      .set({ ...state, version })
      .where(eq(requests.id, requestId));
  }
  await passOn(tx, past, row, at);
}

/** Corrects what the quote request that a contact request has become took over from it. */
async function passOn(tx: Database, past: Past[], contact: RequestState, at: Date): Promise<void> {
  const turnedAt = past.findIndex(({ data }) => typeof data["quote"] === "string");
  const turned = past[turnedAt];
  if (!turned) return;
  const start = stateOfTurned(replayFrom(stateBefore(past, contact), past.slice(0, turnedAt)));
  const [found] = await tx
    .select({ id: requests.id })
    .from(requests)
    .where(eq(requests.reference, String(turned.data["quote"])));
  const quote = found && (await holdRequest(tx, found.id));
  if (!quote) return;
  const events = await readPast(tx, quote.id);
  const received = events.find(({ type }) => type === "received");
  if (!received || isSameState(stateBefore(events, quote), start)) return;
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
