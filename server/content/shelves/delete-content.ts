import type { ContentKind } from "../../../domain/content/content.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { makeChange, type ChangeNeeds } from "../../platform/audit/make-change.ts";
import { forgetDeleted } from "./forget-deleted.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { beginContentChange } from "./change-content.ts";
import { findContent } from "./read-content.ts";
import { SHELVES } from "./shelves.ts";

/** Deletes an item and its dependents. Rejects when their number differs from the one that the admin was shown. */
export function deleteContent(
  deps: ChangeNeeds,
  kind: ContentKind,
  id: number,
  expectedDependents: number,
  caller: Caller,
): Promise<void> {
  return makeChange(deps, caller, async (tx) => {
    await beginContentChange(tx);
    const { dependents } = await findContent(tx, kind, id);
    if (dependents !== expectedDependents) throw new AppError("conflict");
    await SHELVES[kind].remove(tx, id);
    await forgetDeleted(tx, kind);
    return { event: { action: "content.delete", subject: { type: kind, id }, details: { dependents } } };
  });
}
