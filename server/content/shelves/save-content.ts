import {
  describeKind,
  translatedFields,
  type ContentInput,
  type ContentItem,
  type ContentKind,
  type ContentValue,
  type ContentValues,
} from "../../../domain/content/content.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import type { FaultKey } from "../../../domain/platform/text-keys.ts";
import { makeChange, type ChangeNeeds } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { beginContentChange } from "./change-content.ts";
import { findContent } from "./read-content.ts";
import { recordVersion, type VersionMaker } from "./record-version.ts";
import { SHELVES } from "./shelves.ts";

/** Creates an item at the end of its list. */
export function createContent(deps: ChangeNeeds, kind: ContentKind, input: ContentInput, caller: Caller) {
  if (describeKind(kind).isFixed) throw new AppError("methodNotAllowed");
  return makeChange(deps, caller, async (tx) => {
    await beginContentChange(tx);
    await rejectConflicts(tx, kind, input);
    const id = await SHELVES[kind].insert(tx, input);
    const result = await findContent(tx, kind, id);
    await recordVersion(tx, { kind, id, before: null, after: result }, { by: caller.actor.id, at: deps.clock() });
    return { result, event: { action: "content.create", subject: { type: kind, id } } };
  });
}

/** Updates an item. Optimistic locking: rejects when another admin changed the item since it was loaded. */
export function updateContent(deps: ChangeNeeds, kind: ContentKind, id: number, input: ContentInput, caller: Caller) {
  return makeChange(deps, caller, async (tx) => {
    await beginContentChange(tx);
    const before = await findContent(tx, kind, id);
    if (before.version !== input.version) throw new AppError("conflict");
    await rejectConflicts(tx, kind, input, id);
    const maker = { by: caller.actor.id, at: deps.clock() };
    const { result, fields } = await writeContent(tx, kind, before, input, maker);
    return { result, event: { action: "content.update", subject: { type: kind, id }, details: { fields } } };
  });
}

/** Writes a new text into an item, and keeps the version. Returns the item and the names of the changed fields. */
export async function writeContent(
  tx: Database,
  kind: ContentKind,
  before: ContentItem,
  input: ContentInput,
  maker: VersionMaker,
): Promise<{ result: ContentItem; fields: string[] }> {
  const { id } = before;
  await SHELVES[kind].update(tx, id, input);
  const after = await findContent(tx, kind, id);
  await recordVersion(tx, { kind, id, before, after }, maker);
  const fields = changedFields(before, after);
  if (fields.some((name) => isTranslatedField(kind, name))) await SHELVES[kind].dateWords?.(tx, id, maker.at);
  // A row that an admin has edited is no longer a sample.
  const isReplaced = fields.length > 0 && (await SHELVES[kind].makeOwn(tx, [id])).length > 0;
  return { result: { ...after, isSample: after.isSample && !isReplaced }, fields };
}

/** Rejects an item for reasons outside of it: a unique value that another item has, or a relation to a missing item. */
export async function rejectConflicts(
  tx: Database,
  kind: ContentKind,
  input: Pick<ContentInput, "values">,
  own?: number,
): Promise<void> {
  const { fields, groupedBy } = describeKind(kind);
  const isInGroup = (values: ContentValues) => !groupedBy || values[groupedBy] === input.values[groupedBy];
  const others = (await SHELVES[kind].read(tx)).filter((item) => item.id !== own && isInGroup(item.values));
  const faults: Record<string, FaultKey> = {};
  for (const { name, isUnique, of } of fields) {
    const value = input.values[name] ?? null;
    if (isUnique && others.some((other) => folded(other.values[name]) === folded(value))) {
      faults[`values.${name}`] = "validation:taken";
    }
    if (of && (await SHELVES[of].read(tx, Number(value))).length === 0) {
      faults[`values.${name}`] = "validation:choice";
    }
  }
  if (Object.keys(faults).length > 0) throw new AppError("invalid", { fields: faults });
}

const folded = (value: ContentValue | undefined) => String(value ?? "").toLowerCase();

/**
 * Checks if a changed field is text for readers. Those are the translated fields; a position in a list or a flag is
 * not.
 */
function isTranslatedField(kind: ContentKind, changed: string): boolean {
  return translatedFields(kind).some(({ name }) => changed === name || changed === `es.${name}`);
}

function changedFields(before: ContentItem, after: ContentItem): string[] {
  const differs = (part: "values" | "es") =>
    Object.keys(after[part]).filter((name) => JSON.stringify(before[part][name]) !== JSON.stringify(after[part][name]));
  return [...differs("values"), ...differs("es").map((name) => `es.${name}`)];
}
