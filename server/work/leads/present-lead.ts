import { getTableColumns } from "drizzle-orm";
import type { PresentedLead, PresentedRequest } from "../../../domain/api/work/leads.ts";
import { KINDS, type LeadKind } from "../../../domain/work/request-kinds.ts";
import { requests } from "../../platform/db/schema/index.ts";
import { doNotColumns } from "./do-not-contact.ts";
import { OWNER_NAME, presentWork, type OwnerName } from "./present-work.ts";
import { unsealedDetails } from "./sealed-details.ts";
import { fieldsOf, furtherDetails, type RequestRow } from "./stored-fields.ts";

/** What the number of a lead was forbidden for. */
type DoNotContact = { doNotText: boolean; doNotCall: boolean };

/** A lead as the desk reads it. */
export type LeadRecord = Omit<RequestRow, "search"> & DoNotContact & OwnerName;

/** The columns of such a lead. */
export function recordColumns() {
  const { search: _search, ...stored } = getTableColumns(requests);
  return { ...stored, ...doNotColumns(), ...OWNER_NAME };
}

/** What of a lead leaves the server in lists and exports: what is encrypted stays out. */
export function presentLead<K extends LeadKind>(kind: K, row: LeadRecord): PresentedRequest<K> {
  const details = KINDS[kind].hasDetails && { details: unsealedDetails(furtherDetails(kind, row)) };
  // One kind at a time, which the compiler cannot see.
  return { ...presentCommon(row), ...fieldsOf(kind, row), ...details } as unknown as PresentedRequest<K>;
}

/** What leaves the server of any kind of lead. */
function presentCommon(row: LeadRecord): PresentedLead {
  const { number, reference, language, source, isSuspect, suspicion, isHeld, doNotText, doNotCall } = row;
  return {
    id: number,
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
