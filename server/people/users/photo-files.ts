import { and, eq, inArray } from "drizzle-orm";
import { PHOTO_SHOWN } from "../../../domain/content/photographs.ts";
import { announceContentChange } from "../../content/shelves/content-cache.ts";
import type { Database } from "../../platform/db/client.ts";
import { teamPhotographs } from "../../platform/db/schema/index.ts";
import { readPicture, type ReadNeeds } from "../../platform/files/open-file.ts";

/** The photograph of somebody's entry, in the size in which its owner and the admins see it. */
export type EntryPhoto = { content: Buffer; sha256: string };

const isOf = (userId: number) => eq(teamPhotographs.userId, userId);

/** Finds the photograph of a user, whether it is confirmed or not. */
export async function findPhotoOf(deps: ReadNeeds, userId: number): Promise<EntryPhoto | undefined> {
  const { content, fileId, sha256, size } = teamPhotographs;
  const which = and(isOf(userId), eq(size, 2 * PHOTO_SHOWN));
  const [row] = await deps.db.select({ content, fileId, sha256 }).from(teamPhotographs).where(which);
  return row && { content: await readPicture(deps, row), sha256: row.sha256 };
}

/** Tells whether one of these files is already part of the user's photograph. */
export async function isPhotoOf(tx: Database, userId: number, files: { sha256: string }[]): Promise<boolean> {
  const hashes = files.map(({ sha256 }) => sha256);
  return (await tx.$count(teamPhotographs, and(isOf(userId), inArray(teamPhotographs.sha256, hashes)))) > 0;
}

/** Finds a file of a photograph by its hash. */
export async function findPhotoFile(deps: ReadNeeds, sha256: string): Promise<{ content: Buffer } | undefined> {
  const { content, fileId } = teamPhotographs;
  const [row] = await deps.db
    .select({ content, fileId })
    .from(teamPhotographs)
    .where(eq(teamPhotographs.sha256, sha256))
    .limit(1);
  return row && { content: await readPicture(deps, row) };
}

/** Deletes the photograph of a user, with their agreement or their account. Returns true when there was one. */
export async function dropPhotograph(tx: Database, userId: number): Promise<boolean> {
  const lost = await tx.delete(teamPhotographs).where(isOf(userId)).returning({ size: teamPhotographs.size });
  if (lost.length > 0) await announceContentChange(tx);
  return lost.length > 0;
}
