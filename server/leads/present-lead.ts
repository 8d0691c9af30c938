import type { quoteRequests } from "../db/schema/index.ts";

type Row = Pick<
  typeof quoteRequests.$inferSelect,
  "id" | "reference" | "language" | "consentId" | "source" | "isSuspect" | "suspicion" | "isHeld" | "requestDate"
> &
  DoNotContact;

/** What the number of a lead was forbidden for. */
export type DoNotContact = { doNotText: boolean; doNotCall: boolean };

/** What leaves the server of any kind of lead. */
export function presentLead(row: Row) {
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
  };
}
export type PresentedLead = ReturnType<typeof presentLead>;
