import type { ListedRequest, ViewedRequest } from "../../../../domain/api/work/leads.ts";
import { kindOfReference, type LeadKind } from "../../../../domain/work/request-kinds.ts";

export type LeadRow = { [K in LeadKind]: ListedRequest<K> }[LeadKind];
/** A request as it is shown opened. */
export type ViewedLead = { [K in LeadKind]: ViewedRequest<K> }[LeadKind];

export const kindOf = ({ reference }: LeadRow): LeadKind => kindOfReference(reference);

/** Whether it was taken for spam, and is not any more; of no interest once somebody has answered. */
export const wasHeldBack = ({ isSuspect, suspicion, work }: LeadRow) =>
  !isSuspect && suspicion !== null && work.firstResponseAt === null;
