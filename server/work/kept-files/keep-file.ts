import { and, eq, isNull } from "drizzle-orm";
import type { KeptFile } from "../../../domain/api/work/kept-files.ts";
import { safeFilename, isFileType } from "../../../domain/platform/files.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { can } from "../../../domain/platform/permissions.ts";
import type { User } from "../../../domain/people/users.ts";
import type { KeptFileInput } from "../../../domain/work/kept-files.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { files, keptFiles, messageAttachments, messages } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { assertMayRead } from "../../platform/files/file-uses.ts";
import { findFile } from "../../platform/files/open-file.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { findSubject, listKept, type SubjectId } from "./list-kept-files.ts";

/** Keeps a file with a request or customer. A file that is kept there already is returned as it is. */
export function keepFileWith(deps: Deps, named: SubjectId, input: KeptFileInput, caller: Caller): Promise<KeptFile> {
  return makeChange<KeptFile>(deps, caller, async (tx) => {
    const subject = await findSubject(tx, named);
    const fileId = await readableFile(tx, input, caller.actor);
    const isThere = and(
      eq(keptFiles.fileId, fileId),
      subject.requestId === null
        ? eq(keptFiles.customerId, subject.customerId)
        : eq(keptFiles.requestId, subject.requestId),
    );
    const [before] = await listKept(tx, isThere);
    if (before) return { result: before, event: null };
    const values = { ...subject, fileId, createdBy: caller.actor.id, createdAt: deps.clock() };
    const [row] = await tx.insert(keptFiles).values(values).returning({ id: keptFiles.id });
    const [result] = row ? await listKept(tx, eq(keptFiles.id, row.id)) : [];
    if (!result) throw new Error("the file was not kept");
    return { result, event: { action: "file.keep", subject: { type: "file", id: result.id } } };
  });
}

/** Returns the id of the file in the store, if the user may read it. */
async function readableFile(tx: Database, input: KeptFileInput, actor: User): Promise<string> {
  if ("fileId" in input) {
    await assertMayRead(tx, await findFile(tx, input.fileId), actor);
    return input.fileId;
  }
  if (!can(actor.role, "email-archive", "view")) throw new AppError("forbidden");
  const [row] = await tx
    .select({ fileId: messageAttachments.fileId })
    .from(messageAttachments)
    .innerJoin(messages, eq(messages.id, messageAttachments.messageId))
    .where(and(eq(messageAttachments.id, input.attachmentId), isNull(messages.deletedAt)));
  if (!row?.fileId) throw new AppError("notFound");
  return row.fileId;
}

/** Gives a kept file another name. Messages keep the name under which they carry it. */
export function renameKept(deps: Deps, id: number, name: string, caller: Caller): Promise<KeptFile> {
  return makeChange<KeptFile>(deps, caller, async (tx) => {
    const { file } = await findKept(tx, id);
    if (!isFileType(file.type)) throw new AppError("notFound");
    // The last point of a name begins its extension, so one is added that may be dropped.
    const safe = safeFilename(`${name}.x`, file.type);
    await tx.update(files).set({ name: safe }).where(eq(files.id, file.id));
    return { result: await findKept(tx, id), event: { action: "file.rename", subject: { type: "file", id } } };
  });
}

/** Removes a file from its request or customer; it leaves the store when nothing else uses it. */
export async function removeKept(deps: Deps, id: number, caller: Caller): Promise<void> {
  await makeChange(deps, caller, async (tx) => {
    const removed = await tx.delete(keptFiles).where(eq(keptFiles.id, id)).returning({ id: keptFiles.id });
    if (removed.length === 0) throw new AppError("notFound");
    return { event: { action: "file.remove", subject: { type: "file", id } } };
  });
}

async function findKept(tx: Database, id: number): Promise<KeptFile> {
  const [kept] = await listKept(tx, eq(keptFiles.id, id));
  if (!kept) throw new AppError("notFound");
  return kept;
}
