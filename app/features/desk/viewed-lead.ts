import type { ViewedContactRequest } from "../../../server/contacts/view-contact-request.ts";
import type { ViewedQuoteRequest } from "../../../server/quotes/view-quote-request.ts";

/** A request as its dialog shows it. */
export type ViewedLead = ViewedQuoteRequest | ViewedContactRequest;
