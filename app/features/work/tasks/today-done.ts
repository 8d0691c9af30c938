import type { TodayItem } from "../../../../domain/api/work/tasks.ts";

/** A thing that was done on this page, as it stands since then. */
export type Done = {
  item: TodayItem;
  undo: () => Promise<unknown>;
  /** The time after which the server refuses to undo it; null for no such time. */
  undoUntil: number | null;
};

/** Returns the key of a thing to do, the same before and after it was done. */
export function keyOf(item: TodayItem): string {
  if (item.what === "booking") return `booking-${item.booking.id}`;
  return item.what === "task" ? `task-${item.task.id}` : item.reference;
}

/**
 * Returns true for a row of the server's list that is to be done again: the customer has written since, or somebody
 * changed or reopened it. A row that was fetched before it was done is older and stays hidden.
 */
export function isNewer(row: TodayItem, { item }: Pick<Done, "item">): boolean {
  if (row.what === "task" && item.what === "task") return row.task.version > item.task.version;
  if (row.what !== "reply" || item.what !== "reply") return false;
  return row.version > item.version || row.heard !== item.heard || row.since !== item.since;
}
