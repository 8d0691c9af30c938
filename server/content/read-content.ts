import { createHash } from "node:crypto";
import { describeKind, type ContentItem, type ContentKind, type ContentSummary } from "../../domain/content.ts";
import { AppError } from "../../domain/errors.ts";
import type { Database } from "../db/client.ts";
import type { StoredItem } from "./shelf.ts";
import { SHELVES } from "./shelves.ts";

/** Every item of a kind, with the fields that a list shows. */
export async function listContent(db: Database, kind: ContentKind, now: Date): Promise<ContentSummary[]> {
  const { fields, publishedBy } = describeKind(kind);
  const listed = fields.filter((field) => field.isListed);
  const items = await SHELVES[kind].read(db);
  return items.map(({ id, values, dependents, newsletterSentAt }) => ({
    id,
    values: Object.fromEntries(listed.map(({ name }) => [name, values[name] ?? null])),
    dependents,
    newsletterSentAt,
    isPublished: !publishedBy || new Date(String(values[publishedBy])) <= now,
  }));
}

/** One item, whole. */
export async function findContent(db: Database, kind: ContentKind, id: number): Promise<ContentItem> {
  const [item] = await SHELVES[kind].read(db, id);
  if (!item) throw new AppError("notFound");
  return { ...item, version: versionOf(item) };
}

/** Two loads of an item have the same version exactly when nobody wrote anything else into it in between. */
function versionOf({ values, es }: StoredItem): string {
  return createHash("sha256")
    .update(JSON.stringify([values, es]))
    .digest("base64url");
}
