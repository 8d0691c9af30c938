import { and, count, eq, like, max, min } from "drizzle-orm";
import type { MailHealth } from "../../../domain/api/operations/jobs.ts";
import { byPlural } from "../../../domain/work/channels.ts";
import type { Database } from "../../platform/db/client.ts";
import { messages } from "../../platform/db/schema/index.ts";
import { countUnclear } from "./count-unclear.ts";
import { HELD } from "./hold.ts";
import { isMail } from "../../platform/mail/mail-row.ts";

/**
 * Returns the state of sending: mails on hold and messages with an unclear outcome. It is read from the stored
 * messages, so that every process knows it, also after a restart.
 */
export async function mailHealth(db: Database): Promise<MailHealth> {
  const [row] = await db
    .select({ count: count(), since: min(messages.timestamp), reason: max(messages.error) })
    .from(messages)
    .where(and(isMail, eq(messages.status, "queued"), like(messages.error, `${HELD} %`)));
  const unclear = byPlural(await countUnclear(db));
  if (!row?.since || !row.reason) return { held: null, unclear };
  const reason = row.reason.slice(HELD.length + 1);
  return { held: { count: row.count, since: row.since.toISOString(), reason }, unclear };
}
