import { sql } from "drizzle-orm";
import { index, pgTable, text } from "drizzle-orm/pg-core";
import type { InquiryType } from "../../../domain/lead-options.ts";
import { searchTerms } from "./columns.ts";
import { leadColumns } from "./leads.ts";

export const contactRequests = pgTable(
  "contact_requests",
  {
    ...leadColumns(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    inquiryType: text().$type<InquiryType>(),
    message: text(),
    search: searchTerms(
      sql`search_terms(first_name, last_name, email, split_part(email, '@', 2), phone_terms(phone), reference, substr(reference, 3))`,
    ),
  },
  (t) => [
    index("contact_requests_list_idx").on(t.isSuspect, t.requestDate, t.id),
    index("contact_requests_type_idx").on(t.isSuspect, t.inquiryType, t.requestDate, t.id),
    index("contact_requests_search_idx").using("gin", t.search),
    index("contact_requests_content_idx").on(t.contentHash, t.requestDate),
    index("contact_requests_used_idx").on(t.lastUsedAt),
  ],
);
