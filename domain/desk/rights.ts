import type { LeadKind } from "../lead-options.ts";
import { can, type Resource, type Role } from "../permissions.ts";
import type { Stage } from "./stages.ts";
import type { Deed as Change } from "./work.ts";

/** Everything that is done with one request, besides what `workChange` names. */
export type DeskDeed = Change | "view" | "premium" | "correct" | "to-quote" | "answer";

/** What of a request decides who may do what with it. */
export type Workable = { kind: LeadKind; ownerId: number | null; stage: Stage; isConfirmed?: boolean };

const RESOURCE: Record<LeadKind, Resource> = { quote: "quote-requests", contact: "customer-data" };

/**
 * Who may do what at the desk. View sees; create on quote requests writes notes; create on customer data takes what
 * nobody owns, clears what was taken for spam, and works one's own; edit assigns and changes anybody's; approve confirms what was won, and from then on
 * takes it to move that on. Contact requests know no winning.
 */
export function mayDo(role: Role, userId: number, request: Workable, deed: DeskDeed): boolean {
  const { kind, ownerId, stage, isConfirmed = false } = request;
  const mayEdit = can(role, RESOURCE[kind], "edit");
  const mayWork = mayEdit || (can(role, "customer-data", "create") && ownerId === userId);
  const mayApprove = can(role, "quote-requests", "approve");
  switch (deed) {
    case "view":
      return can(role, RESOURCE[kind], "view");
    case "note":
      return can(role, "quote-requests", "create");
    case "take":
      return ownerId === null ? can(role, "customer-data", "create") : mayEdit && ownerId !== userId;
    case "not-spam":
      return mayWork || (ownerId === null && can(role, "customer-data", "create"));
    case "assign":
    case "correct":
      return mayEdit;
    case "confirm":
      return kind === "quote" && stage === "won" && mayApprove;
    case "stage":
      return mayWork && (mayApprove || !isConfirmed);
    case "premium":
      return kind === "quote" && mayWork;
    case "to-quote":
      return kind === "contact" && mayWork;
    case "priority":
    case "follow-up":
    case "call":
    case "answer":
      return mayWork;
  }
}
