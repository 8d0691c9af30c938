import { index, pgTable, text } from "drizzle-orm/pg-core";
import type { Language } from "../../../../domain/platform/language.ts";
import { createdAt, id, time } from "./columns.ts";

export const newsletterSubscribers = pgTable(
  "newsletter_subscribers",
  {
    id: id(),
    email: text().notNull().unique(),
    language: text().$type<Language>().notNull().default("en"),
    status: text().$type<"pending" | "confirmed" | "unsubscribed">().notNull().default("pending"),
    createdAt: createdAt(),
    confirmedAt: time(),
    unsubscribedAt: time(),
  },
  (t) => [index("newsletter_status_idx").on(t.status, t.id)],
);
