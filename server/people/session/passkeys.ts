import { and, asc, eq } from "drizzle-orm";
import type { OwnPasskey, OwnPasskeys } from "../../../domain/api/people/session.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import type { PasskeyRegistration } from "../../../domain/people/passkeys.ts";
import type { User } from "../../../domain/people/users.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { passkeys, users } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller, Session } from "../../platform/http/caller.ts";
import type { Client } from "./client.ts";
import { endSession, endSessionsOf } from "./end-sessions.ts";
import { keepChallenge, spendChallenge } from "./passkey-challenges.ts";
import { passkeySite, type PasskeySite } from "./passkey-site.ts";
import { needsPasskey, needsSecondFactor, startSession } from "./session-store.ts";
import { readRegistration, registrationOptions } from "./webauthn.ts";

type Passkey = typeof passkeys.$inferSelect;
type Account = typeof users.$inferSelect;

/** Returns the relying party id and origin of this site; throws where browsers refuse passkeys. */
export function requirePasskeySite({ env }: Pick<Deps, "env">): PasskeySite {
  const found = passkeySite(env.publicUrl);
  if ("obstacle" in found) throw new AppError("conflict", { message: "errors:passkeysUnavailable" });
  return found.site;
}

/** Lists the user's own passkeys, oldest first, with the reason why this site can have none. */
export async function listOwnPasskeys({ db, env }: Deps, { id }: User): Promise<OwnPasskeys> {
  const found = passkeySite(env.publicUrl);
  const rows = await passkeysOf(db, id);
  return { passkeys: rows.map(present), obstacle: "obstacle" in found ? found.obstacle : null };
}

/** Begins adding a passkey: returns the options that the browser hands to an authenticator. */
export async function beginPasskey(deps: Deps, user: Account) {
  const { name } = deps.settings.agency();
  const options = await registrationOptions(requirePasskeySite(deps), user, await passkeysOf(deps.db, user.id), name);
  await keepChallenge(deps, options.challenge, { purpose: "add", userId: user.id });
  return options;
}

/**
 * Adds a passkey. Creating it already used it as a factor, so the caller gets a new session that counts as a passkey
 * login.
 */
export async function addPasskey(
  deps: Deps,
  { user, tokenHash }: Session,
  { name, credential }: PasskeyRegistration,
  client: Client,
): Promise<{ passkey: OwnPasskey; token: string }> {
  const site = requirePasskeySite(deps);
  const refused = new AppError("invalid", { message: "errors:passkeyNotAdded" });
  const { clientDataJSON, transports } = credential.response;
  const challenge = await spendChallenge(deps, clientDataJSON, { purpose: "add", userId: user.id });
  const made = challenge && (await readRegistration(site, credential, challenge));
  if (!made) throw refused;
  return makeChange(deps, { actor: user, ip: client.ip }, async (tx) => {
    const now = deps.clock();
    const values = { ...made, userId: user.id, name, transports, createdAt: now };
    const [row] = await tx.insert(passkeys).values(values).onConflictDoNothing().returning();
    if (!row) throw refused;
    await endSession(tx, tokenHash);
    const start = { userId: user.id, isComplete: true, byPasskey: true, ...client, now };
    const token = await startSession(tx, deps, start);
    return { result: { passkey: present(row), token }, event: { action: "passkey.add", subject: subjectOf(row) } };
  });
}

/** Renames one of the user's own passkeys. */
export async function renamePasskey(deps: Deps, id: number, name: string, caller: Caller) {
  return makeChange(deps, caller, async (tx) => {
    const [row] = await tx.update(passkeys).set({ name }).where(isOwn(id, caller.actor)).returning();
    if (!row) throw new AppError("notFound");
    return { result: present(row), event: { action: "passkey.rename", subject: subjectOf(row) } };
  });
}

/** Removes one of the user's own passkeys. Ends every other session, because one of them may be on a lost device. */
export async function removePasskey(
  deps: Deps,
  id: number,
  user: Account,
  { tokenHash }: Session,
  ip: string,
): Promise<void> {
  await makeChange(deps, { actor: user, ip }, async (tx) => {
    // Row lock: two simultaneous removals would each see the other's passkey as the remaining one.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for("no key update");
    const [row] = await tx.delete(passkeys).where(isOwn(id, user)).returning();
    if (!row) throw new AppError("notFound");
    await rejectIfNoSecondFactor(tx, deps, user);
    await endSessionsOf(tx, user.id, "secondFactor", tokenHash);
    return { event: { action: "passkey.remove", subject: subjectOf(row) } };
  });
}

/** Rejects the removal when the role requires a second factor and neither a TOTP code nor another passkey is left. */
async function rejectIfNoSecondFactor(tx: Database, deps: Deps, user: Account): Promise<void> {
  const isFree = user.totpEnabledAt !== null || !needsSecondFactor(deps, user.role);
  if (isFree || (await needsPasskey(tx, deps, user))) return;
  throw new AppError("forbidden", { message: "errors:lastPasskey" });
}

function passkeysOf(db: Database, userId: number): Promise<Passkey[]> {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id));
}

const isOwn = (id: number, owner: { id: number }) => and(eq(passkeys.id, id), eq(passkeys.userId, owner.id));
const subjectOf = ({ id }: Passkey) => ({ type: "passkey", id });

function present({ id, name, isBackedUp, createdAt, lastUsedAt }: Passkey): OwnPasskey {
  return {
    id,
    name,
    isBackedUp,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
