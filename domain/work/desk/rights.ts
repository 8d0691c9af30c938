import { can, type Role } from "../../platform/permissions.ts";
import { KINDS, type LeadKind } from "../request-kinds.ts";
import type { Stage } from "./stages.ts";
import type { Deed as Change } from "./work.ts";

/**
 * The actions on one request: those of `workChange`, viewing, premiums, offers to the customer, completing empty fields and proposing changes,
 * corrections of filled ones, the conversion to a quote, and answers.
 */
export type DeskDeed = Change | "view" | "premium" | "offer" | "complete" | "correct" | "to-quote" | "answer";

/** The properties of a request that decide who may do what with it. */
export type Workable = { kind: LeadKind; ownerId: number | null; stage: Stage; isConfirmed?: boolean };

/**
 * Returns true when a user may do something with a request. The permissions mean: `view` sees. `create` on quote
 * requests writes notes. `create` on customer data takes and works what nobody owns (see `becomesOwnerBy`), clears what
 * was taken for spam, and works one's own, which includes filling its empty fields. `edit` assigns and changes anybody's,
 * and corrects filled fields. `approve` confirms a won request, and
 * from then on it is needed to change the stage. Contact requests cannot be won.
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
    case "offer":
      return isSale && mayWork && can(role, "quote-requests", "create");
    case "to-quote":
      return becomesQuote && mayWork;
    case "priority":
    case "follow-up":
    case "call":
    case "complete":
    case "answer":
    case "settle":
    case "not-spam":
    case "tags":
      return mayWork;
  }
}

/**
 * Returns true when an action on a request that nobody owns makes the actor its owner: whoever answers it or moves it
 * on works on it. Those who may edit anybody's also sort unowned requests for others, which does not take them.
 */
export function becomesOwnerBy(role: Role, { kind, ownerId }: Workable, deed: DeskDeed): boolean {
  if (ownerId !== null) return false;
  switch (deed) {
    case "stage":
    case "call":
    case "answer":
    case "offer":
      return true;
    case "premium":
    case "complete":
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
    case "tags":
      return false;
  }
}
