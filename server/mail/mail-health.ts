import { and, count, eq, like, max, min } from "drizzle-orm";
import type { MailHealth } from "../../domain/api/jobs.ts";
import type { Database } from "../db/client.ts";
import { emails } from "../db/schema/index.ts";
import { countUnclear } from "./count-unclear.ts";
import { HELD } from "./hold.ts";

/** What the mails themselves tell, so that every process knows, and a new one too. */
export async function mailHealth(db: Database): Promise<MailHealth> {
  const [row] = await db
    .select({ count: count(), since: min(emails.timestamp), reason: max(emails.error) })
    .from(emails)
    .where(and(eq(emails.status, "queued"), like(emails.error, `${HELD} %`)));
  const unclear = await countUnclear(db);
  if (!row?.since || !row.reason) return { held: null, unclear };
  const reason = row.reason.slice(HELD.length + 1);
  return { held: { count: row.count, since: row.since.toISOString(), reason }, unclear };
}
