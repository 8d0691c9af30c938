import { and, desc, eq } from "drizzle-orm";
import type { ContentVersion, DeletedContent } from "../../../domain/api/content/content.ts";
import { describeKind, type ContentKind } from "../../../domain/content/content.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import type { Language } from "../../../domain/platform/language.ts";
import type { Database } from "../../platform/db/client.ts";
import { contentVersions, users } from "../../platform/db/schema/index.ts";
import { SHELVES } from "./shelves.ts";

/** Lists the versions of an item, the newest first. An item that was never changed has none. */
export async function listVersions(db: Database, kind: ContentKind, id: number): Promise<ContentVersion[]> {
  const rows = await selectVersions(db)
    .where(and(eq(contentVersions.kind, kind), eq(contentVersions.rowId, id)))
    .orderBy(desc(contentVersions.version));
  return rows.map(presentVersion);
}

/** Finds one version of an item. */
export async function findVersion(db: Database, kind: ContentKind, id: number, version: number) {
  const { kind: ofKind, rowId, version: number } = contentVersions;
  const [row] = await selectVersions(db).where(and(eq(ofKind, kind), eq(rowId, id), eq(number, version)));
  if (!row) throw new AppError("notFound");
  return presentVersion(row);
}

/** Lists the deleted items of a kind, the last deleted first. */
export async function listDeleted(db: Database, kind: ContentKind, language: Language): Promise<DeletedContent[]> {
  const { title } = describeKind(kind);
  const rows = await db
    .selectDistinctOn([contentVersions.rowId], { ...VERSION_COLUMNS, id: contentVersions.rowId })
    .from(contentVersions)
    .leftJoin(users, eq(users.id, contentVersions.changedBy))
    .where(eq(contentVersions.kind, kind))
    .orderBy(contentVersions.rowId, desc(contentVersions.version));
  const present = new Set((await SHELVES[kind].read(db)).map(({ id }) => id));
  return rows
    .filter(({ id, isDeleted }) => isDeleted && !present.has(id))
    .toSorted((a, b) => Number(b.changedAt) - Number(a.changedAt))
    .map(({ id, ...row }) => {
      const { version, values, es, changedAt, changedBy } = presentVersion(row);
      const name = String((language === "es" && es[title]) || values[title]);
      return { id, version, name, deletedAt: changedAt, deletedBy: changedBy };
    });
}

const VERSION_COLUMNS = {
  version: contentVersions.version,
  values: contentVersions.values,
  es: contentVersions.es,
  isDeleted: contentVersions.isDeleted,
  changedAt: contentVersions.changedAt,
  changedBy: users.username,
};

const selectVersions = (db: Database) =>
  db.select(VERSION_COLUMNS).from(contentVersions).leftJoin(users, eq(users.id, contentVersions.changedBy)).$dynamic();

type VersionRow = Awaited<ReturnType<typeof selectVersions>>[number];

function presentVersion({ changedAt, ...row }: VersionRow): ContentVersion {
  return { ...row, changedAt: changedAt?.toISOString() ?? null };
}
