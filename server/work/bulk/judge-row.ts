import type { User } from "../../../domain/people/users.ts";
import { TAG_MAX } from "../../../domain/platform/limits.ts";
import { can } from "../../../domain/platform/permissions.ts";
import type { BulkChange } from "../../../domain/work/bulk.ts";
import type { BulkReason } from "../../../domain/work/bulk-options.ts";
import type { WorkChange } from "../../../domain/work/desk/work.ts";
import { KINDS } from "../../../domain/work/request-kinds.ts";
import type { Deps } from "../../platform/deps.ts";
import { mayDoWith } from "../desk/find-work.ts";
import { planWork } from "../desk/plan-work.ts";
import type { SelectedRow } from "./select-rows.ts";

/** The decision about a row: it can be changed, there is nothing to change, or it is refused. */
export type Verdict = { state: "waiting" | "same" } | { state: "refused"; reason: BulkReason };

const ABLE: Verdict = { state: "waiting" };
const SAME: Verdict = { state: "same" };
const refused = (reason: BulkReason): Verdict => ({ state: "refused", reason });

/** Decides about a row by the user's right to this request and by its state: before the change, and again at it. */
export function judgeRow(
  deps: Pick<Deps, "clock" | "settings">,
  row: SelectedRow,
  change: BulkChange,
  actor: User,
): Verdict {
  switch (change.do) {
    case "take":
      return row.ownerId === actor.id ? SAME : judgeWork(deps, row, change, actor);
    case "settle":
      return row.waitsFor === "us" ? judgeWork(deps, row, change, actor) : SAME;
    case "assign":
    case "stage":
      return judgeWork(deps, row, change, actor);
    case "tags": {
      const added = change.add.filter((id) => !row.tagIds.includes(id) && !change.remove.includes(id));
      const removed = row.tagIds.filter((id) => change.remove.includes(id));
      if (!mayDoWith(actor, row, "tags")) return refused("forbidden");
      if (added.length + removed.length === 0) return SAME;
      return row.tagIds.length + added.length - removed.length > TAG_MAX.onOne ? refused("invalid") : ABLE;
    }
    case "task":
    case "export":
      return mayDoWith(actor, row, "view") ? ABLE : refused("forbidden");
    case "bin":
      if (!can(actor.role, KINDS[row.kind].resource, "delete")) return refused("forbidden");
      if (row.isHeld) return refused("held");
      return row.isBinned ? SAME : ABLE;
  }
}

function judgeWork(
  { clock, settings }: Pick<Deps, "clock" | "settings">,
  row: SelectedRow,
  change: WorkChange,
  actor: User,
): Verdict {
  if (!mayDoWith(actor, row, change.do)) return refused("forbidden");
  if (change.do === "settle") return ABLE;
  const by = { id: actor.id, mayApprove: can(actor.role, "quote-requests", "approve"), now: clock() };
  return Object.keys(planWork(settings.agency(), row, change, by)).length > 0 ? ABLE : SAME;
}
