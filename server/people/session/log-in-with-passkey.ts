import { and, eq, lt, or, sql } from "drizzle-orm";
import { AppError } from "../../../domain/platform/errors.ts";
import type { PasskeyLogin } from "../../../domain/people/passkeys.ts";
import type { User } from "../../../domain/people/users.ts";
import { makeChange, recordEventOnly } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { passkeys, users } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { presentUser } from "./present-user.ts";
import type { Client } from "./client.ts";
import { keepChallenge, spendChallenge } from "./passkey-challenges.ts";
import { requirePasskeySite } from "./passkeys.ts";
import { endSession } from "./end-sessions.ts";
import { findKnownDevice } from "./known-device.ts";
import { guesserOf } from "./login-limits.ts";
import { hashToken, startSession } from "./session-store.ts";
import { loginOptions, readLogin } from "./webauthn.ts";

type Passkey = typeof passkeys.$inferSelect;

/**
 * Begins a login with a passkey. The options are the same for everybody: no username is asked for and none is
 * disclosed.
 */
export async function beginPasskeyLogin(deps: Deps) {
  const options = await loginOptions(requirePasskeySite(deps));
  await keepChallenge(deps, options.challenge, { purpose: "login", userId: null });
  return options;
}

/**
 * Logs in with a passkey, which is both factors at once: the device, and the gesture that unlocks it. Every failure
 * gets the same response.
 */
export async function logInWithPasskey(
  deps: Deps,
  { credential }: PasskeyLogin,
  client: Client,
): Promise<{ user: User; token: string }> {
  const { db, clock, loginLimits } = deps;
  const site = requirePasskeySite(deps);
  const challenge = await spendChallenge(deps, credential.response.clientDataJSON, { purpose: "login", userId: null });
  const [passkey] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credential.id));
  const change = challenge && passkey ? await readLogin(site, passkey, credential, challenge) : null;
  const done =
    passkey &&
    change &&
    (await makeChange(deps, client, async (tx) => {
      const user = await recordPasskeyUse(tx, passkey, change, clock());
      if (!user) return { result: null, event: null };
      if (client.oldToken) await endSession(tx, hashToken(client.oldToken));
      const start = { userId: user.id, isComplete: true, byPasskey: true, ...client, now: clock() };
      return {
        result: { user: presentUser(user), token: await startSession(tx, deps, start) },
        event: { action: "login", actor: user, details: { passkey: passkey.id } },
      };
    }));
  if (done) {
    // The password before it took an attempt, which only the second factor gives back.
    const device = await findKnownDevice(deps, done.user.id, client);
    await loginLimits.forget(guesserOf(done.user.username, device, client));
    return done;
  }
  const whose = passkey ? { subject: { type: "user", id: passkey.userId }, details: { passkey: passkey.id } } : {};
  await recordEventOnly(deps, client, { action: "login.passkey-failed", ...whose });
  throw new AppError("unauthenticated", { message: "errors:badPasskey" });
}

/**
 * Stores the new signature counter and returns the active owner; undefined when another login with this counter was
 * faster.
 */
async function recordPasskeyUse(
  tx: Database,
  { id, userId }: Passkey,
  { counter, isBackedUp }: { counter: number; isBackedUp: boolean },
  now: Date,
) {
  // Authenticators that do not count always send zero.
  const isCounterIncreased = or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter} = 0`));
  const [owner] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId), eq(users.isActive, true)))
    .for("no key update");
  if (!owner) return undefined;
  const used = await tx
    .update(passkeys)
    .set({ counter, isBackedUp, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), isCounterIncreased))
    .returning({ id: passkeys.id });
  return used.length > 0 ? owner : undefined;
}
