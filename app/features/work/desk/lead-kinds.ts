import type { CountedRequest, ListedRequest, ViewedRequest } from "../../../../domain/api/work/leads.ts";
import { kindOfReference, type LeadKind } from "../../../../domain/work/request-kinds.ts";

/** A request with what lists and the opened view have in common. */
export type LeadRow = { [K in LeadKind]: CountedRequest<K> }[LeadKind];
/** A request as the list has it. */
export type InboxRow = { [K in LeadKind]: ListedRequest<K> }[LeadKind];
/** A request with all details, as the opened view shows it. */
export type ViewedLead = { [K in LeadKind]: ViewedRequest<K> }[LeadKind];

export const kindOf = ({ reference }: LeadRow): LeadKind => kindOfReference(reference);

/** Returns true for a request that was taken for spam by mistake and is not answered yet. */
export const wasHeldBack = ({ isSuspect, suspicion, work }: LeadRow) =>
  !isSuspect && suspicion !== null && work.firstResponseAt === null;
