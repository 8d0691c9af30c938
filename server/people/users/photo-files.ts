import { and, eq } from "drizzle-orm";
import { PHOTO_SHOWN } from "../../../domain/content/photographs.ts";
import { announceContentChange } from "../../content/shelves/content-cache.ts";
import type { Database } from "../../platform/db/client.ts";
import { teamPhotographs } from "../../platform/db/schema/index.ts";

/** The photograph of somebody's entry, in the size in which its owner and the admins see it. */
export type EntryPhoto = { content: Buffer; sha256: string };

const isOf = (userId: number) => eq(teamPhotographs.userId, userId);

/** Finds the photograph of a user, whether it is confirmed or not. */
export async function findPhotoOf(db: Database, userId: number): Promise<EntryPhoto | undefined> {
  const { content, sha256, size } = teamPhotographs;
  const which = and(isOf(userId), eq(size, 2 * PHOTO_SHOWN));
  const [row] = await db.select({ content, sha256 }).from(teamPhotographs).where(which);
  return row;
}

/** Finds a file of a photograph by its hash. */
export async function findPhotoFile(db: Database, sha256: string): Promise<Buffer | undefined> {
  const { content } = teamPhotographs;
  const [row] = await db.select({ content }).from(teamPhotographs).where(eq(teamPhotographs.sha256, sha256)).limit(1);
  return row?.content;
}

/** Deletes the photograph of a user, with their agreement or their account. Returns true when there was one. */
export async function dropPhotograph(tx: Database, userId: number): Promise<boolean> {
  const lost = await tx.delete(teamPhotographs).where(isOf(userId)).returning({ size: teamPhotographs.size });
  if (lost.length > 0) await announceContentChange(tx);
  return lost.length > 0;
}
