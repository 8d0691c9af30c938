import { and, eq, notInArray } from "drizzle-orm";
import type { ContentKind } from "../../../domain/content/content.ts";
import { SHELVES } from "./shelves.ts";
import type { Database } from "../../platform/db/client.ts";
import { seededRows } from "../../platform/db/schema/index.ts";

/** What goes along when an item of a kind is deleted. */
const GO_ALONG: Partial<Record<ContentKind, ContentKind>> = {
  carriers: "partners",
  "reference-categories": "reference-codes",
};

/** Notes that seeded rows are deleted: an id that another row may get one day is no longer theirs. */
export async function forgetDeleted(tx: Database, kind: ContentKind): Promise<void> {
  for (const each of [kind, GO_ALONG[kind] ?? kind]) {
    const ids = (await SHELVES[each].read(tx)).map(({ id }) => id);
    await tx
      .update(seededRows)
      .set({ rowId: null })
      .where(and(eq(seededRows.kind, each), notInArray(seededRows.rowId, ids)));
  }
}
