import { eq } from "drizzle-orm";
import type { KeptFile } from "../../../domain/api/work/kept-files.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import type { ShareDeed } from "../../../domain/work/page-talk-options.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { files, keptFiles, requests } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { assertNotSuspect } from "../history/assert-not-suspect.ts";
import { writeDeskEvent } from "../history/desk-events.ts";
import { listKept } from "./list-kept-files.ts";
import { tellOfDocument } from "./tell-of-document.ts";

/**
 * Puts a file of a request on the private page of its customer, and tells them by mail; or takes it back, from when on
 * nobody can download it there. A file of a customer without a request has no such page.
 */
export function shareKept(deps: Deps, id: number, isShared: boolean, caller: Caller): Promise<KeptFile> {
  return makeChange<KeptFile>(deps, caller, async (tx) => {
    const [row] = await tx
      .select({ kept: keptFiles, file: { name: files.name }, request: requests })
      .from(keptFiles)
      .innerJoin(files, eq(files.id, keptFiles.fileId))
      .innerJoin(requests, eq(requests.id, keptFiles.requestId))
      .where(eq(keptFiles.id, id))
      .for("update", { of: keptFiles });
    if (!row) throw new AppError("notFound");
    const { kept, file, request } = row;
    const isChanged = (kept.sharedAt !== null) !== isShared;
    if (isChanged) {
      if (isShared) assertNotSuspect(request);
      const at = deps.clock();
      const sharing = isShared ? { sharedAt: at, sharedBy: caller.actor.id } : { sharedAt: null, sharedBy: null };
      await tx.update(keptFiles).set(sharing).where(eq(keptFiles.id, id));
      // Sharing counts as use of the request: its link works long enough for the customer to come.
      await tx.update(requests).set({ lastUsedAt: at }).where(eq(requests.id, request.id));
      const data = { deed: (isShared ? "shared" : "takenBack") satisfies ShareDeed, file: file.name, keptId: id };
      await writeDeskEvent(tx, { type: "shared", requestId: request.id, actor: caller.actor, data, at });
      if (isShared) await tellOfDocument(deps, tx, request);
    }
    const event = { action: isShared ? "file.share" : "file.take-back", subject: { type: "file", id } } as const;
    return { result: await findShared(tx, id), event: isChanged ? event : null };
  });
}

async function findShared(tx: Database, id: number): Promise<KeptFile> {
  const [kept] = await listKept(tx, eq(keptFiles.id, id));
  if (!kept) throw new AppError("notFound");
  return kept;
}
