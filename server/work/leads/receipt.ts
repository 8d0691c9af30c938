import type { LeadReceipt } from "../../../domain/api/work/leads.ts";
import type { StoredLead } from "../../platform/deps/leads.ts";

type Received = Pick<StoredLead, "reference" | "answerBy" | "location" | "link">;

/**
 * Builds the response to the sender of a request: its reference and, if there are such, the time to expect an answer,
 * the office that was chosen, and the path of its private page.
 */
export function receiptOf({ reference, answerBy, location, link }: Received): LeadReceipt {
  return {
    reference,
    ...(answerBy && { answerBy: answerBy.toISOString() }),
    ...(location && { location }),
    ...(link && { link }),
  };
}
