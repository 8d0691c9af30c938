import { and, asc, eq, gte, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ListedAbsence } from "../../../domain/api/work/routing.ts";
import type { AbsenceInput } from "../../../domain/work/desk/routing-rules.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import type { User } from "../../../domain/people/users.ts";
import { wallClock } from "../../../domain/platform/wall-clock.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import { absences, users } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { findColleague } from "../desk/colleagues.ts";
import { fullNameOf } from "../history/desk-events.ts";
import type { Caller } from "../../platform/http/caller.ts";

const substitute = alias(users, "substitute");

/** Lists the current and future absences by the office's calendar, of one user or of everybody. */
export async function listAbsences(
  { db, clock, settings }: Pick<Deps, "db" | "clock" | "settings">,
  of?: number,
): Promise<ListedAbsence[]> {
  const today = wallClock(clock(), settings.agency().timezone).toISOString().slice(0, 10);
  const whose: SQL | undefined = of === undefined ? undefined : eq(absences.userId, of);
  const rows = await db
    .select({
      absence: absences,
      firstName: users.firstName,
      lastName: users.lastName,
      substitute: { firstName: substitute.firstName, lastName: substitute.lastName },
    })
    .from(absences)
    .innerJoin(users, eq(users.id, absences.userId))
    .leftJoin(substitute, eq(substitute.id, absences.substituteId))
    .where(and(gte(absences.to, today), whose))
    .orderBy(asc(absences.from), asc(absences.id));
  return rows.map(({ absence: { substituteId: _id, ...absence }, substitute: other, ...person }) => ({
    ...absence,
    name: fullNameOf(person),
    substitute: other && fullNameOf(other),
  }));
}

/** Adds an absence: for oneself, or as an admin for anybody who can own requests. */
export function addAbsence(deps: Deps, input: AbsenceInput, caller: Caller): Promise<{ id: number }> {
  const { userId, from, to, substituteId = null } = input;
  const of = userId ?? caller.actor.id;
  assertMaySet(caller.actor, of);
  if (substituteId === of) throw new AppError("invalid", { fields: { substituteId: "validation:choice" } });
  return makeChange<{ id: number }>(deps, caller, async (tx) => {
    await findColleague(tx, of, "userId");
    if (substituteId) await findColleague(tx, substituteId, "substituteId");
    const [row] = await tx
      .insert(absences)
      .values({ userId: of, from, to, substituteId })
      .returning({ id: absences.id });
    const subject = { type: "user", id: of };
    return {
      result: { id: row?.id ?? 0 },
      event: { action: "absence.create", subject, details: { from, to, substituteId } },
    };
  });
}

/** Removes an absence. */
export function removeAbsence(deps: Deps, id: number, caller: Caller): Promise<void> {
  return makeChange(deps, caller, async (tx) => {
    const [row] = await tx.select().from(absences).where(eq(absences.id, id)).for("update");
    if (!row) throw new AppError("notFound");
    assertMaySet(caller.actor, row.userId);
    await tx.delete(absences).where(eq(absences.id, id));
    const { userId, from, to } = row;
    return { event: { action: "absence.delete", subject: { type: "user", id: userId }, details: { from, to } } };
  });
}

function assertMaySet({ id, role }: User, userId: number): void {
  if (userId !== id && role !== "admin") throw new AppError("forbidden");
}
