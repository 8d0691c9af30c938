import { gt } from "drizzle-orm";
import type { TrailFault, TrailState } from "../../../domain/api/operations/audit.ts";
import type { Database } from "../db/client.ts";
import { auditEvents } from "../db/schema/index.ts";
import type { Deps } from "../deps.ts";
import type { Keys } from "../keys.ts";
import { GENESIS, hashOf, SEAL, signatureOf, type TrailHead, type TrailRow } from "./chain.ts";
import { readNote, type NotedHead } from "./noted-head.ts";
import { findHead } from "./record-event.ts";

/** The progress of a check: the last checked entry, its hash, and the number of entries so far. */
export type CheckProgress = { lastId: number; entries: number; unkeyed: number; end: string; isSealed: boolean };

/** The progress before the first entry. */
export const BEGINNING: CheckProgress = { lastId: 0, entries: 0, unkeyed: 0, end: GENESIS, isSealed: false };

/** Verifies the trail of the database in one snapshot, in batches. */
export function verifyTrail(
  { db, keys }: Pick<Deps, "db" | "keys">,
  { noted, batchSize = 1_000 }: { noted?: NotedHead | undefined; batchSize?: number } = {},
): Promise<TrailState> {
  return db.transaction(async (tx) => checkTrail(keys, await findHead(tx), rowsOf(tx, batchSize), noted), {
    isolationLevel: "repeatable read",
    accessMode: "read only",
  });
}

/** Verifies the trail of the database, also against the end that is noted in the data folder. */
export async function verifyNotedTrail({ db, keys, env }: Pick<Deps, "db" | "keys" | "env">): Promise<TrailState> {
  const noted = readNote(env.DATA_DIR, keys);
  const isDamaged = noted === "damaged";
  const state = await verifyTrail({ db, keys }, { noted: isDamaged ? undefined : (noted ?? undefined) });
  if (state.fault?.reason === "notNoted") {
    // A fault of the trail by itself says more.
    const alone = await verifyTrail({ db, keys });
    if (alone.fault) return alone;
  }
  return isDamaged && !state.fault ? { ...state, fault: { reason: "noteDamaged" } } : state;
}

async function* rowsOf(tx: Database, batchSize: number): AsyncGenerator<TrailRow> {
  for (let last = 0; ;) {
    const after = gt(auditEvents.id, last);
    const rows = await tx.select().from(auditEvents).where(after).orderBy(auditEvents.id).limit(batchSize);
    yield* rows;
    if (rows.length < batchSize) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/** Checks rows, oldest first, against each other, against the head and against a noted head. */
export async function checkTrail(
  keys: Keys,
  head: TrailHead | undefined,
  rows: AsyncIterable<TrailRow> | Iterable<TrailRow>,
  noted?: NotedHead,
): Promise<TrailState> {
  const walk = { ...BEGINNING };
  const stateWith = (fault: TrailFault | null): TrailState => ({
    entries: walk.entries,
    unkeyed: walk.unkeyed,
    head: head ? `${head.hash}:${head.entries}` : null,
    fault,
  });
  for await (const row of rows) {
    const fault = checkNextRow(keys, walk, row);
    if (fault) return stateWith(fault);
    if (walk.entries === noted?.entries && row.hash !== noted.hash) {
      return stateWith({ reason: "notNoted", entries: noted.entries });
    }
  }
  if (noted && walk.entries < noted.entries) return stateWith({ reason: "notNoted", entries: noted.entries });
  return stateWith(faultOfEnd(keys, walk, head));
}

/** Advances the check to the next row, or returns the fault when the row does not fit. */
export function checkNextRow(keys: Keys, walk: CheckProgress, row: TrailRow): TrailFault | null {
  const fault = faultOfRow(keys, walk, row);
  if (fault) return fault;
  walk.lastId = row.id;
  walk.entries++;
  if (row.keyId === null) walk.unkeyed++;
  else walk.isSealed = true;
  walk.end = row.hash;
  return null;
}

function faultOfRow(keys: Keys, walk: CheckProgress, row: TrailRow): TrailFault | null {
  const { id, keyId } = row;
  const hash = hashOf(keys, row);
  if (hash === undefined && keyId !== null) return { reason: "unknownKey", keyId, id };
  const isSeal = row.action === SEAL && row.details["entries"] === walk.entries;
  // Rows without a key stand before the seal, and the seal is the first row with one.
  const isInPlace = keyId === null ? !walk.isSealed : walk.isSealed || isSeal;
  const fits = row.previousHash === walk.end && row.hash === hash && isInPlace;
  return fits ? null : { reason: "changed", id };
}

/** Finds the fault at the end of a trail whose rows fit. */
export function faultOfEnd(keys: Keys, walk: CheckProgress, head: TrailHead | undefined): TrailFault | null {
  if (!head) return { reason: "noHead" };
  const signature = signatureOf(keys, head);
  if (signature === undefined) return { reason: "unknownKey", keyId: head.keyId };
  if (signature !== head.signature) return { reason: "headChanged" };
  if (walk.entries < head.entries) return { reason: "missing", expected: head.entries, found: walk.entries };
  return walk.entries === head.entries && walk.end === head.hash ? null : { reason: "headChanged" };
}
