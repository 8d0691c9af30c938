import {
  describeKind,
  type ContentItem,
  type ContentKind,
  type ContentSummary,
} from "../../../domain/content/content.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import type { Language } from "../../../domain/platform/language.ts";
import type { Database } from "../../platform/db/client.ts";
import { versionOf } from "../../platform/db/version-of.ts";
import { SHELVES } from "./shelves.ts";

type Reader = { language: Language; now: Date };

/** Lists every item of a kind with its list fields, in the reader's language where a translation exists. */
export async function listContent(
  db: Database,
  kind: ContentKind,
  { language, now }: Reader,
): Promise<ContentSummary[]> {
  const { fields, publishedBy } = describeKind(kind);
  const listed = fields.filter((field) => field.isListed);
  const items = await SHELVES[kind].read(db);
  return items.map(({ id, values, es, dependents, isSample, newsletterSentAt }) => ({
    id,
    values: Object.fromEntries(
      listed.map(({ name }) => [name, (language === "es" && es[name]) || (values[name] ?? null)]),
    ),
    dependents,
    isSample,
    newsletterSentAt,
    isPublished: !publishedBy || new Date(String(values[publishedBy])) <= now,
  }));
}

/** Finds one complete item, with its version for optimistic locking. */
export async function findContent(db: Database, kind: ContentKind, id: number): Promise<ContentItem> {
  const [item] = await SHELVES[kind].read(db, id);
  if (!item) throw new AppError("notFound");
  return { ...item, version: versionOf([item.values, item.es]) };
}
