import type { DeskChangeKind } from "../../../domain/work/desk/live.ts";
import { can, type Role } from "../../../domain/platform/permissions.ts";
import { isLeadKind, KINDS } from "../../../domain/work/request-kinds.ts";

/** Whether a role is told of a change: whoever may see what it is about, and gives access in the case of that. */
export function mayHear(role: Role, kind: DeskChangeKind): boolean {
  if (kind === "access") return role === "admin";
  if (!can(role, "customer-data", "view")) return false;
  if (kind === "mail") return can(role, "email-archive", "view");
  return !isLeadKind(kind) || can(role, KINDS[kind].resource, "view");
}

/** Whether somebody is among those whom a change is told to. */
export function isMeant(to: number[] | null, userId: number): boolean {
  return to === null || to.includes(userId);
}
