import type { LeadReceipt } from "../../domain/api/leads.ts";
import type { ContactRequest } from "../../domain/contacts.ts";
import type { Deps } from "../deps.ts";
import { consentRow } from "../leads/consent-row.ts";
import { leadRow } from "../leads/lead-row.ts";
import { receiptOf } from "../leads/receipt.ts";
import type { Sender } from "../leads/sender.ts";

/** Stores a contact request with its consent and its jobs, once however often it is sent. */
export async function createContactRequest(
  deps: Pick<Deps, "keys" | "clock" | "storeLead">,
  form: ContactRequest,
  sender: Sender,
  key: string | null,
): Promise<LeadReceipt> {
  const row = leadRow(deps, "contact", form, { sender, key });
  const consent = consentRow(form, sender, row.requestDate);
  return receiptOf(await deps.storeLead("contact", { row, consent }));
}
