import { desc, sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "../db/client.ts";
import { auditEvents } from "../db/schema/index.ts";
import type { RecordEvent } from "../deps/audit.ts";
import type { Keys } from "../keys.ts";
import { GENESIS, SEAL } from "./chain.ts";
import { lockTrail, moveHead } from "./record-event.ts";

type Sealing = {
  keys: Keys;
  recordEvent: RecordEvent;
  at: Date;
  log: Logger;
  /** True when something outside of the database shows that its trail was signed before. */
  wasSigned?: boolean;
};

/** The number of entries without a key, and whether they are sealed now. */
type Sealed = { entries: number; isSealed: boolean };

/** Checks that the database has no column for signed entries yet: it is new, or of a version that signed none. */
export async function isBeforeSigning(db: Database): Promise<boolean> {
  const found = await db.execute(sql`select 1 from pg_attribute
    where attrelid = to_regclass('public.audit_events') and attname = 'key_id' and not attisdropped`);
  return found.rows.length === 0;
}

/**
 * Begins the signed trail, once in the life of a database: in the transaction that makes the columns for signatures,
 * and at no later start, so that emptied tables never begin anew. Entries that were written without a key, if there are
 * any, are closed by the first signed one, which is chained to the last of them and records their number.
 *
 * Entries without a key are verified as a chain of plain hashes. Everybody can make such a chain, but its end must be
 * the hash that the signed entry is chained to, which nobody can change. So they are as safe as all others from that
 * entry on; changes before it are not detected. After it no entry without a key is accepted.
 *
 * Entries without a key are left unsealed, and the trail is never whole, when anything shows that the database had
 * signed ones before: somebody has put its tables back to the form of the first version.
 */
export async function sealTrail(tx: Database, { keys, recordEvent, at, log, wasSigned }: Sealing): Promise<Sealed> {
  await lockTrail(tx);
  const entries = await tx.$count(auditEvents);
  if (entries > 0 && (wasSigned || (await hasNewerSeals(tx)))) {
    log.error({ entries }, "audit entries without a key are not sealed: this database had signed ones before");
    return { entries, isSealed: false };
  }
  const [last] = await tx.select({ hash: auditEvents.hash }).from(auditEvents).orderBy(desc(auditEvents.id)).limit(1);
  await moveHead(tx, keys, { entries, hash: last?.hash ?? GENESIS });
  await recordEvent(tx, { action: SEAL, details: { entries } }, at);
  if (entries > 0) log.warn({ entries }, "sealed audit entries that an older version wrote without a key");
  return { entries, isSealed: true };
}

/** Checks for values that are encrypted for their place: only versions that sign the trail do so. */
async function hasNewerSeals(tx: Database): Promise<boolean> {
  const found = await tx.execute(sql`
    (select 1 from users where totp_secret like 'sealed2:%' limit 1)
    union all (select 1 from messages where sealed_body like 'sealed2:%' limit 1)
    union all (select 1 from requests where details::text like '%"sealed2:%' limit 1)`);
  return found.rows.length > 0;
}
