import { eq } from "drizzle-orm";
import type { TrailFault } from "../../../domain/api/operations/audit.ts";
import { SEAL } from "../../platform/audit/chain.ts";
import { checkEnd } from "../../platform/audit/check-end.ts";
import { findCheckState } from "../../platform/audit/check-state.ts";
import { readNote } from "../../platform/audit/noted-head.ts";
import type { Database } from "../../platform/db/client.ts";
import { auditEvents } from "../../platform/db/schema/index.ts";
import { checkedKeys } from "../../platform/key-check.ts";
import { hasKey, KeyError } from "../../platform/keys.ts";
import { fail, ok, warn, type Finding, type HealthNeeds } from "./finding.ts";

/** Period after the sealing of entries without a key during which admins are warned of it. */
const LOUD_FOR_MS = 30 * 86_400_000;

/**
 * Checks that the audit trail ends as signed, continues from the noted end, and had no fault at the last check. Warns
 * when entries without a key were sealed lately.
 */
export async function checkAudit({ db, env, clock }: HealthNeeds): Promise<Finding> {
  const keys = db && hasKey(env) ? await checkedKeys(db, env).catch(ignoreKeyError) : null;
  if (!db || !keys) return warn("health:audit.unknown");
  const { end, fault } = await checkEnd(db, keys, readNote(env.DATA_DIR, keys));
  if (fault) return fail(TEXTS[fault.reason], { ...fault });
  const checked = (await findCheckState(db, keys)).last?.fault;
  // `checkEnd` has just compared the trail with the note: an older finding about the note does not count.
  if (checked && checked.reason !== "notNoted" && checked.reason !== "noteDamaged") {
    return fail(TEXTS[checked.reason], { ...checked });
  }
  const seal = await findSeal(db);
  if (seal && seal.entries > 0 && clock().getTime() - seal.at.getTime() < LOUD_FOR_MS) {
    return warn("health:audit.sealed", { unkeyed: seal.entries, date: seal.at.toISOString().slice(0, 10) });
  }
  return ok("health:audit.ok", { entries: end?.entries ?? 0 });
}

/** Returns null for a KeyError, which `checkKey` reports; rethrows any other error. */
function ignoreKeyError(error: unknown): null {
  if (error instanceof KeyError) return null;
  throw error;
}

const TEXTS = {
  changed: "health:audit.changed",
  missing: "health:audit.changed",
  noHead: "health:audit.changed",
  headChanged: "health:audit.changed",
  unknownKey: "health:audit.unknownKey",
  notNoted: "health:audit.notNoted",
  noteDamaged: "health:audit.noteDamaged",
} as const satisfies Record<TrailFault["reason"], Finding["text"]>;

async function findSeal(db: Database): Promise<{ at: Date; entries: number } | undefined> {
  const { id, action, at, details } = auditEvents;
  const [row] = await db.select({ at, details }).from(auditEvents).where(eq(action, SEAL)).orderBy(id).limit(1);
  return row && { at: row.at, entries: Number(row.details["entries"]) };
}
