import { and, eq } from "drizzle-orm";
import { AppError } from "../../../domain/platform/errors.ts";
import type { Database } from "../../platform/db/client.ts";
import { keptFiles, uploadPieces, uploads } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import { MOVE_FILES_JOB } from "../../platform/files/move-job.ts";
import { UnreadableFileError } from "../../platform/files/pieces.ts";
import { hasS3 } from "../../platform/files/s3-pieces.ts";
import { checkFile, keepFile, releaseFile, type CheckedFile } from "../../platform/files/store-file.ts";
import { lockRequest } from "../history/request-state.ts";
import { refuseUpload, type Uploader } from "./create-upload.ts";
import { noteUpload } from "./note-upload.ts";
import { readPieces, type UploadRow } from "./upload-pieces.ts";

/** The last bytes of an upload, and the place in the file at which they start. */
type LastPiece = { start: number; content: Uint8Array };

/**
 * Checks a file whose last bytes have come, and keeps it with its request: in one transaction with the event that makes
 * the request wait for us. The last bytes are stored with the file only. So an upload is complete exactly when its file
 * is kept, and whoever was cut off before sends them again. Returns false when another connection was faster.
 * A file that is not taken is forgotten, and the error says why.
 */
export async function finishUpload(deps: Deps, by: Uploader, upload: UploadRow, last: LastPiece): Promise<boolean> {
  const checked = await check(deps, upload, last);
  if (checked === null) return false;
  try {
    const isKept = await keep(deps, by, { upload, checked, start: last.start });
    if (isKept && hasS3(deps.env)) await deps.jobs.send(deps.db, MOVE_FILES_JOB, {});
    return isKept;
  } finally {
    await releaseFile(checked);
  }
}

/** Checks the whole file; null when another connection was faster, so that its pieces were not whole any more. */
async function check(deps: Deps, upload: UploadRow, last: LastPiece): Promise<CheckedFile | null> {
  const stream = wholeFile(deps, upload, last.content);
  try {
    return await checkFile(deps, { stream, name: upload.name, purpose: "upload", createdBy: null });
  } catch (error) {
    // The scanner or the store may be back in a minute: then only the last bytes have to come again.
    if (error instanceof AppError && error.code === "unavailable") throw refuseUpload("errors:uploadsClosed");
    if (!(error instanceof AppError || error instanceof UnreadableFileError)) throw error;
    if (!(await removeRefused(deps.db, upload, last.start))) return null;
    throw error instanceof AppError ? error : new AppError("notFound");
  }
}

async function* wholeFile({ db, keys }: Deps, upload: UploadRow, last: Uint8Array): AsyncGenerator<Uint8Array> {
  yield* readPieces(db, keys, upload);
  yield last;
}

type Kept = { upload: UploadRow; checked: CheckedFile; start: number };

function keep(deps: Deps, { requestId, ip }: Uploader, { upload, checked, start }: Kept): Promise<boolean> {
  return makeChange<boolean>(deps, { actor: null, ip }, async (tx) => {
    const at = deps.clock();
    // The row lock of a request comes first, as everywhere: the fixed order prevents deadlocks.
    if (!(await lockRequest(tx, requestId))) throw new AppError("notFound");
    const done = await tx
      .update(uploads)
      .set({ received: upload.bytes, finishedAt: at })
      .where(isAt(upload, start))
      .returning({ id: uploads.id });
    if (done.length === 0) return { result: false, event: null };
    await tx.delete(uploadPieces).where(eq(uploadPieces.uploadId, upload.id));
    const { id: fileId } = await keepFile(deps, tx, checked);
    const [kept] = await tx
      .insert(keptFiles)
      .values({ requestId, fileId, uploadedAs: upload.purpose, createdAt: at })
      .returning({ id: keptFiles.id });
    await noteUpload(deps, tx, { requestId, purpose: upload.purpose, at });
    return { result: true, event: { action: "file.upload", subject: { type: "file", id: kept?.id ?? 0 } } };
  });
}

/** Finds an upload while it waits for the bytes from that place on: not when another connection has brought them. */
const isAt = ({ id }: UploadRow, start: number) => and(eq(uploads.id, id), eq(uploads.received, start));

/**
 * Removes a refused upload with what has arrived of it. Returns false, and removes nothing, when another connection has
 * brought its last bytes meanwhile: its pieces go when its file is kept, so that the rest of them is no file.
 */
async function removeRefused(db: Database, upload: UploadRow, start: number): Promise<boolean> {
  const removed = await db.delete(uploads).where(isAt(upload, start)).returning({ id: uploads.id });
  return removed.length > 0 || (await db.$count(uploads, eq(uploads.id, upload.id))) === 0;
}
