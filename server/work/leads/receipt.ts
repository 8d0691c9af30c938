import type { LeadReceipt } from "../../../domain/api/work/leads.ts";
import type { StoredLead } from "../../platform/deps/leads.ts";

/** Builds the response to the sender of a request: its reference and, if there is one, the time to expect an answer. */
export function receiptOf({ reference, answerBy }: Pick<StoredLead, "reference" | "answerBy">): LeadReceipt {
  return { reference, ...(answerBy && { answerBy: answerBy.toISOString() }) };
}
