import { asc, eq, max } from "drizzle-orm";
import { AppError } from "../../../domain/platform/errors.ts";
import { TAG_MAX } from "../../../domain/platform/limits.ts";
import { isPermutation } from "../../../domain/platform/ordering.ts";
import type { TagChange, TagInput, TagOrder } from "../../../domain/work/tags.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { isUniqueViolation } from "../../platform/db/fault.ts";
import { tags } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { writeDeskEvent } from "../history/desk-events.ts";
import { listTagUses } from "./list-tags.ts";

type StoredTag = typeof tags.$inferSelect;
type TagRef = { id: number };

/** Creates a tag after the others. */
export function createTag(deps: Deps, input: TagInput, caller: Caller): Promise<TagRef> {
  return refusingTakenNames(
    makeChange<TagRef>(deps, caller, async (tx) => {
      const all = await lockTags(tx);
      if (all.length >= TAG_MAX.list) throw new AppError("invalid", { fields: { nameEn: "validation:tooMany" } });
      assertNamesAreFree(all, input);
      const [last] = await tx.select({ position: max(tags.position) }).from(tags);
      const values = { ...input, position: (last?.position ?? 0) + 1, createdAt: deps.clock() };
      const [made] = await tx.insert(tags).values(values).returning();
      if (!made) throw new Error("a tag was not stored");
      return { result: { id: made.id }, ...(await noteChange(deps, tx, "create", made, caller)) };
    }),
  );
}

/**
 * Renames a tag, changes its colour, retires it or takes it into use again, with optimistic locking by its version: a
 * conflict when another admin changed it meanwhile.
 */
export function changeTag(deps: Deps, id: number, change: TagChange, caller: Caller): Promise<TagRef> {
  const { version, ...input } = change;
  return refusingTakenNames(
    makeChange<TagRef>(deps, caller, async (tx) => {
      const all = await lockTags(tx);
      const tag = findTag(all, id);
      if (tag.version !== version) throw new AppError("conflict");
      assertNamesAreFree(
        all.filter((other) => other.id !== id),
        input,
      );
      await tx
        .update(tags)
        .set({ ...input, version: version + 1 })
        .where(eq(tags.id, id));
      const isSwitched = tag.isRetired !== input.isRetired;
      const deed = isSwitched ? (input.isRetired ? "retire" : "resume") : "change";
      return { result: { id }, ...(await noteChange(deps, tx, deed, { ...tag, ...input }, caller)) };
    }),
  );
}

/** Reorders the tags; a conflict when the list has changed since the admin saw it. */
export function orderTags(deps: Deps, { ids, seen }: TagOrder, caller: Caller): Promise<void> {
  return makeChange(deps, caller, async (tx) => {
    const current = (await lockTags(tx)).map((tag) => tag.id);
    if (current.join() !== seen.join() || !isPermutation(current, ids)) throw new AppError("conflict");
    for (const [index, id] of ids.entries()) {
      await tx
        .update(tags)
        .set({ position: index + 1 })
        .where(eq(tags.id, id));
    }
    await announceTags(deps, tx, ids[0] ?? 0, caller);
    return { event: { action: "tag.order", subject: { type: "tag", id: "all" } } };
  });
}

/**
 * Deletes a tag, also from everything that has it. Refuses one that a routing rule or a sequence names, and one that is
 * on more than a statement should remove at once: those are retired.
 */
export function deleteTag(deps: Deps, id: number, caller: Caller): Promise<void> {
  return makeChange(deps, caller, async (tx) => {
    const tag = findTag(await lockTags(tx), id);
    const uses = (await listTagUses(tx)).find((one) => one.id === id);
    const count = (uses?.requests ?? 0) + (uses?.customers ?? 0);
    if (uses && uses.rules.length > 0) throw new AppError("conflict", { message: "errors:tagInRules" });
    if (count > TAG_MAX.deletable) throw new AppError("conflict", { message: "errors:tagUsedOften" });
    await tx.delete(tags).where(eq(tags.id, id));
    return noteChange(deps, tx, "delete", tag, caller, { uses: count });
  });
}

/** Reads all tags in their order, with a row lock: changes of the list happen one at a time. */
async function lockTags(tx: Database): Promise<StoredTag[]> {
  // Always locked in the order of their ids, to prevent deadlocks. Tags on requests lock a tag against deletion only.
  const rows = await tx.select().from(tags).orderBy(asc(tags.id)).for("no key update");
  return rows.toSorted((one, other) => one.position - other.position || one.id - other.id);
}

function findTag(all: StoredTag[], id: number): StoredTag {
  const tag = all.find((one) => one.id === id);
  if (!tag) throw new AppError("notFound");
  return tag;
}

function assertNamesAreFree(others: StoredTag[], { nameEn, nameEs }: TagInput): void {
  const isTaken = (name: string, column: "nameEn" | "nameEs") =>
    others.some((other) => other[column].toLowerCase() === name.toLowerCase());
  if (isTaken(nameEn, "nameEn")) throw new AppError("invalid", { fields: { nameEn: "validation:taken" } });
  if (isTaken(nameEs, "nameEs")) throw new AppError("invalid", { fields: { nameEs: "validation:taken" } });
}

/** Answers with the fault of the name where another admin has just stored a tag of the same name. */
async function refusingTakenNames<T>(change: Promise<T>): Promise<T> {
  try {
    return await change;
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError("invalid", { fields: { nameEn: "validation:taken" } });
    throw error;
  }
}

type Deed = "create" | "change" | "retire" | "resume" | "delete";

/** Notifies open screens of a changed list, and returns the event for the audit trail. */
async function noteChange(
  deps: Deps,
  tx: Database,
  deed: Deed,
  { id, nameEn }: StoredTag,
  caller: Caller,
  details: { uses?: number } = {},
) {
  await announceTags(deps, tx, id, caller);
  return {
    event: { action: `tag.${deed}`, subject: { type: "tag", id }, details: { tag: nameEn, ...details } },
  } as const;
}

async function announceTags(deps: Deps, tx: Database, id: number, { actor }: Caller): Promise<void> {
  await writeDeskEvent(tx, { type: "tags", actor, data: { about: { kind: "tag", id } }, at: deps.clock() });
}
