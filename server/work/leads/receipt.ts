import type { LeadReceipt } from "../../../domain/api/work/leads.ts";
import type { StoredLead } from "../../platform/deps/leads.ts";

/** What the sender of a request is answered: its reference and, where somebody is about to answer, by when. */
export function receiptOf({ reference, answerBy }: Pick<StoredLead, "reference" | "answerBy">): LeadReceipt {
  return { reference, ...(answerBy && { answerBy: answerBy.toISOString() }) };
}
