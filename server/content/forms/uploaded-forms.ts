import { desc, eq, getTableColumns, lt } from "drizzle-orm";
import type { UploadedForm } from "../../../domain/api/content/forms.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { uploadDetails } from "../../../domain/content/forms.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { uploadedForms, users } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { checkFile, keepFile, releaseFile } from "../../platform/files/store-file.ts";
import type { Caller } from "../../platform/http/caller.ts";
import type { Page } from "../../platform/http/paging.ts";
import { parse } from "../../platform/http/parse.ts";
import type { UploadStream } from "../../platform/http/read-upload.ts";

const { content, fileId, uploadedBy: _uploadedBy, ...listed } = getTableColumns(uploadedForms);
const summary = { ...listed, uploadedBy: users.username };

function presentUpload(
  row: Omit<typeof uploadedForms.$inferSelect, "content" | "fileId" | "uploadedBy">,
  by: string | null,
): UploadedForm {
  const { id, filename, contentType, size, line, createdAt } = row;
  return { id, filename, contentType, size, line, uploadedBy: by, createdAt: createdAt.toISOString() };
}

/** Stores an uploaded file, checked as every file of the store is: typed by its bytes, pictures encoded anew. */
export async function storeUpload(deps: Deps, upload: UploadStream, caller: Caller): Promise<UploadedForm> {
  const { line = null } = parse(uploadDetails, upload.fields);
  const { actor } = caller;
  const checked = await checkFile(deps, {
    stream: upload.stream,
    name: upload.filename,
    purpose: "form",
    createdBy: actor.id,
  });
  try {
    return await makeChange(deps, caller, async (tx) => {
      const { id: fileId, name, type, size } = await keepFile(deps, tx, checked);
      const form = { filename: name, contentType: type, size, line, createdAt: deps.clock() };
      const [row] = await tx
        .insert(uploadedForms)
        .values({ ...form, fileId, uploadedBy: actor.id })
        .returning({ id: uploadedForms.id });
      if (!row) throw new Error("form was not stored");
      const subject = { type: "uploaded-form", id: row.id };
      return {
        result: presentUpload({ ...form, id: row.id }, actor.username),
        event: { action: "form.upload", subject, details: { contentType: type, size } },
      };
    });
  } finally {
    await releaseFile(checked);
  }
}

/** Lists uploads, newest first, with keyset pagination by id and without the file contents. */
export async function listUploads(db: Database, page: Page): Promise<UploadedForm[]> {
  const rows = await db
    .select(summary)
    .from(uploadedForms)
    .leftJoin(users, eq(users.id, uploadedForms.uploadedBy))
    .where(page.before ? lt(uploadedForms.id, page.before) : undefined)
    .orderBy(desc(uploadedForms.id))
    .limit(page.limit);
  return rows.map((row) => presentUpload(row, row.uploadedBy));
}

/** Finds one uploaded form with its file content. */
export async function findUpload(db: Database, id: number) {
  const [row] = await db
    .select({ ...listed, content, fileId })
    .from(uploadedForms)
    .where(eq(uploadedForms.id, id));
  if (!row) throw new AppError("notFound");
  return row;
}

/** Deletes an uploaded form and its file. */
export async function deleteUpload(deps: Deps, id: number, caller: Caller): Promise<void> {
  await makeChange(deps, caller, async (tx) => {
    const [row] = await tx.delete(uploadedForms).where(eq(uploadedForms.id, id)).returning({ id: uploadedForms.id });
    if (!row) throw new AppError("notFound");
    return { event: { action: "form.delete", subject: { type: "uploaded-form", id } } };
  });
}
