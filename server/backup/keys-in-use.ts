import { sql } from "drizzle-orm";
import { SEALED_DETAILS } from "../../domain/quote-fields.ts";
import type { Keys } from "../keys.ts";
import type { Database } from "../db/client.ts";
import { BackupError } from "./format.ts";

/** The ids of the keys that sealed or signed what is in the database. */
export async function keysInUse(tx: Database): Promise<string[]> {
  const fields = sql.join(
    SEALED_DETAILS.map((field) => sql`${field}::text`),
    sql`, `,
  );
  const found = await tx.execute(sql`
    select split_part(value, ':', 2) as id from (
      select totp_secret as value from users
      union all select sealed_body from emails
      union all select encode(substring(content from 1 for 17), 'escape') from raw_mails
      union all select encode(substring(content from 1 for 17), 'escape') from message_attachments
      union all select details->>field from requests, unnest(array[${fields}]) as field
    ) sealed where value ~ '^sealed2?:[0-9a-f]{8}:'
    union select key_id from audit_head
    union select key_id from audit_events where key_id is not null
    order by id`);
  return (found as { rows: { id: string }[] }).rows.map(({ id }) => id);
}

/** Refuses what would stay sealed for ever, or could not be told from a forgery. */
export function refuseUnknownKeys(used: string[], keys: Pick<Keys, "knows"> | null): void {
  const missing = used.filter((id) => !keys?.knows(id));
  if (missing.length === 0) return;
  const [what, them] = missing.length === 1 ? ["the key", "it"] : ["the keys", "them"];
  throw new BackupError(
    `The backup was sealed with ${what} ${missing.join(", ")}, which this site does not have. ` +
      `Set APP_KEY to ${them}, or add ${them} to APP_KEYS_OLD, or put the app.key of that site into DATA_DIR.`,
  );
}
