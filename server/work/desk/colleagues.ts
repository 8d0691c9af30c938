import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Colleague } from "../../../domain/api/work/desk.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { can, ROLES } from "../../../domain/platform/permissions.ts";
import { wallClock } from "../../../domain/platform/wall-clock.ts";
import type { Database } from "../../platform/db/client.ts";
import { absences, users } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { fullNameOf } from "../history/desk-events.ts";

/** SQL condition for possible owners of a request: an active account with a role that may work on requests. */
const canOwn = and(
  eq(users.isActive, true),
  inArray(
    users.role,
    ROLES.filter((role) => can(role, "customer-data", "create")),
  ),
);

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
