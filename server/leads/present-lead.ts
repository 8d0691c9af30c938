import type { quoteRequests } from "../db/schema/index.ts";

type Row = Pick<
  typeof quoteRequests.$inferSelect,
  "id" | "reference" | "language" | "consentId" | "source" | "isSuspect" | "suspicion" | "isHeld" | "requestDate"
>;

/** What leaves the server of any kind of lead. */
export function presentLead(row: Row) {
  const { id, reference, language, source, isSuspect, suspicion, isHeld } = row;
  return {
    id,
    reference,
    language,
    source,
    isSuspect,
    suspicion,
    isHeld,
    hasConsent: row.consentId !== null,
    requestDate: row.requestDate.toISOString(),
  };
}
export type PresentedLead = ReturnType<typeof presentLead>;
