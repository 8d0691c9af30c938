import type { DeskChangeKind } from "../../../domain/work/desk/live.ts";
import { can, type Role } from "../../../domain/platform/permissions.ts";
import { isLeadKind, KINDS } from "../../../domain/work/request-kinds.ts";

/** Checks whether a role may get a change: it must be allowed to see its subject; access requests are for admins. */
export function maySeeChange(role: Role, kind: DeskChangeKind): boolean {
  // Notices are sent to their own users only.
  if (kind === "notice") return true;
  if (kind === "access") return role === "admin";
  if (!can(role, "customer-data", "view")) return false;
  if (kind === "mail") return can(role, "email-archive", "view");
  return !isLeadKind(kind) || can(role, KINDS[kind].resource, "view");
}

/** Checks whether a user is a recipient of a change; null means everybody. */
export function isRecipient(to: number[] | null, userId: number): boolean {
  return to === null || to.includes(userId);
}
