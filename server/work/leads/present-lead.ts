import { getTableColumns } from "drizzle-orm";
import type { PresentedLead, PresentedRequest } from "../../../domain/api/work/leads.ts";
import { KINDS, type LeadKind } from "../../../domain/work/request-kinds.ts";
import { requests } from "../../platform/db/schema/index.ts";
import { doNotColumns } from "./do-not-contact.ts";
import { OWNER_NAME, presentWork, TAG_IDS, type OwnerName, type TagIds } from "./present-work.ts";
import { unsealedDetails } from "./sealed-details.ts";
import { fieldsOf, furtherDetails, type RequestRow } from "./stored-fields.ts";

/** The do-not-text and do-not-call flags of a lead's phone number. */
type DoNotContact = { doNotText: boolean; doNotCall: boolean; doNotMail: boolean };

/** A lead row as the desk selects it. */
export type LeadRecord = Omit<RequestRow, "search"> & DoNotContact & OwnerName & TagIds;

/** Returns the columns to select for a `LeadRecord`. */
export function recordColumns() {
  const { search: _search, ...stored } = getTableColumns(requests);
  return { ...stored, ...doNotColumns(), ...OWNER_NAME, ...TAG_IDS };
}

/** Maps a lead row to its API form for lists and exports. Encrypted fields are left out. */
export function presentLead<K extends LeadKind>(kind: K, row: LeadRecord): PresentedRequest<K> {
  const details = KINDS[kind].hasDetails && { details: unsealedDetails(furtherDetails(kind, row)) };
  // The cast is needed because the compiler cannot see that `kind` is one single kind here.
  return { ...presentCommon(row), ...fieldsOf(kind, row), ...details } as unknown as PresentedRequest<K>;
}

/** Maps the columns that every kind of lead has to the API form. */
function presentCommon(row: LeadRecord): PresentedLead {
  const { number, reference, language, source, isSuspect, suspicion, isHeld, doNotText, doNotCall, doNotMail } = row;
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
    doNotMail,
    hasConsent: row.consentId !== null,
    requestDate: row.requestDate.toISOString(),
    work: presentWork(row),
  };
}
