import { and, eq, gt } from "drizzle-orm";
import type { TrailCheck, TrailFault } from "../../../domain/api/operations/audit.ts";
import type { Database } from "../db/client.ts";
import { auditEvents } from "../db/schema/index.ts";
import type { Deps } from "../deps.ts";
import { isGenuine, type TrailHead } from "./chain.ts";
import { checkEnd } from "./check-end.ts";
import { findCheckState, lockCheckState, saveCheckState, type CheckState } from "./check-state.ts";
import { readNote } from "./noted-head.ts";
import { findHead } from "./record-event.ts";
import { BEGINNING, faultOfEnd, checkNextRow, type CheckProgress } from "./verify-trail.ts";

type Needs = Pick<Deps, "db" | "keys" | "env" | "clock" | "log">;

/** Entries that are checked in one transaction. */
const PIECE = 2_000;

/**
 * Begins a check, from the first entry or from the last checkpoint. A check that is under way goes on, unless a whole
 * check is asked for and it did not begin with the first entry. A fault leaves no checkpoint: from then on every check
 * is of all entries, until one finds the trail whole.
 */
export async function beginCheck(tx: Database, { keys }: Pick<Deps, "keys">, isWhole: boolean): Promise<void> {
  const state = await lockCheckState(tx, keys);
  if (state.running && (state.running.isWhole || !isWhole)) return;
  const walk = isWhole || !state.checkpoint ? BEGINNING : state.checkpoint;
  const running = { isWhole: walk.entries === 0, walk };
  await saveCheckState(tx, keys, { ...state, running });
}

/** Continues the running check to its end, piece by piece (batches); killed, it goes on after the last piece. */
export async function finishCheck(needs: Needs, size = PIECE): Promise<CheckState> {
  for (;;) {
    const state = await needs.db.transaction((tx) => checkPiece({ ...needs, db: tx }, size));
    if (state.running) continue;
    const { last } = state;
    if (last?.fault) needs.log.error({ fault: last.fault, entries: last.entries }, "the audit trail is not whole");
    return state;
  }
}

/** Checks the next piece of entries and stores the progress. */
async function checkPiece({ db: tx, keys, env, clock }: Needs, size: number): Promise<CheckState> {
  const state = await lockCheckState(tx, keys);
  if (!state.running) return state;
  const { isWhole } = state.running;
  const walk = { ...state.running.walk };
  // The head is read before the entries: those that are written meanwhile are checked with the next piece.
  const head = await findHead(tx);
  const fault = await walkOnce({ db: tx, keys }, walk, head, size);
  const isOver = fault !== null || walk.entries >= (head?.entries ?? 0);
  const found = fault ?? (isOver ? await faultAtEnd({ db: tx, keys, env }, walk, head) : null);
  const next = isOver
    ? finishedState(state, { walk, head, fault: found, isWhole, at: clock() })
    : { ...state, running: { isWhole, walk } };
  await saveCheckState(tx, keys, next);
  return next;
}

type CheckEnd = {
  walk: CheckProgress;
  head: TrailHead | undefined;
  fault: TrailFault | null;
  isWhole: boolean;
  at: Date;
};

function finishedState(state: CheckState, { walk, head, fault, isWhole, at }: CheckEnd): CheckState {
  const { entries, unkeyed } = walk;
  const last = { entries, unkeyed, head: head ? `${head.hash}:${head.entries}` : null, fault, at: at.toISOString() };
  if (fault) return { last, wholeAt: state.wholeAt, checkpoint: null, running: null };
  return { last, wholeAt: isWhole ? last.at : state.wholeAt, checkpoint: walk, running: null };
}

async function walkOnce(
  { db, keys }: Pick<Deps, "db" | "keys">,
  walk: CheckProgress,
  head: TrailHead | undefined,
  size: number,
): Promise<TrailFault | null> {
  // Only a signed head tells how many entries there are; `faultOfEnd` says what is wrong with any other.
  if (!head || !isGenuine(keys, head)) return faultOfEnd(keys, walk, head);
  if (!(await isThere(db, walk))) return { reason: "changed", id: walk.lastId };
  const limit = Math.min(size, head.entries - walk.entries);
  if (limit <= 0) return null;
  const after = gt(auditEvents.id, walk.lastId);
  const rows = await db.select().from(auditEvents).where(after).orderBy(auditEvents.id).limit(limit);
  for (const row of rows) {
    const fault = checkNextRow(keys, walk, row);
    if (fault) return fault;
  }
  return rows.length < limit ? { reason: "missing", expected: head.entries, found: walk.entries } : null;
}

/** Checks that the entry from which the check goes on still exists. */
async function isThere(db: Database, { lastId, end }: CheckProgress): Promise<boolean> {
  if (lastId === 0) return true;
  const found = await db.$count(auditEvents, and(eq(auditEvents.id, lastId), eq(auditEvents.hash, end)));
  return found === 1;
}

/**
 * Finds a fault at the end: the head must fit the last entry, nothing may stand after it, and the trail must go on from
 * the noted end.
 */
async function faultAtEnd(
  { db, keys, env }: Pick<Deps, "db" | "keys" | "env">,
  walk: CheckProgress,
  head: TrailHead | undefined,
): Promise<TrailFault | null> {
  return faultOfEnd(keys, walk, head) ?? (await checkEnd(db, keys, readNote(env.DATA_DIR, keys))).fault;
}

/** Describes the last check, with any fault at the end of the trail by now, and the progress of the running one. */
export async function describeCheck({ db, keys, env }: Pick<Deps, "db" | "keys" | "env">): Promise<TrailCheck> {
  const { last: found, wholeAt, running } = await findCheckState(db, keys);
  const { fault } = await checkEnd(db, keys, readNote(env.DATA_DIR, keys));
  const last = found && { ...found, fault: found.fault ?? fault };
  if (!running) return { last, wholeAt, running: null };
  const checked = running.walk.entries;
  const entries = Math.max((await findHead(db))?.entries ?? 0, checked);
  return { last, wholeAt, running: { isWhole: running.isWhole, checked, entries } };
}
