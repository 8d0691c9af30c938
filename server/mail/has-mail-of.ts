import { eq } from "drizzle-orm";
import type { Database } from "../db/client.ts";
import { emails } from "../db/schema/index.ts";

type Lead = { quoteRequestId: number } | { contactRequestId: number };

/** True when the mails of a lead have been written: a job may run twice. */
export async function hasMailOf(tx: Database, lead: Lead): Promise<boolean> {
  const belongs =
    "quoteRequestId" in lead
      ? eq(emails.quoteRequestId, lead.quoteRequestId)
      : eq(emails.contactRequestId, lead.contactRequestId);
  const found = await tx.select({ id: emails.id }).from(emails).where(belongs).limit(1);
  return found.length > 0;
}
