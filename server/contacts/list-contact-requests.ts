import { and, desc, eq, lt } from "drizzle-orm";
import type { Database } from "../db/client.ts";
import { contactRequests } from "../db/schema/index.ts";
import type { Page } from "../http/paging.ts";

/** Contact requests, newest first, from a key on. */
export async function listContactRequests(db: Database, page: Page) {
  const rest = page.before ? lt(contactRequests.id, page.before) : undefined;
  return db
    .select()
    .from(contactRequests)
    .where(and(eq(contactRequests.isSuspect, false), rest))
    .orderBy(desc(contactRequests.id))
    .limit(page.limit);
}

/** What of a contact request leaves the server. */
export function presentContactRequest(row: typeof contactRequests.$inferSelect) {
  const { id, reference, firstName, lastName, email, phone, inquiryType, message, language, source, isSuspect } = row;
  return {
    id,
    reference,
    firstName,
    lastName,
    email,
    phone,
    inquiryType,
    message,
    language,
    source,
    isSuspect,
    hasConsent: row.consentId !== null,
    requestDate: row.requestDate.toISOString(),
  };
}
export type PresentedContactRequest = ReturnType<typeof presentContactRequest>;
