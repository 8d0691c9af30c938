import type { Readable } from "node:stream";
import { DataStore, Upload } from "@tus/server";
import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import { AppError } from "../../../domain/platform/errors.ts";
import { uploads } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { cutIntoPieces } from "../../platform/files/pieces.ts";
import { createUpload, type Uploader } from "./create-upload.ts";
import { finishUpload } from "./finish-upload.ts";
import { TusError } from "./tus-error.ts";
import { appendPiece, type UploadRow } from "./upload-pieces.ts";

const UUID = z.uuid();

/**
 * The store behind tus, for the caller of one request: it knows the uploads of the request that they opened, and no
 * other. What arrives is kept piece by piece, so that a lost connection costs no more than what was on the line. The
 * place in the file is compared in the statement that stores a piece, so that two connections, or two processes, never
 * mix: no other lock is needed.
 */
export class UploadStore extends DataStore {
  readonly #deps: Deps;
  readonly #by: Uploader;

  constructor(deps: Deps, by: Uploader) {
    super();
    this.#deps = deps;
    this.#by = by;
    this.extensions = ["creation", "termination"];
  }

  override async create(upload: Upload): Promise<Upload> {
    const { id, size, metadata } = upload;
    // The address in the answer is made of the id.
    upload.id = await createUpload(this.#deps, this.#by, { id, size, metadata });
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const { bytes, received, createdAt } = await this.#find(id);
    return new Upload({ id, size: bytes, offset: received, creation_date: createdAt.toISOString() });
  }

  /** Stores what comes; the last bytes finish the upload. Returns the new offset. */
  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const { db, keys } = this.#deps;
    const upload = await this.#find(id);
    const source = untilBroken(stream);
    let start = offset;
    for await (const content of cutIntoPieces(source.bytes)) {
      const end = start + content.length;
      const isStored =
        end < upload.bytes
          ? await appendPiece(db, keys, { upload, start, content })
          : await finishUpload(this.#deps, this.#by, upload, { start, content });
      if (!isStored) throw new TusError("INVALID_OFFSET");
      start = end;
    }
    if (source.broken()) throw new TusError("ABORTED");
    return start;
  }

  /** Removes an upload that is on its way. One that arrived is a file of the request, which the office keeps. */
  override async remove(id: string): Promise<void> {
    const { db } = this.#deps;
    const { id: own } = await this.#find(id);
    const isOpen = and(eq(uploads.id, own), isNull(uploads.finishedAt));
    const gone = await db.delete(uploads).where(isOpen).returning({ id: uploads.id });
    if (gone.length === 0) throw new AppError("notFound");
  }

  async #find(id: string): Promise<UploadRow> {
    const isOwn = and(eq(uploads.id, id), eq(uploads.requestId, this.#by.requestId));
    const [row] = UUID.safeParse(id).success ? await this.#deps.db.select().from(uploads).where(isOwn) : [];
    if (!row) throw new AppError("notFound");
    return row;
  }
}

/** Reads a stream up to its end, or to where the connection broke: what came before that is stored as well. */
function untilBroken(stream: Readable) {
  let isBroken = false;
  async function* bytes(): AsyncGenerator<Uint8Array> {
    try {
      const chunks: AsyncIterable<Uint8Array> = stream;
      yield* chunks;
    } catch {
      isBroken = true;
    }
  }
  return { bytes: bytes(), broken: () => isBroken };
}
