import { asc, eq, gt, and, sql } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import { FILE_PARTS, files } from "../../platform/db/schema/index.ts";
import type { Env } from "../../platform/env.ts";
import { readSealed } from "../../platform/files/file-places.ts";
import { UnreadableFileError } from "../../platform/files/pieces.ts";
import { S3Error } from "../../platform/files/s3-pieces.ts";
import { BackupError } from "./format.ts";

export const FILES_TABLE = "public.files";
export const PIECES_TABLE = "public.file_pieces";

/** A backup holds every file itself: a restored site has them all in its database. */
export const PLACE_IN_BACKUP = sql`'database' as place`;

const BATCH = 100;

/**
 * Yields the pieces of files in an S3 store as rows of `file_pieces`, one at a time. Throws when one is missing or the
 * store does not answer: a backup has every file, or there is none.
 */
export async function* rowsOfS3Pieces(tx: Database, env: Env): AsyncGenerator<string[]> {
  for (let after: string | undefined; ;) {
    const isNext = and(eq(files.place, "s3"), after === undefined ? undefined : gt(files.id, after));
    const batch = await tx.select().from(files).where(isNext).orderBy(asc(files.id)).limit(BATCH);
    for (const file of batch) {
      try {
        for await (const { fileId, part, position, content } of readSealed(tx, env, file, FILE_PARTS)) {
          const row = { file_id: fileId, part, position, content: `\\x${content.toString("hex")}` };
          yield [JSON.stringify(row)];
        }
      } catch (error) {
        throw explained(error, file.id);
      }
    }
    after = batch.at(-1)?.id;
    if (after === undefined) return;
  }
}

function explained(error: unknown, id: string): unknown {
  if (error instanceof S3Error) return new BackupError(`The S3 store of files cannot be read: ${error.message}.`);
  if (!(error instanceof UnreadableFileError)) return error;
  return new BackupError(`The file ${id} cannot be read from the S3 store: ${error.message}. No backup was made.`);
}
