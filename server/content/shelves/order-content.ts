import { describeKind, type ContentKind, type ContentOrder } from "../../../domain/content/content.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { isPermutation } from "../../../domain/platform/ordering.ts";
import { makeChange, type ChangeNeeds } from "../../platform/audit/make-change.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { beginContentChange } from "./change-content.ts";
import { SHELVES } from "./shelves.ts";

/**
 * Reorders the items of a kind, or of one group of it. Rejects when the stored order is not the one that the admin saw
 * (optimistic locking).
 */
export function orderContent(
  deps: ChangeNeeds,
  kind: ContentKind,
  { ids, seen }: ContentOrder,
  caller: Caller,
): Promise<void> {
  const { isOrdered, groupedBy } = describeKind(kind);
  if (!isOrdered) throw new AppError("methodNotAllowed");
  return makeChange(deps, caller, async (tx) => {
    await beginContentChange(tx);
    const all = await SHELVES[kind].read(tx);
    const first = all.find(({ id }) => id === ids[0]);
    const group = all.filter(({ values }) => !groupedBy || values[groupedBy] === first?.values[groupedBy]);
    const current = group.map(({ id }) => id);
    if (current.join() !== seen.join() || !isPermutation(current, ids)) throw new AppError("conflict");
    await SHELVES[kind].setOrder(tx, ids);
    const subject = { type: kind, id: groupedBy ? String(first?.values[groupedBy]) : "all" };
    return { event: { action: "content.order", subject } };
  });
}
