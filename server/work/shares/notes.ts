import { and, eq, isNull } from "drizzle-orm";
import { AppError } from "../../../domain/platform/errors.ts";
import { shares } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Keys, SealPlace } from "../../platform/keys.ts";
import { findOwnShare, type ShareRow } from "./find-share.ts";

/** Returns the place that the notes of a share are encrypted for. */
export const notesPlace = (key: string): SealPlace => ({ table: "shares", field: "notes", row: key });

/** Returns the notes of a share; empty where there are none. */
export function notesOf(keys: Keys, { notes, key }: Pick<ShareRow, "notes" | "key">): string {
  return notes === null ? "" : keys.open(notes, notesPlace(key));
}

/**
 * Saves the note pad of a share, also for a short while after its end: what was typed last must not get lost. Throws
 * `conflict` when the notes have become a note of the request.
 */
export async function saveNotes(
  { db, keys }: Pick<Deps, "db" | "keys">,
  key: string,
  text: string,
  userId: number,
): Promise<void> {
  const share = await findOwnShare(db, key, userId);
  const notes = text === "" ? null : keys.seal(text, notesPlace(key));
  const saved = await db
    .update(shares)
    .set({ notes })
    .where(and(eq(shares.id, share.id), isNull(shares.notedAt)))
    .returning({ id: shares.id });
  if (saved.length === 0) throw new AppError("conflict");
}
