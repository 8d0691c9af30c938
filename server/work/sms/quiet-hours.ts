import { eq, sql } from "drizzle-orm";
import type { Agency } from "../../../domain/operations/settings/agency.ts";
import { nextTextingTime } from "../../../domain/work/quiet-hours.ts";
import type { Database } from "../../platform/db/client.ts";
import { requests } from "../../platform/db/schema/index.ts";

/**
 * Returns the next moment outside the quiet hours for a text, both at the office and at the recipient. The
 * recipient's time zone comes from the area code and the ZIP code.
 */
export async function nextTimeOutsideQuietHours(
  tx: Database,
  sms: { to: string; requestId?: number | null | undefined },
  now: Date,
  { timezone, quietHours }: Pick<Agency, "timezone" | "quietHours">,
): Promise<Date> {
  const zip = sql<string | null>`${requests.details}->>'zipCode'`;
  const [request] = sms.requestId ? await tx.select({ zip }).from(requests).where(eq(requests.id, sms.requestId)) : [];
  return nextTextingTime(now, timezone, { phone: sms.to, zip: request?.zip ?? undefined }, quietHours);
}
