import { and, desc, eq, gt, isNotNull, sql } from "drizzle-orm";
import { AppError } from "../../../domain/platform/errors.ts";
import type { ShareDeed } from "../../../domain/work/page-talk-options.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { deskEvents, files, keptFiles, type requests } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { openFile, type OpenedFile } from "../../platform/files/open-file.ts";
import { writeDeskEvent } from "../history/desk-events.ts";

type SharedWith = Pick<typeof requests.$inferSelect, "id">;

/** A document as the customer sees it on the page. */
export type PageDocument = { id: number; name: string; size: number; sharedAt: string };

/** Time in which a document that is downloaded again is told of once in the history; the audit trail tells of each. */
const SAME_DOWNLOAD_MS = 10 * 60_000;

const isSharedWith = (requestId: number) => and(eq(keptFiles.requestId, requestId), isNotNull(keptFiles.sharedAt));

/** Counts the documents that an agent put on the page of a request: all that a visitor without the code learns. */
export function countDocuments(tx: Database, requestId: number): Promise<number> {
  return tx.$count(keptFiles, isSharedWith(requestId));
}

/** Lists the documents that an agent put on the page of a request, the newest first. */
export async function listDocuments(tx: Database, requestId: number): Promise<PageDocument[]> {
  const rows = await tx
    .select({ id: keptFiles.id, sharedAt: keptFiles.sharedAt, name: files.name, size: files.bytes })
    .from(keptFiles)
    .innerJoin(files, eq(files.id, keptFiles.fileId))
    .where(isSharedWith(requestId))
    .orderBy(desc(keptFiles.sharedAt), desc(keptFiles.id));
  return rows.map(({ sharedAt, ...row }) => ({ ...row, sharedAt: sharedAt?.toISOString() ?? "" }));
}

/**
 * Opens a document for a verified customer, and writes it down. Throws `notFound` for a file of another request, one
 * that was taken back, and one that was never shared alike.
 */
export async function openDocument(deps: Deps, request: SharedWith, id: number, ip: string): Promise<OpenedFile> {
  const fileId = await makeChange(deps, { ip }, async (tx) => {
    const [row] = await tx
      .select({ fileId: keptFiles.fileId, name: files.name })
      .from(keptFiles)
      .innerJoin(files, eq(files.id, keptFiles.fileId))
      .where(and(eq(keptFiles.id, id), isSharedWith(request.id)));
    if (!row) throw new AppError("notFound");
    await noteDownload(deps, tx, request.id, { keptId: id, file: row.name });
    return { result: row.fileId, event: { action: "file.download", subject: { type: "file", id } } };
  });
  return openFile(deps, fileId);
}

async function noteDownload(
  { clock }: Pick<Deps, "clock">,
  tx: Database,
  requestId: number,
  { keptId, file }: { keptId: number; file: string },
): Promise<void> {
  const at = clock();
  const deed: ShareDeed = "downloaded";
  const isTold = and(
    eq(deskEvents.requestId, requestId),
    eq(deskEvents.type, "shared"),
    gt(deskEvents.at, new Date(at.getTime() - SAME_DOWNLOAD_MS)),
    sql`${deskEvents.data} @> ${JSON.stringify({ deed, keptId })}::jsonb`,
  );
  if ((await tx.$count(deskEvents, isTold)) > 0) return;
  await writeDeskEvent(tx, { type: "shared", requestId, actor: null, data: { deed, file, keptId }, at });
}
