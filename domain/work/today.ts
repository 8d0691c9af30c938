/** The urgency of something to be done: urgent or not, and the moment by which it is due or promised. */
export type Urgency = { isUrgent: boolean; dueBy: string | null };

/** Orders what is to be done today: what is urgent first, then by when it is due. What has no such moment comes last. */
export function byUrgency(one: Urgency, other: Urgency): number {
  if (one.isUrgent !== other.isUrgent) return one.isUrgent ? -1 : 1;
  if (one.dueBy === other.dueBy) return 0;
  if (one.dueBy === null || other.dueBy === null) return one.dueBy === null ? 1 : -1;
  return one.dueBy < other.dueBy ? -1 : 1;
}
