import type { Database } from "../../platform/db/client.ts";
import { positionOf, type Position } from "./position.ts";
import { readChanges, readHorizon, type PlacedChange } from "./read-changes.ts";

/** What happened since somebody was last there. After a reset they fetch everything anew: it was too much, or too long ago. */
type Past = { from: Position; missed: PlacedChange[]; reached: Position; isReset: boolean };

/** Reads on from where a browser says it was; from now on where it says nothing. */
export async function readPast(db: Database, text: string | undefined): Promise<Past> {
  const after = positionOf(text);
  if (after) {
    const { changes, position, isCut, isUnknown } = await readChanges(db, after);
    if (!isCut && !isUnknown) return { from: after, missed: changes, reached: position, isReset: false };
  }
  const now = await readHorizon(db);
  return { from: now, missed: [], reached: now, isReset: Boolean(text) };
}
