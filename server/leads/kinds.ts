import { CONTACT_FIELDS } from "../../domain/contacts.ts";
import type { LeadKind } from "../../domain/lead-options.ts";
import { QUOTE_FIELDS } from "../../domain/quote-fields.ts";
import { contactRequests, quoteRequests } from "../db/schema/index.ts";

/** The kinds of requests: where each is found and stored, who may read its list, and what becomes of its fields. */
export const LEADS = {
  quote: {
    /** What its references begin with. */
    prefix: "Q",
    path: "/api/quote-requests",
    resource: "quote-requests",
    table: quoteRequests,
    /** The column that the filter's type speaks of. */
    type: quoteRequests.insuranceType,
    fields: QUOTE_FIELDS,
    /** Whether the form service is told when it came. */
    forwardsDate: true,
  },
  contact: {
    prefix: "C",
    path: "/api/contact-requests",
    resource: "customer-data",
    table: contactRequests,
    type: contactRequests.inquiryType,
    fields: CONTACT_FIELDS,
    forwardsDate: false,
  },
} as const;

type Tables = { [K in LeadKind]: (typeof LEADS)[K]["table"] };
/** The table of one kind, or of any. */
export type LeadTable<K extends LeadKind = LeadKind> = Tables[K];
