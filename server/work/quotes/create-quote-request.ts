import type { LeadReceipt } from "../../../domain/api/work/leads.ts";
import type { FullQuote, ShortQuote } from "../../../domain/work/quotes.ts";
import type { Deps } from "../../platform/deps.ts";
import { consentRow } from "../leads/consent-row.ts";
import { leadRow } from "../leads/lead-row.ts";
import { receiptOf } from "../leads/receipt.ts";
import type { Sender } from "../leads/sender.ts";
import { hashToken } from "../../people/session/session-store.ts";
import { completionToken } from "./completion-token.ts";
import { filledDetails, sealDetails } from "../leads/sealed-details.ts";

export type QuoteForm = FullQuote | ShortQuote;

/** Stores a quote request with its consent and its jobs. Idempotent: sent again, it is stored only once. */
export async function createQuoteRequest(
  deps: Pick<Deps, "db" | "keys" | "clock" | "storeLead" | "settings">,
  form: QuoteForm,
  sender: Sender,
  key: string | null,
): Promise<LeadReceipt> {
  const details = "form" in form ? {} : filledDetails("quote", form.insuranceType, form);
  const common = leadRow(deps, "quote", form, { sender, key, details });
  const isUnanswerable = !form.email && !form.phone;
  // The response deadline starts only once there is an email or phone to answer to.
  const row = { ...common, respondBy: isUnanswerable ? null : common.respondBy };
  const sealed = (reference: string) => ({
    details: { ...row.details, ...sealDetails(deps.keys, { reference, details }) },
    completionHash: isUnanswerable ? hashToken(completionToken(deps.keys, reference)) : null,
  });
  const consent = await consentRow(deps.db, deps.settings.agency(), form, sender, row.requestDate);
  const stored = await deps.storeLead("quote", { row, sealed, consent });
  const token = stored.isOpen && { completionToken: completionToken(deps.keys, stored.reference) };
  return { ...receiptOf(stored), ...token };
}
