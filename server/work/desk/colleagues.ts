import { and, asc, eq, not, sql } from "drizzle-orm";
import type { Colleague, FormerOwner } from "../../../domain/api/work/desk.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { wallClock } from "../../../domain/platform/wall-clock.ts";
import type { Database } from "../../platform/db/client.ts";
import { absences, requests, users } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { canOwn } from "../history/can-own.ts";
import { fullNameOf } from "../history/desk-events.ts";

/** Lists the possible owners of a request, and whether each is absent today (by the calendar of the office). */
export async function listColleagues({
  db,
  clock,
  settings,
}: Pick<Deps, "db" | "clock" | "settings">): Promise<Colleague[]> {
  const today = wallClock(clock(), settings.agency().timezone).toISOString().slice(0, 10);
  // `users.id` is qualified by hand: in a query of one table Drizzle omits the table name, and `absences` has an id,
  // too.
  const isAway = sql<boolean>`exists (select from ${absences} away where away.user_id = ${users}.id
    and ${today}::date between away."from" and away."to")`;
  const { id, firstName, lastName, role } = users;
  const rows = await db
    .select({ id, firstName, lastName, role, isAway })
    .from(users)
    .where(canOwn)
    .orderBy(asc(firstName), asc(lastName), asc(id));
  return rows.map((row) => ({ id: row.id, name: fullNameOf(row), role: row.role, isAway: row.isAway }));
}

/** Lists those who can no longer be given requests and still own some, so that a filter can find these. */
export async function listFormerOwners(db: Database): Promise<FormerOwner[]> {
  const { id, firstName, lastName } = users;
  // `users.id` is qualified by hand, as above.
  const ownsSome = sql`exists (select from ${requests} owned where owned.owner_id = ${users}.id)`;
  const rows = await db
    .select({ id, firstName, lastName })
    .from(users)
    .where(and(not(canOwn), ownsSome))
    .orderBy(asc(firstName), asc(lastName), asc(id));
  return rows.map((row) => ({ id: row.id, name: fullNameOf(row) }));
}

/**
 * Finds a possible owner of a request, with a shared row lock, so that the account stays valid until the transaction
 * ends. Otherwise rejects the input; `field` is the form field named in the error.
 */
export async function findColleague(
  tx: Database,
  id: number,
  field = "change.ownerId",
): Promise<{ id: number; name: string }> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), canOwn))
    .for("share");
  if (!row) throw new AppError("invalid", { fields: { [field]: "validation:owner" } });
  return { id, name: fullNameOf(row) };
}
