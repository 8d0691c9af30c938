import { and, count, eq, getTableColumns, inArray, max, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import {
  describeKind,
  translatedFields,
  type ContentInput,
  type ContentKind,
  type ContentValue,
  type ContentValues,
} from "../../../domain/content/content.ts";
import type { Database } from "../../platform/db/client.ts";
import type { Translations } from "../../platform/db/schema/columns.ts";
import type { Shelf, StoredItem } from "./shelf.ts";

type ContentTable = PgTable & { id: PgColumn; order?: PgColumn; sample?: PgColumn };
type Row = Record<string, unknown> & {
  id: number;
  translations?: Translations;
  sample?: boolean;
  newsletterSentAt?: Date | null;
};

type Options = {
  orderBy: (PgColumn | SQL)[];
  /** The foreign key of another table whose rows are deleted with these rows. */
  ownedBy?: { table: PgTable; column: PgColumn };
};

/** Creates the storage of a kind whose fields are the columns of one table. */
export function tableShelf(kind: ContentKind, table: ContentTable, { orderBy, ownedBy }: Options): Shelf {
  const { fields, groupedBy } = describeKind(kind);
  const columns: Record<string, PgColumn> = getTableColumns(table);

  /** Converts an input into columns. An empty value becomes null, or an empty text in a not-null column. */
  function columnsOf({ values, es }: ContentInput): Record<string, unknown> {
    const row = fields.map(({ name, control }): [string, unknown] => {
      const value = values[name] ?? null;
      if (control === "date-time") return [name, new Date(String(value))];
      return [name, value === null && columns[name]?.notNull ? "" : value];
    });
    const own = Object.fromEntries(row);
    return columns["translations"] ? { ...own, translations: { es: withoutEmpty(es) } } : own;
  }

  async function nextOrder(tx: Database, input: ContentInput): Promise<object> {
    if (!table.order) return {};
    const group = groupedBy && columns[groupedBy];
    const among = group ? eq(group, input.values[groupedBy]) : undefined;
    const [last] = await tx
      .select({ order: max(table.order) })
      .from(table)
      .where(among);
    return { order: Number(last?.order ?? -1) + 1 };
  }

  return {
    table,
    async read(db, id) {
      const where = id === undefined ? undefined : eq(table.id, id);
      const rows = (await db
        .select()
        .from(table)
        .where(where)
        .orderBy(...orderBy)) as Row[];
      const dependents = await countDependents(db, ownedBy);
      return rows.map((row) => itemOf(kind, row, dependents.get(row.id) ?? 0));
    },
    async insert(tx, input, id) {
      const row = { id, ...columnsOf(input), ...(await nextOrder(tx, input)) };
      const [stored] = await tx
        .insert(table)
        .values(row as never)
        .returning({ id: table.id });
      return Number(stored?.["id"]);
    },
    async update(tx, id, input) {
      await tx.update(table).set(columnsOf(input)).where(eq(table.id, id));
    },
    makeOwn: (tx, ids) => makeRowsOwn(tx, table, ids),
    async dateWords(tx, id, at) {
      if (columns["modifiedAt"]) await tx.update(table).set({ modifiedAt: at }).where(eq(table.id, id));
    },
    async remove(tx, id) {
      await tx.delete(table).where(eq(table.id, id));
    },
    async setOrder(tx, ids) {
      for (const [order, id] of ids.entries()) {
        await tx.update(table).set({ order }).where(eq(table.id, id));
      }
    },
  };
}

function itemOf(kind: ContentKind, row: Row, dependents: number): StoredItem {
  const es = row.translations?.es ?? {};
  return {
    id: row.id,
    values: pick(describeKind(kind).fields, row),
    es: pick(translatedFields(kind), es),
    dependents,
    isSample: row.sample ?? false,
    newsletterSentAt: row.newsletterSentAt?.toISOString() ?? null,
  };
}

/** Clears the sample flag of rows; returns none for a table without samples. */
export async function makeRowsOwn(tx: Database, table: ContentTable, ids: readonly number[]): Promise<number[]> {
  if (!table.sample) return [];
  const rows = await tx
    .update(table)
    .set({ sample: false })
    .where(and(inArray(table.id, [...ids]), eq(table.sample, true)))
    .returning({ id: table.id });
  return rows.map(({ id }) => Number(id));
}

function pick(fields: readonly { name: string }[], row: Record<string, unknown>): ContentValues {
  return Object.fromEntries(fields.map(({ name }) => [name, plain(row[name])]));
}

function plain(value: unknown): ContentValue {
  return value instanceof Date ? value.toISOString() : ((value ?? null) as ContentValue);
}

/** Keeps only the fields that have a Spanish text: a page shows the others in the original language. */
export function withoutEmpty(es: ContentValues): ContentValues {
  const isWritten = (value: ContentValue) => (Array.isArray(value) ? value.length > 0 : value !== null && value !== "");
  return Object.fromEntries(Object.entries(es).filter(([, value]) => isWritten(value)));
}

async function countDependents(db: Database, owned: Options["ownedBy"]): Promise<Map<number, number>> {
  if (!owned) return new Map();
  const rows = await db.select({ owner: owned.column, count: count() }).from(owned.table).groupBy(owned.column);
  return new Map(rows.map((row) => [Number(row.owner), row.count]));
}
