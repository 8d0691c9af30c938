import { and, eq, isNull, lt, or } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import { users } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { spendRecoveryCode } from "./recovery-codes.ts";
import { matchTotpStep, totpSeedLocation } from "./totp.ts";

/**
 * Accepts each code only once: a TOTP time step must be later than the last accepted one, and a recovery code is used
 * up.
 */
export async function acceptCode(
  { keys, clock }: Pick<Deps, "keys" | "clock">,
  tx: Database,
  userId: number,
  code: string,
): Promise<boolean> {
  const digits = code.replace(/\s/g, "");
  if (!/^\d{6}$/.test(digits)) return spendRecoveryCode(tx, userId, code, clock());
  const [user] = await tx.select({ seed: users.totpSecret }).from(users).where(eq(users.id, userId));
  const step = user?.seed ? matchTotpStep(keys.open(user.seed, totpSeedLocation(userId)), digits, clock()) : null;
  if (step === null) return false;
  const isNew = or(isNull(users.totpLastStep), lt(users.totpLastStep, step));
  const accepted = await tx
    .update(users)
    .set({ totpLastStep: step })
    .where(and(eq(users.id, userId), isNew))
    .returning({ id: users.id });
  return accepted.length > 0;
}
