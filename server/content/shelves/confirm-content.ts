import { describeKind, type ContentKind } from "../../../domain/content/content.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { makeChange, type ChangeNeeds } from "../../platform/audit/make-change.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { beginContentChange } from "./change-content.ts";
import { SHELVES } from "./shelves.ts";

/**
 * Confirms that samples are true of this agency; production then shows them too. Idempotent: a second call changes
 * nothing.
 */
export function confirmContent(
  deps: ChangeNeeds,
  kind: ContentKind,
  ids: readonly number[],
  caller: Caller,
): Promise<{ confirmed: number[] }> {
  if (!describeKind(kind).hasSamples) throw new AppError("methodNotAllowed");
  return makeChange(deps, caller, async (tx) => {
    await beginContentChange(tx);
    const confirmed = (await SHELVES[kind].makeOwn(tx, ids)).toSorted((a, b) => a - b);
    const [first, ...others] = confirmed;
    if (first === undefined) return { result: { confirmed }, event: null };
    const subject = { type: kind, id: others.length > 0 ? "all" : first };
    const details = others.length > 0 ? { ids: confirmed } : {};
    return { result: { confirmed }, event: { action: "content.confirm", subject, details } };
  });
}
