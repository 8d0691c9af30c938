import { desc, eq, or, sql, type SQL } from "drizzle-orm";
import type { KeptFile } from "../../../domain/api/work/kept-files.ts";
import type { LeadKind } from "../../../domain/work/request-kinds.ts";
import type { Database } from "../../platform/db/client.ts";
import { files, keptFiles, requests, users } from "../../platform/db/schema/index.ts";
import { presentFile } from "../../platform/files/present-file.ts";
import { findKept } from "../customers/family.ts";
import { findWork } from "../desk/find-work.ts";
import { leadByUrlId } from "../desk/lead-by-url-id.ts";

export type SubjectId = { kind: LeadKind | "customer"; id: number | string };
/** The request or customer that files are kept with. */
type Subject = { requestId: number; customerId: null } | { requestId: null; customerId: number };

/** Maximum files in a list, more than a request usually has. */
const MAX_LISTED = 200;

/** Finds the request, or the customer that was kept of merged ones. */
export async function findSubject(tx: Database, { kind, id }: SubjectId): Promise<Subject> {
  if (kind === "customer") return { requestId: null, customerId: (await findKept(tx, Number(id))).id };
  return { requestId: (await findWork(tx, leadByUrlId({ id }, kind))).id, customerId: null };
}

/** Lists the files of a request, or of a customer and all their requests, the newest first. */
export async function listKeptFiles(db: Database, named: SubjectId): Promise<KeptFile[]> {
  const { requestId, customerId } = await findSubject(db, named);
  return listKept(
    db,
    customerId === null
      ? eq(keptFiles.requestId, requestId)
      : or(eq(keptFiles.customerId, customerId), eq(requests.customerId, customerId)),
  );
}

/** Lists kept files that meet a condition, with the files of the store that they refer to. */
export async function listKept(tx: Database, which: SQL | undefined): Promise<KeptFile[]> {
  const rows = await tx
    .select({ kept: keptFiles, file: files, addedBy: users.username, reference: requests.reference })
    .from(keptFiles)
    .innerJoin(files, eq(files.id, keptFiles.fileId))
    .leftJoin(users, eq(users.id, keptFiles.createdBy))
    .leftJoin(requests, eq(requests.id, keptFiles.requestId))
    .where(which ?? sql`false`)
    .orderBy(desc(keptFiles.id))
    .limit(MAX_LISTED);
  return rows.map(({ kept, file, addedBy, reference }) => ({
    id: kept.id,
    file: presentFile(file),
    addedAt: kept.createdAt.toISOString(),
    addedBy,
    reference,
    uploadedAs: kept.uploadedAs,
    sharedAt: kept.sharedAt?.toISOString() ?? null,
  }));
}
