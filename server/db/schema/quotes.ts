import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { InsuranceType } from "../../../domain/lead-options.ts";
import { leadColumns } from "./leads.ts";

export const quoteRequests = pgTable(
  "quote_requests",
  {
    ...leadColumns(),
    insuranceType: text().$type<InsuranceType>().notNull(),
    /** Empty where the form of that type leaves it out. */
    zipCode: text().notNull(),
    email: text(),
    phone: text(),
    name: text(),
    /** The type-specific fields; birth dates and street addresses are sealed. */
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (t) => [
    index("quote_requests_type_idx").on(t.insuranceType, t.id.desc()),
    index("quote_requests_suspect_idx").on(t.isSuspect, t.id.desc()),
    index("quote_requests_content_idx").on(t.contentHash, t.requestDate),
    index("quote_requests_used_idx").on(t.lastUsedAt),
  ],
);
