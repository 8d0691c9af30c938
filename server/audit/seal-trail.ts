import { desc } from "drizzle-orm";
import type { Database } from "../db/client.ts";
import { applyOnce } from "../db/apply-once.ts";
import { auditEvents } from "../db/schema/index.ts";
import type { RecordEvent } from "../deps/audit.ts";
import type { Keys } from "../keys.ts";
import { GENESIS, SEAL } from "./chain.ts";
import { findHead, lockTrail, moveHead } from "./record-event.ts";

/**
 * Begins the keyed trail, once in the life of a database. The rows that were written without a key, if there are any,
 * are closed by the first keyed row, which is chained to the last of them and says how many they are.
 *
 * How they are verified: they must still be a chain of plain hashes, which everybody can make, but its end must be what
 * the keyed row was chained to, which nobody can change. So they are as safe as all others from that row on; what was
 * done to them before is not found. After it no row without a key is accepted, and a trail without it is not whole:
 * that it was written is remembered among the seeds, so that an emptied trail does not begin anew at the next start.
 */
export async function sealTrail(db: Database, keys: Keys, recordEvent: RecordEvent, at: Date): Promise<void> {
  const seal = async (tx: Database) => {
    await lockTrail(tx);
    if (await findHead(tx)) return;
    const entries = await tx.$count(auditEvents);
    const [last] = await tx.select({ hash: auditEvents.hash }).from(auditEvents).orderBy(desc(auditEvents.id)).limit(1);
    await moveHead(tx, keys, { entries, hash: last?.hash ?? GENESIS });
    await recordEvent(tx, { action: SEAL, details: { entries } }, at);
  };
  await db.transaction((tx) => applyOnce(tx, [{ key: "audit-seal", insert: seal }]));
}
