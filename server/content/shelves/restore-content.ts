import type { ContentRestoration } from "../../../domain/api/content/content.ts";
import { contentSchema, type ContentItem, type ContentKind } from "../../../domain/content/content.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { makeChange, type ChangeNeeds } from "../../platform/audit/make-change.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { parse } from "../../platform/http/parse.ts";
import { beginContentChange } from "./change-content.ts";
import { findVersion } from "./list-versions.ts";
import { findContent } from "./read-content.ts";
import { recordVersion } from "./record-version.ts";
import { rejectConflicts, writeContent } from "./save-content.ts";
import { SHELVES } from "./shelves.ts";

/**
 * Restores an earlier version of an item as its newest one. A deleted item is stored again under its own id, at the end
 * of its list. A version that today's rules refuse, or whose unique name is taken meanwhile, is rejected.
 */
export function restoreContent(
  deps: ChangeNeeds,
  kind: ContentKind,
  id: number,
  { from, version }: ContentRestoration,
  caller: Caller,
): Promise<ContentItem> {
  return makeChange(deps, caller, async (tx) => {
    await beginContentChange(tx);
    const { values, es } = await findVersion(tx, kind, id, from);
    const input = parse(contentSchema(kind), { values, es });
    await rejectConflicts(tx, kind, input, id);
    const maker = { by: caller.actor.id, at: deps.clock() };
    const event = { action: "content.restore", subject: { type: kind, id } } as const;
    if ((await SHELVES[kind].read(tx, id)).length > 0) {
      const before = await findContent(tx, kind, id);
      if (before.version !== version) throw new AppError("conflict");
      const { result, fields } = await writeContent(tx, kind, before, input, maker);
      return { result, event: { ...event, details: { from, fields } } };
    }
    await SHELVES[kind].insert(tx, input, id);
    const result = await findContent(tx, kind, id);
    await recordVersion(tx, { kind, id, before: null, after: result }, maker);
    return { result, event: { ...event, details: { from } } };
  });
}
