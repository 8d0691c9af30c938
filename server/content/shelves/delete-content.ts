import type { ContentState } from "../../../domain/content/content-changes.ts";
import { describeKind, type ContentKind } from "../../../domain/content/content.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { makeChange, type ChangeNeeds } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { affectedKinds, forgetDeleted } from "./forget-deleted.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { beginContentChange } from "./change-content.ts";
import { findContent } from "./read-content.ts";
import { recordVersion } from "./record-version.ts";
import { SHELVES } from "./shelves.ts";

type AffectedItem = ContentState & { kind: ContentKind; id: number };

/** Reads the items of a kind, and of the kind whose items are deleted along with them. */
async function readAffected(tx: Database, kind: ContentKind): Promise<AffectedItem[]> {
  const items: AffectedItem[] = [];
  for (const each of affectedKinds(kind)) {
    for (const { id, values, es } of await SHELVES[each].read(tx)) items.push({ kind: each, id, values, es });
  }
  return items;
}

/** Deletes an item and its dependents. Rejects when their number differs from the one that the admin was shown. */
export function deleteContent(
  deps: ChangeNeeds,
  kind: ContentKind,
  id: number,
  expectedDependents: number,
  caller: Caller,
): Promise<void> {
  if (describeKind(kind).isFixed) throw new AppError("methodNotAllowed");
  return makeChange(deps, caller, async (tx) => {
    await beginContentChange(tx);
    const { dependents } = await findContent(tx, kind, id);
    if (dependents !== expectedDependents) throw new AppError("conflict");
    await removeItems(tx, kind, [id], { by: caller.actor.id, at: deps.clock() });
    return { event: { action: "content.delete", subject: { type: kind, id }, details: { dependents } } };
  });
}

/**
 * Deletes those of the given items that are still samples, all at once: a new agency has none of the companies and
 * reviews that came with the program. What an admin has confirmed or changed meanwhile stays.
 */
export function removeSamples(
  deps: ChangeNeeds,
  kind: ContentKind,
  ids: readonly number[],
  caller: Caller,
): Promise<{ removed: number[] }> {
  if (!describeKind(kind).hasSamples) throw new AppError("methodNotAllowed");
  return makeChange(deps, caller, async (tx) => {
    await beginContentChange(tx);
    const items = await SHELVES[kind].read(tx);
    const removed = items.filter(({ id, isSample }) => isSample && ids.includes(id)).map(({ id }) => id);
    const [first, ...others] = removed.toSorted((a, b) => a - b);
    if (first === undefined) return { result: { removed: [] }, event: null };
    await removeItems(tx, kind, removed, { by: caller.actor.id, at: deps.clock() });
    const subject = { type: kind, id: others.length > 0 ? "all" : first };
    const details = others.length > 0 ? { ids: [first, ...others] } : {};
    return { result: { removed: [first, ...others] }, event: { action: "content.delete", subject, details } };
  });
}

/** Deletes items, and records the last version of each and of what is deleted along. */
async function removeItems(
  tx: Database,
  kind: ContentKind,
  ids: readonly number[],
  change: { by: number; at: Date },
): Promise<void> {
  const before = await readAffected(tx, kind);
  for (const id of ids) await SHELVES[kind].remove(tx, id);
  const left = await readAffected(tx, kind);
  const isGone = (one: AffectedItem) => !left.some((other) => other.kind === one.kind && other.id === one.id);
  for (const gone of before.filter(isGone)) {
    await recordVersion(tx, { kind: gone.kind, id: gone.id, before: gone, after: null }, change);
  }
  await forgetDeleted(tx, kind);
}
