import { inArray } from "drizzle-orm";
import type { StoredFile } from "../../../domain/api/platform/files.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import type { User } from "../../../domain/people/users.ts";
import type { Database } from "../../platform/db/client.ts";
import { files } from "../../platform/db/schema/index.ts";
import { assertMayRead } from "../../platform/files/file-uses.ts";
import { presentFile, type FileRow } from "../../platform/files/present-file.ts";

/** Lists stored files by id, for a draft that names them. Files that are gone, or not the user's to read, are left out. */
export async function listAttachedFiles(db: Database, ids: string[], actor: User): Promise<StoredFile[]> {
  const rows = await db.select().from(files).where(inArray(files.id, ids));
  const found: StoredFile[] = [];
  for (const row of rows) if (await isReadable(db, row, actor)) found.push(presentFile(row));
  return found;
}

/** Finds a stored file to attach to a message. Throws an error at the files when it is gone or not theirs to read. */
export async function findAttachedFile(tx: Database, id: string, actor: User): Promise<FileRow> {
  const [row] = await tx
    .select()
    .from(files)
    .where(inArray(files.id, [id]));
  if (row && (await isReadable(tx, row, actor))) return row;
  throw new AppError("invalid", { fields: { files: "validation:answer.fileGone" } });
}

async function isReadable(tx: Database, file: FileRow, actor: User): Promise<boolean> {
  try {
    await assertMayRead(tx, file, actor);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "notFound") return false;
    throw error;
  }
}
