import { and, eq } from "drizzle-orm";
import type { FilePlace } from "../../../domain/platform/files.ts";
import type { Database } from "../db/client.ts";
import { filePieces, type FilePart } from "../db/schema/index.ts";
import { UnreadableFileError, type PiecePlace } from "./pieces.ts";

/** A sealed piece with its place. */
export type SealedPiece = PiecePlace & { content: Buffer };

/** A store of sealed pieces. It knows nothing of keys, types or names. */
export type PieceStore = {
  place: FilePlace;
  write(tx: Database, piece: SealedPiece): Promise<void>;
  /** Reads the sealed pieces of a part, in order from the first. */
  read(db: Database, fileId: string, part: FilePart, count: number): AsyncGenerator<Buffer>;
};

/** The store in the database, in the table `file_pieces`. */
export const databasePieces: PieceStore = {
  place: "database",
  async write(tx, piece) {
    await tx.insert(filePieces).values(piece);
  },
  async *read(db, fileId, part, count) {
    const { content } = filePieces;
    for (let position = 0; position < count; position++) {
      const [row] = await db
        .select({ content })
        .from(filePieces)
        .where(and(eq(filePieces.fileId, fileId), eq(filePieces.part, part), eq(filePieces.position, position)));
      if (!row) throw new UnreadableFileError("a piece of the file is missing");
      yield row.content;
    }
  },
};
