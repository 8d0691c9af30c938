import type { Database } from "../../platform/db/client.ts";
import { positionOf, type Position } from "./position.ts";
import { readChanges, readHorizon, type PlacedChange } from "./read-changes.ts";

/** The changes that a browser missed. After a reset it reloads everything: it missed too much, or for too long. */
type MissedChanges = { from: Position; missed: PlacedChange[]; reached: Position; isReset: boolean };

/** Reads the changes after the position that a browser sends (Last-Event-ID); without one it starts at the newest. */
export async function readMissedChanges(db: Database, text: string | undefined): Promise<MissedChanges> {
  const after = positionOf(text);
  if (after) {
    const { changes, position, isCut, isUnknown } = await readChanges(db, after);
    if (!isCut && !isUnknown) return { from: after, missed: changes, reached: position, isReset: false };
  }
  const now = await readHorizon(db);
  return { from: now, missed: [], reached: now, isReset: Boolean(text) };
}
