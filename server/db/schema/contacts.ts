import { index, pgTable, text } from "drizzle-orm/pg-core";
import type { InquiryType } from "../../../domain/lead-options.ts";
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
  },
  (t) => [
    index("contact_requests_suspect_idx").on(t.isSuspect, t.id.desc()),
    index("contact_requests_content_idx").on(t.contentHash, t.requestDate),
    index("contact_requests_used_idx").on(t.lastUsedAt),
  ],
);
