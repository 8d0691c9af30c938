import { and, asc, eq } from "drizzle-orm";
import type { AuditAction } from "../../../domain/platform/audit-actions.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { PROTECTED_ADMIN_ID } from "../../../domain/platform/limits.ts";
import type { Role } from "../../../domain/platform/permissions.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { users } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { announceAccountChange } from "../../platform/events/announce.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { removeLostDevices } from "../session/second-factor.ts";
import { endSessionsOf } from "../session/end-sessions.ts";
import { revokeTeamConfirmation } from "./confirm-team-entry.ts";
import { dropPhotograph } from "./photo-files.ts";
import { mayAppearOnSite } from "../../content/shelves/read-team.ts";

type UserRow = typeof users.$inferSelect;

/** Deactivates an account (soft delete): its sessions end, its history stays. The screens call this deleting. */
export async function deactivateUser(deps: Deps, id: number, caller: Caller): Promise<void> {
  await makeChange(deps, caller, (tx) => deactivateIn(deps, tx, id, caller));
}

/** Deactivates an account within a transaction. Returns the event for the audit trail. */
export async function deactivateIn({ clock }: Pick<Deps, "clock">, tx: Database, id: number, caller: Caller) {
  if (id === PROTECTED_ADMIN_ID) throw new AppError("conflict", { message: "errors:protectedAccount" });
  if (id === caller.actor.id) throw new AppError("conflict", { message: "errors:ownAccount" });
  await refuseLastAdmin(tx, id);
  const row = await updateUser(tx, id, true, { isActive: false, deactivatedAt: clock() });
  await endSessionsOf(tx, id, "deactivated");
  await revokeTeamConfirmation(tx, id);
  await dropPhotograph(tx, id);
  return auditEvent(id, "user.deactivate", { role: row.role });
}

/** Reactivates a deactivated account. */
export async function reactivateUser(deps: Deps, id: number, caller: Caller): Promise<void> {
  await makeChange(deps, caller, (tx) => reactivateIn(tx, id));
}

/** Reactivates an account within a transaction. Returns the event for the audit trail. */
export async function reactivateIn(tx: Database, id: number) {
  const row = await updateUser(tx, id, false, { isActive: true, deactivatedAt: null });
  return auditEvent(id, "user.reactivate", { role: row.role });
}

/** Changes the role of an account. It takes effect on the next request; open event streams end and reconnect. */
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
    if (!mayAppearOnSite(role)) await revokeTeamConfirmation(tx, id);
    return auditEvent(id, "user.role", { from: before.role, to: role });
  });
}

/** Ends all sessions of an account. */
export async function endUserSessions(deps: Deps, id: number, caller: Caller): Promise<void> {
  await makeChange(deps, caller, async (tx) => {
    const [row] = await tx.select({ id: users.id }).from(users).where(eq(users.id, id));
    if (!row) throw new AppError("notFound");
    await endSessionsOf(tx, id, "admin");
    return auditEvent(id, "user.end-sessions");
  });
}

/** Removes the TOTP seed, recovery codes and passkeys of a user who lost the device, and ends the user's sessions. */
export async function dropSecondFactor(deps: Deps, id: number, caller: Caller): Promise<void> {
  await makeChange(deps, caller, async (tx) => {
    await removeLostDevices(tx, id);
    return auditEvent(id, "user.drop-second-factor");
  });
}

const auditEvent = (id: number, action: AuditAction, details?: Record<string, unknown>) => ({
  event: { action, subject: { type: "user", id }, details },
});

/**
 * Rejects a change that would leave no active admin. The row lock on the active admins serializes two who demote each
 * other at the same moment. It is `no key update`, so that logins of these admins, which insert foreign keys to them,
 * need not wait.
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
