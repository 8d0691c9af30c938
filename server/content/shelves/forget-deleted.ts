import { and, eq, notInArray } from "drizzle-orm";
import type { ContentKind } from "../../../domain/content/content.ts";
import { SHELVES } from "./shelves.ts";
import type { Database } from "../../platform/db/client.ts";
import { seededRows } from "../../platform/db/schema/index.ts";

/** The kind whose items are deleted along with an item of a kind. */
const CASCADED_KIND: Partial<Record<ContentKind, ContentKind>> = {
  carriers: "partners",
  "reference-categories": "reference-codes",
};

/** Returns the kinds whose items a deletion of an item can remove: its own, and the one that is deleted along. */
export function affectedKinds(kind: ContentKind): ContentKind[] {
  const along = CASCADED_KIND[kind];
  return along ? [kind, along] : [kind];
}

/** Clears the row ids of deleted seed rows: another row may get the same id one day. */
export async function forgetDeleted(tx: Database, kind: ContentKind): Promise<void> {
  for (const each of affectedKinds(kind)) {
    const ids = (await SHELVES[each].read(tx)).map(({ id }) => id);
    await tx
      .update(seededRows)
      .set({ rowId: null })
      .where(and(eq(seededRows.kind, each), notInArray(seededRows.rowId, ids)));
  }
}
