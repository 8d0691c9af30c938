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
import type { LeadKind } from "../../domain/lead-options.ts";
import type { Database } from "../db/client.ts";
import { contactRequests, deskEvents, quoteRequests } from "../db/schema/index.ts";
import { writeNotice } from "./write-notice.ts";

const TABLE = { quote: quoteRequests, contact: contactRequests } as const;
const COLUMN = { quote: deskEvents.quoteRequestId, contact: deskEvents.contactRequestId } as const;

export type Lead = { kind: LeadKind; id: number };
type Held = RequestState & { id: number; reference: string };
type Past = PastEvent & { id: number };

/** Holds a request until the transaction ends; undefined where it is gone. References to it may be made meanwhile. */
export async function holdRequest(tx: Database, { kind, id }: Lead): Promise<Held | undefined> {
  const table = TABLE[kind];
  const { reference, stage, firstResponseAt } = table;
  const columns = { id: table.id, reference, stage, firstResponseAt };
  const [row] = await tx.select(columns).from(table).where(eq(table.id, id)).for("no key update");
  return row;
}

/** What happened to a request as far as it decides about its state, oldest first. */
export async function readPast(tx: Database, { kind, id }: Lead): Promise<Past[]> {
  const rows = await tx
    .select()
    .from(deskEvents)
    .where(and(eq(COLUMN[kind], id), inArray(deskEvents.type, [...STATE_EVENTS])))
    .orderBy(asc(deskEvents.id));
  return rows.map(({ id: eventId, type, at, data, undoneAt }) => {
    return { id: eventId, type, at, data, isUndone: undoneAt !== null };
  });
}

/** The state of a request by its history; `stored` is what its row says. */
export async function stateByHistory(tx: Database, lead: Lead, stored: RequestState): Promise<RequestState> {
  return replayHistory(await readPast(tx, lead), stored);
}

/**
 * Corrects a request whose history has changed, with the request that was made of it. A change counts as one: who has
 * the request as it was before their eyes is told.
 */
export async function restate(tx: Database, lead: Lead, at: Date): Promise<void> {
  const row = await holdRequest(tx, lead);
  if (!row) return;
  const past = await readPast(tx, lead);
  const state = replayHistory(past, row);
  if (!isSameState(state, row)) {
    const table = TABLE[lead.kind];
    const version = sql`${table.version} + 1`;
    await tx
      .update(table)
      .set({ ...state, version })
      .where(eq(table.id, lead.id));
  }
  if (lead.kind === "contact") await passOn(tx, past, row, at);
}

/** Corrects what the quote request that a contact request has become took over from it. */
async function passOn(tx: Database, past: Past[], contact: RequestState, at: Date): Promise<void> {
  const turnedAt = past.findIndex(({ data }) => typeof data["quote"] === "string");
  const turned = past[turnedAt];
  if (!turned) return;
  const start = stateOfTurned(replayFrom(stateBefore(past, contact), past.slice(0, turnedAt)));
  const [found] = await tx
    .select({ id: quoteRequests.id })
    .from(quoteRequests)
    .where(eq(quoteRequests.reference, String(turned.data["quote"])));
  const quote = found && (await holdRequest(tx, { kind: "quote", id: found.id }));
  if (!quote) return;
  const lead = { kind: "quote", id: quote.id } as const;
  const events = await readPast(tx, lead);
  const received = events.find(({ type }) => type === "received");
  if (!received || isSameState(stateBefore(events, quote), start)) return;
  await tx
    .update(deskEvents)
    .set({ data: { ...received.data, after: start } })
    .where(eq(deskEvents.id, received.id));
  await restate(tx, lead, at);
  await writeNotice(tx, { type: "sent", about: { ...lead, reference: quote.reference }, at });
}
