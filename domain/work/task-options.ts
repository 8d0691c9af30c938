import { can, type Role } from "../platform/permissions.ts";

/** The intervals at which a task can repeat. */
export const REPEATS = ["daily", "weekly", "monthly", "yearly"] as const;
export type Repeat = (typeof REPEATS)[number];

/** The lists of tasks: one's own with those that anybody of one's role may do, or everybody's. */
export const TASK_WHOSE = ["mine", "everybody"] as const;

/** The changes of a task that its history tells. */
export const TASK_DEEDS = ["made", "changed", "done", "undone", "deleted"] as const;
export type TaskDeed = (typeof TASK_DEEDS)[number];

/**
 * Returns true when a user may make, change or finish a task of this assignee (decision 69): `create` on customer data
 * is enough for one's own and for those that nobody in particular has to do; `edit` for anybody's.
 */
export function mayHandleTask(role: Role, userId: number, assigneeId: number | null): boolean {
  if (can(role, "customer-data", "edit")) return true;
  return can(role, "customer-data", "create") && (assigneeId === null || assigneeId === userId);
}

/**
 * Returns the text of a task that is made out of a note: its first line, without the signs that mention colleagues. A
 * long one ends after a whole word.
 */
export function taskTextOf(note: string, most: number): string {
  const line = (note.trim().split("\n")[0] ?? "").replaceAll("@", "").replaceAll(/\s+/g, " ").trim();
  if (line.length <= most) return line;
  const lastSpace = line.lastIndexOf(" ", most - 1);
  return `${line.slice(0, lastSpace > 0 ? lastSpace : most - 1)}…`;
}

const MONTHS: Record<Repeat, number> = { daily: 0, weekly: 0, monthly: 1, yearly: 12 };
const DAYS: Record<Repeat, number> = { daily: 1, weekly: 7, monthly: 0, yearly: 0 };

/**
 * Returns the day of a repeating task's next turn: the first after `today`, so that a late one does not leave a row of
 * tasks in the past. A month without such a day ends with its last one; `since` is the day that the first turn had.
 */
export function nextTurn(repeats: Repeat, since: string, after: string): string {
  for (let turn = 1; ; turn++) {
    const next = shifted(since, turn * MONTHS[repeats], turn * DAYS[repeats]);
    if (next > after) return next;
  }
}

/** Returns the day that lies so many months and days later. A month without such a day ends with its last one. */
export function shifted(from: string, months: number, days: number): string {
  const [year = 0, month = 1, date = 1] = from.split("-").map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const moved = new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth) + days));
  return moved.toISOString().slice(0, 10);
}
