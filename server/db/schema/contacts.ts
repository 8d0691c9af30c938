import { sql } from "drizzle-orm";
import { index, pgTable, text } from "drizzle-orm/pg-core";
import { CONTACT_FIELDS, type ContactFields } from "../../../domain/contacts.ts";
import type { InquiryType } from "../../../domain/lead-options.ts";
import { searchTerms } from "./columns.ts";
import { leadColumns, workIndexes } from "./leads.ts";
import { requestTerms } from "./request-columns.ts";

export const contactRequests = pgTable(
  "contact_requests",
  {
    ...leadColumns(),
    ...({
      firstName: text().notNull(),
      lastName: text().notNull(),
      email: text().notNull(),
      phone: text().notNull(),
      inquiryType: text().$type<InquiryType>(),
      message: text(),
    } satisfies Record<keyof ContactFields, unknown>),
    search: searchTerms(requestTerms(CONTACT_FIELDS)),
  },
  (t) => [
    index("contact_requests_list_idx").on(t.isSuspect, t.requestDate, t.id),
    index("contact_requests_type_idx").on(t.isSuspect, t.inquiryType, t.requestDate, t.id),
    index("contact_requests_search_idx").using("gin", t.search),
    index("contact_requests_content_idx").on(t.contentHash, t.requestDate),
    index("contact_requests_used_idx").on(t.lastUsedAt),
    ...workIndexes("contact_requests", t),
    index("contact_requests_name_idx").on(t.isSuspect, sql`(last_name || ' ' || first_name)`, t.id),
  ],
);
