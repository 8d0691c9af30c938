import { and, asc, eq } from "drizzle-orm";
import type { AuditAction } from "../../../domain/platform/audit-actions.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { PROTECTED_ADMIN_ID } from "../../../domain/platform/limits.ts";
import type { Role } from "../../../domain/platform/permissions.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { passkeys, users } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { announceAccountChange } from "../../platform/events/announce.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { removeSecondFactor } from "../session/second-factor.ts";
import { endSessionsOf } from "../session/end-sessions.ts";
import { loseConfirmation } from "./confirm-team-entry.ts";
import { mayStand } from "../../content/shelves/read-team.ts";

type UserRow = typeof users.$inferSelect;

/** Deletes an account in the eyes of the screens: it is deactivated, its sessions end, its history stays. */
export async function deactivateUser(deps: Deps, id: number, caller: Caller): Promise<void> {
  if (id === PROTECTED_ADMIN_ID) throw new AppError("conflict", { message: "errors:protectedAccount" });
  if (id === caller.actor.id) throw new AppError("conflict", { message: "errors:ownAccount" });
  await makeChange(deps, caller, async (tx) => {
    await refuseLastAdmin(tx, id);
    const change = { isActive: false, deactivatedAt: deps.clock() };
    const row = await updateUser(tx, id, true, change);
    await endSessionsOf(tx, id, "deactivated");
    await loseConfirmation(tx, id);
    return told(id, "user.deactivate", { role: row.role });
  });
}

/** Gives a deactivated account back. */
export async function reactivateUser(deps: Deps, id: number, caller: Caller): Promise<void> {
  await makeChange(deps, caller, async (tx) => {
    const row = await updateUser(tx, id, false, { isActive: true, deactivatedAt: null });
    return told(id, "user.reactivate", { role: row.role });
  });
}

/** Gives an account another role, which acts on its next call; its streams end and begin anew. */
export async function changeRole(deps: Deps, id: number, role: Role, caller: Caller): Promise<void> {
  if (id === PROTECTED_ADMIN_ID && role !== "admin") {
    throw new AppError("conflict", { message: "errors:protectedAccount" });
  }
  await makeChange(deps, caller, async (tx) => {
    if (role !== "admin") await refuseLastAdmin(tx, id);
    const [before] = await tx.select({ role: users.role }).from(users).where(eq(users.id, id)).for("no key update");
    if (!before) throw new AppError("notFound");
    await updateUser(tx, id, true, { role });
    announceAccountChange(tx, id);
    if (!mayStand(role)) await loseConfirmation(tx, id);
    return told(id, "user.role", { from: before.role, to: role });
  });
}

/** Logs an account out everywhere. */
export async function endUserSessions(deps: Deps, id: number, caller: Caller): Promise<void> {
  await makeChange(deps, caller, async (tx) => {
    const [row] = await tx.select({ id: users.id }).from(users).where(eq(users.id, id));
    if (!row) throw new AppError("notFound");
    await endSessionsOf(tx, id, "admin");
    return told(id, "user.end-sessions");
  });
}

/** Takes code, recovery codes and passkeys away from somebody who lost the device, and logs them out. */
export async function dropSecondFactor(deps: Deps, id: number, caller: Caller): Promise<void> {
  await makeChange(deps, caller, async (tx) => {
    await removeSecondFactor(tx, id);
    await tx.delete(passkeys).where(eq(passkeys.userId, id));
    await endSessionsOf(tx, id, "secondFactor");
    return told(id, "user.drop-second-factor");
  });
}

const told = (id: number, action: AuditAction, details?: Record<string, unknown>) => ({
  event: { action, subject: { type: "user", id }, details },
});

/**
 * Locks the active admins, so that two who take each other's rights at the same moment do it one after the other.
 * Not a full lock on the rows: the logins of these admins, which refer to them, need not wait.
 */
async function refuseLastAdmin(tx: Database, id: number): Promise<void> {
  const admins = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, "admin"), eq(users.isActive, true)))
    .orderBy(asc(users.id))
    .for("no key update");
  if (admins.length === 1 && admins[0]?.id === id) throw new AppError("conflict", { message: "errors:lastAdmin" });
}

async function updateUser(tx: Database, id: number, isActive: boolean, change: Partial<UserRow>): Promise<UserRow> {
  const [row] = await tx
    .update(users)
    .set(change)
    .where(and(eq(users.id, id), eq(users.isActive, isActive)))
    .returning();
  if (!row) throw new AppError("notFound");
  return row;
}
