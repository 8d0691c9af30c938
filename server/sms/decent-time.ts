import { eq } from "drizzle-orm";
import { agency } from "../../agency.config.ts";
import { afterQuietHours, decentHours } from "../../domain/quiet-hours.ts";
import type { Database } from "../db/client.ts";
import { quoteRequests } from "../db/schema/index.ts";

/** The next moment at which a text is decent, at the office and where its reader is by area code and ZIP code. */
export async function decentTimeFor(
  tx: Database,
  sms: { to: string; quoteRequestId?: number | null | undefined },
  now: Date,
): Promise<Date> {
  const [quote] = sms.quoteRequestId
    ? await tx
        .select({ zip: quoteRequests.zipCode })
        .from(quoteRequests)
        .where(eq(quoteRequests.id, sms.quoteRequestId))
    : [];
  return afterQuietHours(now, decentHours(agency.timezone, { phone: sms.to, zip: quote?.zip }));
}
