import type { ListedRequest, ViewedRequest } from "../../../domain/api/leads.ts";
import type { LeadKind } from "../../../domain/lead-options.ts";

export type LeadsKind = "quotes" | "contacts";
export type LeadRow = ListedRequest<"quote"> | ListedRequest<"contact">;
/** A request as it is shown opened. */
export type ViewedLead = ViewedRequest<"quote"> | ViewedRequest<"contact">;

/** Where the requests of a kind are found. */
export const PATHS = {
  quotes: "/api/quote-requests",
  contacts: "/api/contact-requests",
} as const satisfies Record<LeadsKind, string>;
export type LeadPath = (typeof PATHS)[LeadsKind];

/** Where a request is found by its reference: quotes begin with Q, contacts with C. */
export const pathOf = (reference: string): LeadPath => PATHS[reference.startsWith("C") ? "contacts" : "quotes"];

export const kindOf = (lead: LeadRow): LeadKind => ("insuranceType" in lead ? "quote" : "contact");

/** Whether it was taken for spam, and is not any more; of no interest once somebody has answered. */
export const wasHeldBack = ({ isSuspect, suspicion, work }: LeadRow) =>
  !isSuspect && suspicion !== null && work.firstResponseAt === null;

/** Who asks; nothing where only a ZIP code came. */
export function nameOf(lead: LeadRow): string {
  return "firstName" in lead ? `${lead.firstName} ${lead.lastName}` : (lead.name ?? "");
}
