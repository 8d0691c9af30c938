import { and, asc, eq, isNotNull, isNull } from "drizzle-orm";
import { isEnd } from "../../../domain/work/desk/stages.ts";
import { files, keptFiles, uploads } from "../../platform/db/schema/index.ts";
import type { Visit } from "./visit.ts";

/**
 * Presents what the customer uploaded: what arrived, and what is on its way and can go on. Without names, since the name
 * of a file may say a policy number; the page knows the names of those that are chosen on it.
 */
export async function presentUploads({ tx, request: { id, kind, stage } }: Pick<Visit, "tx" | "request">) {
  const arrived = await tx
    .select({ id: keptFiles.id, type: files.type, size: files.bytes, at: keptFiles.createdAt })
    .from(keptFiles)
    .innerJoin(files, eq(files.id, keptFiles.fileId))
    .where(and(eq(keptFiles.requestId, id), isNotNull(keptFiles.uploadedAs)))
    .orderBy(asc(keptFiles.id));
  const unfinished = await tx
    .select({ id: uploads.id, size: uploads.bytes, received: uploads.received, modified: uploads.modified })
    .from(uploads)
    .where(and(eq(uploads.requestId, id), isNull(uploads.finishedAt)))
    .orderBy(asc(uploads.createdAt));
  return {
    arrived: arrived.map(({ type, at, ...file }) => ({
      ...file,
      isPicture: type.startsWith("image/"),
      at: at.toISOString(),
    })),
    unfinished,
    /** True where a picture of the current policy saves the customer typing: in a quote request that is not ended. */
    asksForPolicy: kind === "quote" && !isEnd(stage),
  };
}
