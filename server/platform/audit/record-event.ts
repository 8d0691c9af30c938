import { eq, sql } from "drizzle-orm";
import { AppError } from "../../../domain/platform/errors.ts";
import type { Database } from "../db/client.ts";
import { auditEvents, auditHead } from "../db/schema/index.ts";
import type { RecordEvent } from "../deps/audit.ts";
import { findNewerKey } from "../key-of-database.ts";
import type { Keys } from "../keys.ts";
import { GENESIS, hashOf, isGenuine, signatureOf, type TrailHead } from "./chain.ts";
import { ADVISORY_LOCKS } from "../db/advisory-locks.ts";

const HEAD_ID = 1;

/**
 * Takes the advisory lock of the trail until the transaction ends, so that only one writer runs at a time: each row
 * carries the hash of the one before.
 */
export async function lockTrail(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.auditTrail})`);
}

export async function findHead(tx: Database) {
  const [head] = await tx.select().from(auditHead).where(eq(auditHead.id, HEAD_ID));
  return head;
}

type End = { entries: number; hash: string };

/** Signs and stores the new end of the trail. */
export function moveHead(tx: Database, keys: Keys, end: End): Promise<void> {
  const head = { ...end, keyId: keys.id };
  return saveHead(tx, { ...head, signature: signatureOf(keys, head) ?? "" });
}

async function saveHead(tx: Database, values: TrailHead): Promise<void> {
  await tx
    .insert(auditHead)
    .values({ id: HEAD_ID, ...values })
    .onConflictDoUpdate({ target: auditHead.id, set: values });
}

/** Creates the only writer of the audit trail, which signs with the newest key. */
export function createRecorder(keys: Keys): RecordEvent {
  return async (tx, event, at) => {
    await lockTrail(tx);
    // Chained to the head and not to the last row: when rows were deleted, the next one must not close the gap.
    const head = await findHead(tx);
    if (head && !keys.knows(head.keyId)) await refuseBehind(tx, keys, head);
    const row = {
      at,
      actorId: event.actor?.id ?? null,
      actorName: event.actor?.username ?? null,
      action: event.action,
      subjectType: event.subject?.type ?? null,
      subjectId: event.subject ? String(event.subject.id) : null,
      details: event.details ?? {},
      ip: event.ip ?? null,
      previousHash: head?.hash ?? GENESIS,
      keyId: keys.id,
    };
    const hash = hashOf(keys, row) ?? "";
    await tx.insert(auditEvents).values({ ...row, hash });
    const end = { entries: (head?.entries ?? 0) + 1, hash };
    // A forged or missing head stays unsigned for good: signing what follows it would make a cut trail whole again.
    if (head && isGenuine(keys, head)) await moveHead(tx, keys, end);
    else await saveHead(tx, { ...end, keyId: keys.id, signature: "" });
  };
}

/**
 * Refuses to go on from a head that another process has signed with the key that replaced ours. The head is not forged,
 * but this process cannot tell: it would leave the head unsigned for good.
 */
async function refuseBehind(tx: Database, keys: Keys, { keyId }: TrailHead): Promise<void> {
  if ((await findNewerKey(tx, keys)) === keyId) throw new AppError("unavailable");
}

/**
 * Records that the key was replaced, as the first event that the new key signs: the head was signed by the former key,
 * and somebody who has only the new one could not tell whether it is genuine.
 */
export async function recordKeyReplacement(
  db: Database,
  { keys, recordEvent, at }: { keys: Keys; recordEvent: RecordEvent; at: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockTrail(tx);
    const head = await findHead(tx);
    if (!head || head.keyId === keys.id || !isGenuine(keys, head)) return;
    await recordEvent(tx, { action: "key.replace", details: { from: head.keyId, to: keys.id } }, at);
  });
}
