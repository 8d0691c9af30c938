import type { LeadReceipt } from "../../domain/api/leads.ts";
import { quoteDetails, type FullQuote, type ShortQuote } from "../../domain/quotes.ts";
import type { Deps } from "../deps.ts";
import { consentRow } from "../leads/consent-row.ts";
import { LEADS } from "../leads/kinds.ts";
import { leadRow } from "../leads/lead-row.ts";
import type { Sender } from "../leads/sender.ts";
import { hashToken } from "../session/session-store.ts";
import { completionToken } from "./completion-token.ts";
import { sealDetails } from "../leads/sealed-details.ts";

export type QuoteForm = FullQuote | ShortQuote;

/** Stores a quote request with its consent and its jobs, once however often it is sent. */
export async function createQuoteRequest(
  deps: Pick<Deps, "keys" | "clock" | "storeLead">,
  form: QuoteForm,
  sender: Sender,
  key: string | null,
): Promise<LeadReceipt> {
  const details = detailsOf(form);
  const common = leadRow(deps, { ...LEADS.quote, details }, form, { sender, key });
  const isUnanswerable = !form.email && !form.phone;
  // The clock starts once there is a way to answer.
  const row = { ...common, respondBy: isUnanswerable ? null : common.respondBy };
  const sealed = (reference: string) => ({
    details: sealDetails(deps.keys, { reference, details }),
    completionHash: isUnanswerable ? hashToken(completionToken(deps.keys, reference)) : null,
  });
  const consent = consentRow(form, sender, row.requestDate);
  const { reference, isOpen } = await deps.storeLead("quote", { row, sealed, consent });
  return isOpen ? { reference, completionToken: completionToken(deps.keys, reference) } : { reference };
}

/** The type-specific fields that were filled in. */
function detailsOf(form: QuoteForm): Record<string, unknown> {
  if ("form" in form) return {};
  const known = Object.keys(quoteDetails[form.insuranceType].shape);
  return Object.fromEntries(
    Object.entries(form).filter(([field, value]) => known.includes(field) && value !== undefined),
  );
}
