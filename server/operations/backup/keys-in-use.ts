import { sql, type SQL } from "drizzle-orm";
import { SEALED_DETAILS } from "../../../domain/work/request-details.ts";
import type { Keys } from "../../platform/keys.ts";
import type { Database } from "../../platform/db/client.ts";
import { BackupError } from "./format.ts";

/** The columns with encrypted values: those of this version, and of older ones, for backups before an upgrade. */
const SEALED_COLUMNS = [
  { table: "users", column: "totp_secret", value: sql`totp_secret` },
  { table: "provider_secrets", column: "sealed", value: sql`sealed` },
  { table: "push_keys", column: "sealed", value: sql`sealed` },
  { table: "answer_drafts", column: "sealed", value: sql`unnest(array[sealed, sealed_other])` },
  { table: "shares", column: "notes", value: sql`notes` },
  { table: "share_signals", column: "payload", value: sql`payload` },
  { table: "messages", column: "sealed_body", value: sql`sealed_body` },
  { table: "emails", column: "sealed_body", value: sql`sealed_body` },
  { table: "raw_mails", column: "content", value: sealedPrefix() },
  { table: "files", column: "sealed_key", value: sql`sealed_key` },
  { table: "message_attachments", column: "content", value: sealedPrefix() },
  { table: "requests", column: "details", value: eachDetail() },
  { table: "quote_requests", column: "details", value: eachDetail() },
];
const SIGNED_COLUMNS = [
  { table: "audit_head", column: "key_id" },
  { table: "audit_events", column: "key_id" },
];

/** Lists the ids of the keys that encrypted or signed values in the database, which may be of an older version. */
export async function keysInUse(tx: Database): Promise<string[]> {
  const isThere = await columnsIn(tx);
  const sealed = SEALED_COLUMNS.filter(isThere).map(
    ({ table, value }) => sql`select split_part(value, ':', 2) as id from (
      select ${value} as value from ${sql.identifier(table)}) sealed where value ~ '^sealed2?:[0-9a-f]{8}:'`,
  );
  const signed = SIGNED_COLUMNS.filter(isThere).map(
    ({ table, column }) => sql`select ${sql.identifier(column)} from ${sql.identifier(table)}
      where ${sql.identifier(column)} is not null`,
  );
  const found = await tx.execute<{ id: string }>(sql`${sql.join([...sealed, ...signed], sql` union `)} order by id`);
  return found.rows.map(({ id }) => id);
}

function sealedPrefix(): SQL {
  return sql`encode(substring(content from 1 for 17), 'escape')`;
}

function eachDetail(): SQL {
  const fields = sql.join(
    SEALED_DETAILS.map((field) => sql`${field}::text`),
    sql`, `,
  );
  return sql`details->>unnest(array[${fields}])`;
}

type Column = { table: string; column: string };

async function columnsIn(tx: Database): Promise<(wanted: Column) => boolean> {
  const found = await tx.execute<Column>(sql`select table_name as "table", column_name as "column"
    from information_schema.columns where table_schema = 'public'`);
  const there = new Set(found.rows.map(({ table, column }) => `${table}.${column}`));
  return ({ table, column }) => there.has(`${table}.${column}`);
}

/** Rejects a backup whose keys are missing here: its values could never be decrypted, or not be told from a forgery. */
export function refuseUnknownKeys(used: string[], keys: Pick<Keys, "knows"> | null): void {
  const missing = used.filter((id) => !keys?.knows(id));
  if (missing.length === 0) return;
  const [what, them] = missing.length === 1 ? ["the key", "it"] : ["the keys", "them"];
  throw new BackupError(
    `The backup was sealed with ${what} ${missing.join(", ")}, which this site does not have. ` +
      `Set APP_KEY to ${them}, or add ${them} to APP_KEYS_OLD, or put the app.key of that site into DATA_DIR.`,
  );
}
