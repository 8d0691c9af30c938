import { eq } from "drizzle-orm";
import type { TrailCheck } from "../../../domain/api/operations/audit.ts";
import type { Database } from "../db/client.ts";
import { systemState } from "../db/schema/index.ts";
import type { Keys } from "../keys.ts";
import type { CheckProgress } from "./verify-trail.ts";

/** The stored state of the checks of the trail. */
export type CheckState = {
  last: TrailCheck["last"];
  wholeAt: string | null;
  /** The progress up to which the trail was found whole: the next check may begin there. */
  checkpoint: CheckProgress | null;
  /** The check that is under way, and its progress. */
  running: { isWhole: boolean; walk: CheckProgress } | null;
};

const NAME = "audit-check";
const PURPOSE = "audit checkpoint";
const NONE: CheckState = { last: null, wholeAt: null, checkpoint: null, running: null };

type SignedState = { text?: string; keyId?: string; signature?: string };

/**
 * Reads the state of the checks. It is signed: somebody who can write to the database, but has no key, cannot set a
 * checkpoint behind entries that they have forged. A state that is not signed by one of our keys is ignored, and the
 * next check begins anew.
 */
export async function findCheckState(db: Database, keys: Keys): Promise<CheckState> {
  const [row] = await db.select().from(systemState).where(eq(systemState.key, NAME));
  return read(keys, row?.value);
}

/** Reads the state of the checks with a row lock: nobody else changes it until the transaction ends. */
export async function lockCheckState(tx: Database, keys: Keys): Promise<CheckState> {
  await tx.insert(systemState).values({ key: NAME, value: {} }).onConflictDoNothing();
  const [row] = await tx.select().from(systemState).where(eq(systemState.key, NAME)).for("update");
  return read(keys, row?.value);
}

export async function saveCheckState(tx: Database, keys: Keys, state: CheckState): Promise<void> {
  const text = JSON.stringify(state);
  const value: SignedState = { text, keyId: keys.id, signature: keys.signAs(keys.id, PURPOSE, text) ?? "" };
  await tx.update(systemState).set({ value }).where(eq(systemState.key, NAME));
}

function read(keys: Keys, value: unknown): CheckState {
  const { text = "", keyId = "", signature }: SignedState = value ?? {};
  const expected = keys.signAs(keyId, PURPOSE, text);
  return expected !== undefined && expected === signature ? JSON.parse(text) : NONE;
}
