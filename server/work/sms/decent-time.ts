import { eq, sql } from "drizzle-orm";
import { agency } from "../../../agency.config.ts";
import { afterQuietHours, decentHours } from "../../../domain/work/quiet-hours.ts";
import type { Database } from "../../platform/db/client.ts";
import { requests } from "../../platform/db/schema/index.ts";

/** The next moment at which a text is decent, at the office and where its reader is by area code and ZIP code. */
export async function decentTimeFor(
  tx: Database,
  sms: { to: string; requestId?: number | null | undefined },
  now: Date,
): Promise<Date> {
  const zip = sql<string | null>`${requests.details}->>'zipCode'`;
  const [request] = sms.requestId ? await tx.select({ zip }).from(requests).where(eq(requests.id, sms.requestId)) : [];
  return afterQuietHours(now, decentHours(agency.timezone, { phone: sms.to, zip: request?.zip ?? undefined }));
}
