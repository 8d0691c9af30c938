import { and, desc, eq, lt, type SQL } from "drizzle-orm";
import type { Database } from "../db/client.ts";
import { quoteRequests } from "../db/schema/index.ts";
import type { Page } from "../http/paging.ts";
import type { Keys } from "../keys.ts";
import { openDetails } from "./sealed-details.ts";

type Filter = { isSuspect?: boolean };

/** Quote requests, newest first, from a key on. */
export async function listQuoteRequests(db: Database, page: Page, filter: Filter = {}) {
  const conditions: (SQL | undefined)[] = [
    eq(quoteRequests.isSuspect, filter.isSuspect ?? false),
    page.before ? lt(quoteRequests.id, page.before) : undefined,
  ];
  return db
    .select()
    .from(quoteRequests)
    .where(and(...conditions))
    .orderBy(desc(quoteRequests.id))
    .limit(page.limit);
}

type QuoteRow = typeof quoteRequests.$inferSelect;

/** What of a quote request leaves the server, its sealed fields opened. */
export function presentQuoteRequest(row: QuoteRow, keys: Keys) {
  return {
    id: row.id,
    reference: row.reference,
    insuranceType: row.insuranceType,
    zipCode: row.zipCode,
    name: row.name,
    email: row.email,
    phone: row.phone,
    details: openDetails(keys, row.details),
    language: row.language,
    hasConsent: row.consentId !== null,
    source: row.source,
    isSuspect: row.isSuspect,
    requestDate: row.requestDate.toISOString(),
  };
}
export type PresentedQuoteRequest = ReturnType<typeof presentQuoteRequest>;
