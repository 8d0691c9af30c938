import { and, eq, isNull } from "drizzle-orm";
import { Secret } from "otpauth";
import { SECOND_FACTOR } from "../../../domain/platform/limits.ts";
import type { Database } from "../../platform/db/client.ts";
import { recoveryCodes } from "../../platform/db/schema/index.ts";
import { hashToken } from "./session-store.ts";

/** Size of a recovery code: 80 random bits, too many to be found from the hash by brute force. */
const CODE_BYTES = 10;

const hashCode = (code: string) => hashToken(code.replace(/[\s-]/g, "").toLowerCase());
const inGroups = (code: string) => code.toLowerCase().replace(/(.{4})(?!$)/g, "$1-");

/** Replaces all recovery codes of a user. The new codes are shown once; only their hashes are stored. */
export async function replaceRecoveryCodes(tx: Database, userId: number): Promise<string[]> {
  const codes = Array.from({ length: SECOND_FACTOR.recoveryCodes }, () =>
    inGroups(new Secret({ size: CODE_BYTES }).base32),
  );
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashCode(code) })));
  return codes;
}

/** Uses up a recovery code; returns false when it is wrong or was used before. */
export async function spendRecoveryCode(tx: Database, userId: number, code: string, now: Date): Promise<boolean> {
  const isThisOne = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashCode(code)));
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(isThisOne, isNull(recoveryCodes.usedAt)))
    .returning({ id: recoveryCodes.id });
  return used.length > 0;
}

export function countUnusedCodes(db: Database, userId: number): Promise<number> {
  return db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
}
