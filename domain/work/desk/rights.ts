import { can, type Role } from "../../platform/permissions.ts";
import { KINDS, type LeadKind } from "../request-kinds.ts";
import type { Stage } from "./stages.ts";
import type { Deed as Change } from "./work.ts";

/** Everything that is done with one request, besides what `workChange` names. */
export type DeskDeed = Change | "view" | "premium" | "correct" | "to-quote" | "answer";

/** What of a request decides who may do what with it. */
export type Workable = { kind: LeadKind; ownerId: number | null; stage: Stage; isConfirmed?: boolean };

/**
 * Who may do what at the desk. View sees; create on quote requests writes notes; create on customer data takes and works
 * what nobody owns (see `takesBy`), clears what was taken for spam, and works one's own; edit assigns and changes
 * anybody's; approve confirms what was won, and from then on takes it to move that on. Contact requests know no winning.
 */
export function mayDo(role: Role, userId: number, request: Workable, deed: DeskDeed): boolean {
  const { kind, ownerId, stage, isConfirmed = false } = request;
  const { resource, isSale, becomesQuote } = KINDS[kind];
  const mayEdit = can(role, resource, "edit");
  const mayWork = mayEdit || (can(role, "customer-data", "create") && (ownerId === userId || ownerId === null));
  const mayApprove = can(role, "quote-requests", "approve");
  switch (deed) {
    case "view":
      return can(role, resource, "view");
    case "note":
      return can(role, "quote-requests", "create");
    case "take":
      return ownerId === null ? can(role, "customer-data", "create") : mayEdit && ownerId !== userId;
    case "assign":
    case "correct":
      return mayEdit;
    case "confirm":
      return isSale && stage === "won" && mayApprove;
    case "stage":
      return mayWork && (mayApprove || !isConfirmed);
    case "premium":
      return isSale && mayWork;
    case "to-quote":
      return becomesQuote && mayWork;
    case "priority":
    case "follow-up":
    case "call":
    case "answer":
    case "settle":
    case "not-spam":
      return mayWork;
  }
}

/**
 * Whether doing something with a request that nobody owns makes it the doer's: whoever answers it or moves it on works
 * on it. Those who may edit anybody's also sort what nobody owns for others, which takes nothing.
 */
export function takesBy(role: Role, { kind, ownerId }: Workable, deed: DeskDeed): boolean {
  if (ownerId !== null) return false;
  switch (deed) {
    case "stage":
    case "call":
    case "answer":
      return true;
    case "premium":
    case "to-quote":
    case "priority":
    case "follow-up":
    case "settle":
      return !can(role, KINDS[kind].resource, "edit");
    case "view":
    case "note":
    case "take":
    case "assign":
    case "correct":
    case "confirm":
    case "not-spam":
      return false;
  }
}
