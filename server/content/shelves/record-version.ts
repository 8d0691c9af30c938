import { and, desc, eq } from "drizzle-orm";
import { changesBetween, type ContentState } from "../../../domain/content/content-changes.ts";
import type { ContentKind } from "../../../domain/content/content.ts";
import type { Database } from "../../platform/db/client.ts";
import { contentVersions } from "../../platform/db/schema/index.ts";

/** The author and time of a change. `by` is null for the program itself, which corrects its seeds. */
export type VersionMaker = { by: number | null; at: Date };

type VersionedChange = {
  kind: ContentKind;
  id: number;
  /** The item before the change; null for a new or restored one. */
  before: ContentState | null;
  /** The item after the change; null when it is deleted. */
  after: ContentState | null;
};

type KeptState = ContentState & Pick<typeof contentVersions.$inferInsert, "isDeleted" | "changedAt" | "changedBy">;

const textOf = ({ values, es }: ContentState): ContentState => ({ values, es });

/**
 * Keeps a change of an item in its history. An item whose present text is in no version yet (it is from a seed, or the
 * program changed it along with another row) gets a version of that text first, so that no text is ever lost.
 */
export async function recordVersion(
  tx: Database,
  { kind, id, before, after }: VersionedChange,
  { by, at }: VersionMaker,
): Promise<void> {
  const isSame = (one: ContentState, other: ContentState) => changesBetween(kind, one, other).length === 0;
  const latest = await findLatest(tx, kind, id);
  const states: KeptState[] = [];
  if (before && (!latest || !isSame(latest, before))) states.push({ ...textOf(before), changedAt: null });
  if (before && !after) states.push({ ...textOf(before), isDeleted: true, changedAt: at, changedBy: by });
  if (after && (!before || !isSame(before, after))) states.push({ ...textOf(after), changedAt: at, changedBy: by });
  if (states.length === 0) return;
  const next = (latest?.version ?? 0) + 1;
  const rows = states.map((state, n) => ({ kind, rowId: id, version: next + n, ...state }));
  await tx.insert(contentVersions).values(rows);
}

async function findLatest(tx: Database, kind: ContentKind, id: number) {
  const [latest] = await tx
    .select()
    .from(contentVersions)
    .where(and(eq(contentVersions.kind, kind), eq(contentVersions.rowId, id)))
    .orderBy(desc(contentVersions.version))
    .limit(1);
  return latest;
}
