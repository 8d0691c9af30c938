import { eq } from "drizzle-orm";
import type { TrailCheck } from "../../../domain/api/operations/audit.ts";
import type { Database } from "../db/client.ts";
import { systemState } from "../db/schema/index.ts";
import type { Keys } from "../keys.ts";
import type { Walk } from "./verify-trail.ts";

/** What is remembered of checks of the trail. */
export type CheckState = {
  last: TrailCheck["last"];
  wholeAt: string | null;
  /** How far the trail was found to be whole: where the next check may begin. */
  checkpoint: Walk | null;
  /** The check that is under way, and how far it has come. */
  running: { isWhole: boolean; walk: Walk } | null;
};

const NAME = "audit-check";
const PURPOSE = "audit checkpoint";
const NONE: CheckState = { last: null, wholeAt: null, checkpoint: null, running: null };

type Signed = { text?: string; keyId?: string; signature?: string };

/**
 * What is remembered of checks. It is signed: who can write to the database, but has no key, can set no checkpoint behind
 * what they have forged. What is not signed by one of our keys counts as nothing, and the next check begins anew.
 */
export async function findCheckState(db: Database, keys: Keys): Promise<CheckState> {
  const [row] = await db.select().from(systemState).where(eq(systemState.key, NAME));
  return read(keys, row?.value);
}

/** The same; nobody else changes it until the transaction ends. */
export async function lockCheckState(tx: Database, keys: Keys): Promise<CheckState> {
  await tx.insert(systemState).values({ key: NAME, value: {} }).onConflictDoNothing();
  const [row] = await tx.select().from(systemState).where(eq(systemState.key, NAME)).for("update");
  return read(keys, row?.value);
}

export async function saveCheckState(tx: Database, keys: Keys, state: CheckState): Promise<void> {
  const text = JSON.stringify(state);
  const value: Signed = { text, keyId: keys.id, signature: keys.signAs(keys.id, PURPOSE, text) ?? "" };
  await tx.update(systemState).set({ value }).where(eq(systemState.key, NAME));
}

function read(keys: Keys, value: unknown): CheckState {
  const { text = "", keyId = "", signature } = (value ?? {}) as Signed;
  const expected = keys.signAs(keyId, PURPOSE, text);
  return expected !== undefined && expected === signature ? (JSON.parse(text) as CheckState) : NONE;
}
