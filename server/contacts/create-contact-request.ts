import type { ContactRequest } from "../../domain/contacts.ts";
import type { Deps } from "../deps.ts";
import { consentRow } from "../leads/consent-row.ts";
import { leadRow } from "../leads/lead-row.ts";
import type { Sender } from "../leads/sender.ts";
import type { LeadReceipt } from "../leads/store-lead.ts";

/** Stores a contact request with its consent and its jobs, once however often it is sent. */
export async function createContactRequest(
  deps: Pick<Deps, "keys" | "clock" | "storeLead">,
  form: ContactRequest,
  sender: Sender,
  key: string | null,
): Promise<LeadReceipt> {
  const { firstName, lastName, email, phone, inquiryType, message, consent } = form;
  const content = { firstName, lastName, email, phone, inquiryType, message, consent };
  const common = leadRow(deps, form, content, sender, key);
  const row = { firstName, lastName, email, phone, inquiryType: inquiryType ?? null, message: message ?? null };
  const { reference } = await deps.storeLead("contact", {
    row: { ...row, ...common },
    consent: consentRow(form, sender, common.requestDate),
  });
  return { reference };
}
