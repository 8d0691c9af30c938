import { and, asc, eq, gt } from "drizzle-orm";
import type { FilePlace } from "../../../domain/platform/files.ts";
import type { Database } from "../db/client.ts";
import { filePieces, FILE_PARTS, files, systemState } from "../db/schema/index.ts";
import type { Env } from "../env.ts";
import { readSealed, writePiece } from "./file-places.ts";
import type { FileRow } from "./present-file.ts";
import { hasS3, openS3, S3Error, type S3Pieces } from "./s3-pieces.ts";

type Needs = { db: Database; env: Env };

const PLACE_KEY = "files-place";
const BATCH = 50;

/** Returns the place where files are to be kept: as the last command said, else S3 where it is set up. */
export async function wantedPlace({ db, env }: Needs): Promise<FilePlace> {
  if (!hasS3(env)) return "database";
  const [row] = await db.select().from(systemState).where(eq(systemState.key, PLACE_KEY));
  return row?.value === "database" ? "database" : "s3";
}

/** Records where files are to be kept from now on. */
export async function setWantedPlace(db: Database, place: FilePlace): Promise<void> {
  await db
    .insert(systemState)
    .values({ key: PLACE_KEY, value: place })
    .onConflictDoUpdate({ target: systemState.key, set: { value: place } });
}

/**
 * Checks that files still go to the S3 store. Locks the answer until the end of the transaction: a command that calls
 * them back waits, and finds the file that is moved now.
 */
async function isS3Wanted(tx: Database): Promise<boolean> {
  await tx.insert(systemState).values({ key: PLACE_KEY, value: "s3" }).onConflictDoNothing();
  const [row] = await tx.select().from(systemState).where(eq(systemState.key, PLACE_KEY)).for("share");
  return row?.value === "s3";
}

/**
 * Moves all files to one place, one after the other, and calls `onMoved` after each. It can be killed at any point: a
 * file is in its old place, whole, until it is in the new one, whole. The next call goes on with those that are left.
 * Moves no more into the S3 store once a command wants them in the database.
 */
export async function moveFiles({ db, env }: Needs, to: FilePlace, onMoved: () => void = () => undefined) {
  const from: FilePlace = to === "s3" ? "database" : "s3";
  let moved = 0;
  for (let after: string | undefined; ;) {
    const isLeft = and(eq(files.place, from), after === undefined ? undefined : gt(files.id, after));
    const batch = await db.select().from(files).where(isLeft).orderBy(asc(files.id)).limit(BATCH);
    for (const file of batch) {
      if (to === "s3" && (await wantedPlace({ db, env })) !== "s3") return moved;
      if (!(await (to === "s3" ? moveToS3 : moveToDatabase)({ db, env }, file))) continue;
      moved++;
      onMoved();
    }
    after = batch.at(-1)?.id;
    if (after === undefined) return moved;
  }
}

/**
 * Copies the pieces into the S3 store, changes the row and removes the pieces here. The lock on the row keeps other
 * movers and the clean-up away meanwhile; whoever refers to the file does not wait for it.
 */
async function moveToS3({ db, env }: Needs, { id }: FileRow): Promise<boolean> {
  const s3 = await s3Of({ db, env });
  const isMoved = await db.transaction(async (tx) => {
    const file = await lockFile(tx, id);
    if (file?.place !== "database") return false;
    for await (const { content, ...piece } of readSealed(tx, env, file, FILE_PARTS)) await s3.write(piece, content);
    if (!(await isS3Wanted(tx))) return false;
    await tx.update(files).set({ place: "s3" }).where(eq(files.id, id));
    await tx.delete(filePieces).where(eq(filePieces.fileId, id));
    return true;
  });
  if (!isMoved) await removeLeftObjects(db, s3, id);
  return isMoved;
}

/** Copies the pieces into the database with the change of the row, then removes the objects. */
async function moveToDatabase({ db, env }: Needs, { id }: FileRow): Promise<boolean> {
  const s3 = await s3Of({ db, env });
  const isMoved = await db.transaction(async (tx) => {
    const file = await lockFile(tx, id);
    if (file?.place !== "s3") return false;
    for await (const piece of readSealed(tx, env, file, FILE_PARTS)) await writePiece(tx, piece);
    await tx.update(files).set({ place: "database" }).where(eq(files.id, id));
    return true;
  });
  if (isMoved) await removeLeftObjects(db, s3, id);
  return isMoved;
}

/** Removes the objects of a file that is not, or no longer, kept in the S3 store. Returns false when it is. */
export async function removeLeftObjects(db: Database, s3: S3Pieces, fileId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const file = await lockFile(tx, fileId);
    if (file?.place === "s3") return false;
    await s3.removeFile(fileId);
    return true;
  });
}

async function lockFile(tx: Database, id: string): Promise<FileRow | undefined> {
  const [file] = await tx.select().from(files).where(eq(files.id, id)).for("no key update");
  return file;
}

async function s3Of({ db, env }: Needs): Promise<S3Pieces> {
  const s3 = await openS3(db, env);
  if (!s3) throw new S3Error("no S3 store is set up");
  return s3;
}
