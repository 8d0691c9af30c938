/** A user who did not get something, because they are away or no longer work here. */
export type Absent = { name: string; hasLeft?: boolean };

/** The people who can be given something, and the substitutes of those who are away (null where there is none). */
export type StaffOfDay = { names: ReadonlyMap<number, string>; away: ReadonlyMap<number, number | null> };

/**
 * Returns who gets what comes for a user: the user, or while they are away their substitute, or the substitute of that
 * one. Null when nobody of them is there.
 */
export function standInFor({ names, away }: StaffOfDay, userId: number): number | null {
  const asked = new Set<number>();
  for (let id: number | null | undefined = userId; id && names.has(id) && !asked.has(id); id = away.get(id)) {
    if (!away.has(id)) return id;
    asked.add(id);
  }
  return null;
}
