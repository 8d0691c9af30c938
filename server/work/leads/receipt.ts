import type { LeadReceipt } from "../../../domain/api/work/leads.ts";
import type { StoredLead } from "../../platform/deps/leads.ts";

type Received = Pick<StoredLead, "reference" | "answerBy" | "location">;

/**
 * Builds the response to the sender of a request: its reference and, if there are such, the time to expect an answer and
 * the office that was chosen.
 */
export function receiptOf({ reference, answerBy, location }: Received): LeadReceipt {
  return { reference, ...(answerBy && { answerBy: answerBy.toISOString() }), ...(location && { location }) };
}
