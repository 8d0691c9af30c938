import { and, eq, isNull } from "drizzle-orm";
import type { SecondFactorState } from "../../../domain/api/people/session.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import type { User } from "../../../domain/people/users.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { passkeys, recoveryCodes, users } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Client } from "./client.ts";
import { endSessionsOf } from "./end-sessions.ts";
import { countUnusedCodes, replaceRecoveryCodes } from "./recovery-codes.ts";
import { needsSecondFactor, startSession } from "./session-store.ts";
import { keyUri, newSeed, totpSeedLocation, matchTotpStep } from "./totp.ts";

type Account = typeof users.$inferSelect;

/** Returns the state of the user's own two-factor login. */
export async function secondFactorState(deps: Deps, { id, role }: User): Promise<SecondFactorState> {
  const { db } = deps;
  const [row] = await db.select({ enabledAt: users.totpEnabledAt }).from(users).where(eq(users.id, id));
  return {
    isOn: Boolean(row?.enabledAt),
    isRequired: needsSecondFactor(deps, role),
    recoveryCodesLeft: await countUnusedCodes(db, id),
  };
}

/**
 * Begins enabling two-factor login: stores a new TOTP seed, which is active only after a code made from it is
 * confirmed.
 */
export async function beginSecondFactor(
  { db, keys, settings }: Deps,
  user: Account,
): Promise<{ secret: string; uri: string }> {
  if (user.totpEnabledAt) throw new AppError("conflict", { message: "errors:secondFactorOn" });
  const secret = newSeed();
  await db
    .update(users)
    .set({ totpSecret: keys.seal(secret, totpSeedLocation(user.id)) })
    .where(and(eq(users.id, user.id), isNull(users.totpEnabledAt)));
  return { secret, uri: keyUri(secret, user.username, settings.agency().name) };
}

/**
 * Enables two-factor login. Ends every session, because none had a second factor; the caller continues with a new one.
 */
export async function confirmSecondFactor(
  deps: Deps,
  owner: User,
  code: string,
  client: Client,
): Promise<{ token: string; codes: string[] }> {
  const { db, keys } = deps;
  const now = deps.clock();
  const [user] = await db.select().from(users).where(eq(users.id, owner.id));
  if (!user?.totpSecret || user.totpEnabledAt) throw new AppError("conflict");
  const step = matchTotpStep(keys.open(user.totpSecret, totpSeedLocation(user.id)), code.replace(/\s/g, ""), now);
  if (step === null) throw new AppError("invalid", { message: "errors:badCode", fields: { code: "errors:badCode" } });
  return makeChange(deps, { actor: user, ip: client.ip }, async (tx) => {
    const isStillOff = and(eq(users.id, user.id), isNull(users.totpEnabledAt));
    const switchedOn = await tx
      .update(users)
      .set({ totpEnabledAt: now, totpLastStep: step })
      .where(isStillOff)
      .returning({ id: users.id });
    if (switchedOn.length === 0) throw new AppError("conflict");
    const codes = await replaceRecoveryCodes(tx, user.id);
    await endSessionsOf(tx, user.id, "secondFactor");
    const token = await startSession(tx, deps, { userId: user.id, isComplete: true, ...client, now });
    return { result: { codes, token }, event: { action: "second-factor.on" } };
  });
}

/** Removes the second factor of an active account, with the TOTP seed and the recovery codes. */
async function removeSecondFactor(tx: Database, userId: number): Promise<void> {
  const removed = await tx
    .update(users)
    .set({ totpSecret: null, totpEnabledAt: null, totpLastStep: null })
    .where(and(eq(users.id, userId), eq(users.isActive, true)))
    .returning({ id: users.id });
  if (removed.length === 0) throw new AppError("notFound");
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

/** Removes the second factor of an active account with its passkeys, and ends its sessions: the devices may be lost. */
export async function removeLostDevices(tx: Database, userId: number): Promise<void> {
  await removeSecondFactor(tx, userId);
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  await endSessionsOf(tx, userId, "secondFactor");
}

/** Disables the user's own two-factor login, unless the role requires it. */
export async function switchOffSecondFactor(deps: Deps, user: Account, ip: string): Promise<void> {
  if (needsSecondFactor(deps, user.role)) {
    throw new AppError("forbidden", { message: "errors:secondFactorMandatory" });
  }
  await makeChange(deps, { actor: user, ip }, async (tx) => {
    await removeSecondFactor(tx, user.id);
    return { event: { action: "second-factor.off" } };
  });
}

/** Replaces the user's recovery codes by new ones. */
export async function renewRecoveryCodes(deps: Deps, user: Account, ip: string): Promise<string[]> {
  if (!user.totpEnabledAt) throw new AppError("conflict");
  return makeChange(deps, { actor: user, ip }, async (tx) => {
    const codes = await replaceRecoveryCodes(tx, user.id);
    return { result: codes, event: { action: "second-factor.new-codes" } };
  });
}
