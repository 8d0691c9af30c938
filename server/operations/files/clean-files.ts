import { and, inArray, lt, not } from "drizzle-orm";
import { UNUSED_FILE_HOURS } from "../../../domain/platform/files.ts";
import { UNFINISHED_UPLOAD_HOURS } from "../../../domain/work/upload-options.ts";
import { files, uploads } from "../../platform/db/schema/index.ts";
import type { Deps, Job } from "../../platform/deps.ts";
import { isUsed } from "../../platform/files/file-uses.ts";
import { removeLeftObjects } from "../../platform/files/move-file.ts";
import { openS3 } from "../../platform/files/s3-pieces.ts";
import { HOURLY, NOTHING, type Nothing } from "../../platform/jobs/pace.ts";

type Needs = Pick<Deps, "db" | "env" | "clock" | "log">;

const BATCH = 200;
const HOUR_MS = 3_600_000;

/**
 * Removes files that nothing has used for a day, objects of the S3 store that belong to no file, and uploads of customers
 * that were not finished.
 */
export async function cleanFiles(deps: Needs): Promise<void> {
  const before = new Date(deps.clock().getTime() - UNUSED_FILE_HOURS * HOUR_MS);
  const unused = await removeUnused(deps, before);
  const objects = await removeStrayObjects(deps, before);
  const unfinished = await removeStaleUploads(deps);
  if (unused + objects + unfinished > 0) {
    deps.log.info({ unused, objects, unfinished }, "files removed that nothing uses");
  }
}

/** Removes uploads that began too long ago, finished or not. Returns how many were not finished. */
async function removeStaleUploads({ db, clock }: Needs): Promise<number> {
  const before = new Date(clock().getTime() - UNFINISHED_UPLOAD_HOURS * HOUR_MS);
  const gone = await db
    .delete(uploads)
    .where(lt(uploads.createdAt, before))
    .returning({ finishedAt: uploads.finishedAt });
  return gone.filter(({ finishedAt }) => finishedAt === null).length;
}

async function removeUnused({ db }: Needs, before: Date): Promise<number> {
  const isOld = and(lt(files.createdAt, before), not(isUsed()));
  for (let count = 0; ;) {
    const batch = db.select({ id: files.id }).from(files).where(isOld).limit(BATCH);
    // Asked again while it deletes: somebody may have begun to use one since.
    const gone = await db
      .delete(files)
      .where(and(inArray(files.id, batch), isOld))
      .returning({ id: files.id });
    count += gone.length;
    if (gone.length < BATCH) return count;
  }
}

/** Removes the objects of files that are gone or were moved. Those of the last day may be about to be used. */
async function removeStrayObjects({ db, env }: Needs, before: Date): Promise<number> {
  const s3 = await openS3(db, env);
  if (!s3) return 0;
  const removed = new Set<string>();
  for await (const objects of s3.list()) {
    const old = objects.filter(({ modifiedAt }) => modifiedAt < before);
    for (const fileId of new Set(old.map((object) => object.fileId))) {
      if (!removed.has(fileId) && (await removeLeftObjects(db, s3, fileId))) removed.add(fileId);
    }
  }
  return removed.size;
}

export const cleanFilesJob: Job<"clean-files", Nothing> = {
  name: "clean-files",
  data: NOTHING,
  pace: HOURLY,
  // About one at night in Texas.
  schedule: "20 7 * * *",
  work: cleanFiles,
};
