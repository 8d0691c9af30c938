import { and, asc, eq, max } from "drizzle-orm";
import { PAGE_KINDS, type PageKind } from "../../../domain/content/page-kinds.ts";
import { describeKind, translatedFields, type ContentValues } from "../../../domain/content/content.ts";
import { keysOf, recordOf } from "../../../domain/platform/typed-records.ts";
import type { Database } from "../../platform/db/client.ts";
import type { ContentEntry } from "../../platform/deps/content.ts";
import { contentEntries } from "../../platform/db/schema/index.ts";
import type { Shelf, StoredItem } from "./shelf.ts";
import { withoutEmpty } from "./table-shelf.ts";

/** Creates the storage of a kind whose items are rows of the one table of page texts. */
export function entryShelf(kind: PageKind): Shelf {
  const ofKind = eq(contentEntries.kind, kind);
  const isItem = (id: number) => and(ofKind, eq(contentEntries.id, id));

  async function nextOrder(tx: Database): Promise<number> {
    const [last] = await tx
      .select({ order: max(contentEntries.order) })
      .from(contentEntries)
      .where(ofKind);
    return (last?.order ?? -1) + 1;
  }

  return {
    table: contentEntries,
    async read(db, id) {
      const rows = await selectEntries(db).where(id === undefined ? ofKind : isItem(id));
      return sorted(kind, rows).map((row) => itemOf(kind, row));
    },
    async insert(tx, { values, es }, id) {
      const row = { id, kind, values, es: withoutEmpty(es), order: await nextOrder(tx) };
      const [stored] = await tx.insert(contentEntries).values(row).returning({ id: contentEntries.id });
      if (!stored) throw new Error(`an item of ${kind} was not stored`);
      return stored.id;
    },
    async update(tx, id, { values, es }) {
      await tx
        .update(contentEntries)
        .set({ values, es: withoutEmpty(es) })
        .where(isItem(id));
    },
    makeOwn: () => Promise.resolve([]),
    async dateWords(tx, id, at) {
      await tx.update(contentEntries).set({ modifiedAt: at }).where(isItem(id));
    },
    async remove(tx, id) {
      await tx.delete(contentEntries).where(isItem(id));
    },
    async setOrder(tx, ids) {
      for (const [order, id] of ids.entries()) await tx.update(contentEntries).set({ order }).where(isItem(id));
    },
  };
}

const selectEntries = (db: Database) =>
  db.select().from(contentEntries).orderBy(asc(contentEntries.order), asc(contentEntries.id)).$dynamic();

/** Reads the entries of all kinds, each kind in its order. */
export async function readEntries(db: Database): Promise<Record<PageKind, ContentEntry[]>> {
  const rows = await selectEntries(db);
  return recordOf(keysOf(PAGE_KINDS), (kind) =>
    sorted(
      kind,
      rows.filter((row) => row.kind === kind),
    ),
  );
}

/** Sorts the entries of a kind that nobody sorts by hand by their titles. */
function sorted(kind: PageKind, rows: ContentEntry[]): ContentEntry[] {
  const { isOrdered, title } = describeKind(kind);
  const titleOf = ({ values }: ContentEntry) => String(values[title] ?? "");
  return isOrdered ? rows : rows.toSorted((a, b) => titleOf(a).localeCompare(titleOf(b), "en"));
}

function itemOf(kind: PageKind, row: ContentEntry): StoredItem {
  const pick = (fields: readonly { name: string }[], from: ContentValues) =>
    Object.fromEntries(fields.map(({ name }) => [name, from[name] ?? null]));
  return {
    id: row.id,
    values: pick(describeKind(kind).fields, row.values),
    es: pick(translatedFields(kind), row.es),
    dependents: 0,
    isSample: false,
    newsletterSentAt: null,
  };
}
