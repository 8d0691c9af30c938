import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { QUOTE_FIELDS } from "../../../domain/quote-fields.ts";
import type { QuoteFields } from "../../../domain/quotes.ts";
import type { InsuranceType } from "../../../domain/lead-options.ts";
import { searchTerms, time } from "./columns.ts";
import { leadColumns, workIndexes } from "./leads.ts";
import { requestTerms } from "./request-columns.ts";

export const quoteRequests = pgTable(
  "quote_requests",
  {
    ...leadColumns(),
    ...({
      insuranceType: text().$type<InsuranceType>().notNull(),
      /** Empty where the form of that type leaves it out. */
      zipCode: text().notNull(),
      email: text(),
      phone: text(),
      name: text(),
    } satisfies Record<keyof QuoteFields, unknown>),
    /** The type-specific fields; birth dates and street addresses are sealed. */
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Of a request that came without a way to answer it: the hash of the token that may add one, once. */
    completionHash: text().unique(),
    completedAt: time(),
    search: searchTerms(requestTerms(QUOTE_FIELDS)),
  },
  (t) => [
    index("quote_requests_list_idx").on(t.isSuspect, t.requestDate, t.id),
    index("quote_requests_type_idx").on(t.isSuspect, t.insuranceType, t.requestDate, t.id),
    index("quote_requests_search_idx").using("gin", t.search),
    index("quote_requests_content_idx").on(t.contentHash, t.requestDate),
    index("quote_requests_used_idx").on(t.lastUsedAt),
    ...workIndexes("quote_requests", t),
    // Who may be the same person. What has no customer yet is not in it, which makes it cheaper to store.
    index("quote_requests_namesake_idx")
      .on(t.zipCode, sql`lower(name)`)
      .where(sql`customer_id is not null`),
    index("quote_requests_name_idx").on(t.isSuspect, sql`coalesce(name, '')`, t.id),
  ],
);
