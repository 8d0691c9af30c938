import { getTableColumns } from "drizzle-orm";
import type { PresentedLead, PresentedRequest } from "../../domain/api/leads.ts";
import type { LeadKind } from "../../domain/lead-options.ts";
import { fieldsThat, pick } from "../../domain/request-fields.ts";
import { doNotColumns } from "./do-not-contact.ts";
import { LEADS, type LeadTable } from "./kinds.ts";
import { ownerColumns, presentWork, type OwnerName, type WorkRow } from "./present-work.ts";
import { unsealedDetails } from "./sealed-details.ts";

/** What the number of a lead was forbidden for. */
type DoNotContact = { doNotText: boolean; doNotCall: boolean };

/** A lead of one kind as the desk reads it. */
export type LeadRecord<K extends LeadKind> = {
  [Kind in K]: Omit<LeadTable<Kind>["$inferSelect"], "search"> & DoNotContact & OwnerName;
}[K];

/** The columns of such a lead, for a query of its table. */
export function recordColumns(kind: LeadKind) {
  const table = LEADS[kind].table as LeadTable<"quote">;
  const { search: _search, ...stored } = getTableColumns(table);
  return { ...stored, ...doNotColumns(table), ...ownerColumns(table) };
}

/** What of a lead leaves the server in lists and exports: what is sealed stays out. */
export function presentLead<K extends LeadKind>(kind: K, row: LeadRecord<K>): PresentedRequest<K> {
  const fields = fieldsThat<string>(LEADS[kind].fields);
  const details = "details" in row && { details: unsealedDetails(row.details as Record<string, unknown>) };
  return {
    ...presentCommon(row),
    ...pick<Record<string, unknown>, string>(row, fields),
    ...details,
  } as PresentedRequest<K>;
}

type Common = Pick<
  LeadRecord<LeadKind>,
  | "id"
  | "reference"
  | "language"
  | "consentId"
  | "source"
  | "isSuspect"
  | "suspicion"
  | "isHeld"
  | "requestDate"
  | keyof DoNotContact
> &
  WorkRow;

/** What leaves the server of any kind of lead. */
function presentCommon(row: Common): PresentedLead {
  const { id, reference, language, source, isSuspect, suspicion, isHeld, doNotText, doNotCall } = row;
  return {
    id,
    reference,
    language,
    source,
    isSuspect,
    suspicion,
    isHeld,
    doNotText,
    doNotCall,
    hasConsent: row.consentId !== null,
    requestDate: row.requestDate.toISOString(),
    work: presentWork(row),
  };
}
