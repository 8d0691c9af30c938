import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Localized } from "../../../domain/platform/language.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { TAG_MAX } from "../../../domain/platform/limits.ts";
import type { TagDifference } from "../../../domain/work/tags.ts";
import type { Database } from "../../platform/db/client.ts";
import { customerTags, requests, requestTags, tags } from "../../platform/db/schema/index.ts";

/** The subject of a change of tags. The caller holds a lock on its row until the transaction ends. */
export type Tagged = { requestId: number } | { customerId: number };

/**
 * A change of tags as an event tells it: the tags before, and the names of those that were added and removed, which
 * the history shows after the tags themselves are renamed or deleted.
 */
export type TagsChanged = { before: number[]; added: Localized[]; removed: Localized[] };

/** Reads the ids of the tags of a request or a customer. */
export async function readTagIds(tx: Database, of: Tagged): Promise<number[]> {
  if ("requestId" in of) {
    const { tagId, requestId } = requestTags;
    const rows = await tx.select({ tagId }).from(requestTags).where(eq(requestId, of.requestId)).orderBy(asc(tagId));
    return rows.map((row) => row.tagId);
  }
  const { tagId, customerId } = customerTags;
  const rows = await tx.select({ tagId }).from(customerTags).where(eq(customerId, of.customerId)).orderBy(asc(tagId));
  return rows.map((row) => row.tagId);
}

/**
 * Adds tags to a request or a customer and removes others. Returns what changed, for the event; null where nothing did.
 * Rejects unknown and retired tags that are new to it, and more tags than one can have. The caller checks the right,
 * and writes the event.
 */
export async function setTags(tx: Database, of: Tagged, { add, remove }: TagDifference): Promise<TagsChanged | null> {
  const before = await readTagIds(tx, of);
  const added = [...new Set(add)].filter((id) => !before.includes(id) && !remove.includes(id));
  const removed = before.filter((id) => remove.includes(id));
  if (added.length === 0 && removed.length === 0) return null;
  const known = await tx
    .select()
    .from(tags)
    .where(inArray(tags.id, [...added, ...removed]))
    .orderBy(asc(tags.position), asc(tags.id));
  const isOffered = (id: number) => known.some((tag) => tag.id === id && !tag.isRetired);
  if (!added.every(isOffered)) throw new AppError("invalid", { fields: { add: "validation:choice" } });
  if (before.length + added.length - removed.length > TAG_MAX.onOne) {
    throw new AppError("invalid", { fields: { add: "validation:tooMany" } });
  }
  await removeTags(tx, of, removed);
  await addTags(tx, of, added);
  const namesOf = (ids: number[]) =>
    known.filter(({ id }) => ids.includes(id)).map(({ nameEn, nameEs }) => ({ en: nameEn, es: nameEs }));
  return { before, added: namesOf(added), removed: namesOf(removed) };
}

/** Gives a request exactly the tags that it had, retired ones among them; deleted ones are gone. */
export async function restoreTags(tx: Database, requestId: number, wanted: number[]): Promise<void> {
  const of = { requestId };
  const current = await readTagIds(tx, of);
  await removeTags(
    tx,
    of,
    current.filter((id) => !wanted.includes(id)),
  );
  await addTags(tx, of, wanted);
}

async function removeTags(tx: Database, of: Tagged, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  if ("requestId" in of) {
    await tx.delete(requestTags).where(and(eq(requestTags.requestId, of.requestId), inArray(requestTags.tagId, ids)));
  } else {
    const { customerId, tagId } = customerTags;
    await tx.delete(customerTags).where(and(eq(customerId, of.customerId), inArray(tagId, ids)));
  }
}

/** Adds tags that exist and that the request or the customer does not have yet. */
async function addTags(tx: Database, of: Tagged, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const chosen = sql`${tags} t where t.id = any(${sql.param(ids)}::int[])`;
  if ("requestId" in of) {
    await tx.execute(sql`insert into ${requestTags} (request_id, tag_id, kind, number, request_date)
      select r.id, t.id, r.kind, r.number, r.request_date from ${requests} r, ${chosen} and r.id = ${of.requestId}
      on conflict do nothing`);
  } else {
    await tx.execute(sql`insert into ${customerTags} (customer_id, tag_id)
      select ${of.customerId}::int, t.id from ${chosen} on conflict do nothing`);
  }
}
