import { createHash, randomBytes } from "node:crypto";
import { and, desc, eq, gt, inArray, ne, notInArray } from "drizzle-orm";
import type { AccountDuty } from "../../../domain/people/profile.ts";
import { MAX_PENDING_LOGINS, SECOND_FACTOR, SESSIONS_PER_ACCOUNT } from "../../../domain/platform/limits.ts";
import type { Database } from "../../platform/db/client.ts";
import { passkeys, sessions, users } from "../../platform/db/schema/index.ts";
import type { Env } from "../../platform/env.ts";
import type { Session } from "../../platform/http/caller.ts";
import { endSessions } from "./end-sessions.ts";
import { presentUser } from "./present-user.ts";

const MINUTE = 60_000;
/** Minimum interval between writes of the last activity (throttle), so that not every read causes a write. */
const TOUCH_MS = MINUTE;

export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

type SessionStart = {
  userId: number;
  isComplete: boolean;
  /** True when the session was started with a passkey, or continues one that was. */
  byPasskey?: boolean;
  ip: string;
  userAgent: string;
  now: Date;
};

/** Starts a session and returns its token. The token is stored nowhere; the database keeps only its hash. */
export async function startSession(tx: Database, env: Env, start: SessionStart): Promise<string> {
  const token = newToken();
  const minutes = start.isComplete ? env.SESSION_ABSOLUTE_HOURS * 60 : SECOND_FACTOR.minutes;
  await tx.insert(sessions).values({
    tokenHash: hashToken(token),
    userId: start.userId,
    isComplete: start.isComplete,
    byPasskey: start.byPasskey ?? false,
    ip: start.ip,
    userAgent: start.userAgent.slice(0, 300),
    createdAt: start.now,
    lastSeenAt: start.now,
    expiresAt: new Date(start.now.getTime() + minutes * MINUTE),
  });
  if (start.isComplete) await endLeastUsed(tx, start.userId, hashToken(token));
  else await endOlderHalfLogins(tx, start.userId, hashToken(token));
  return token;
}

/**
 * Ends the least recently used sessions over the limit per account. Logins of one account run one after the other,
 * because they lock its row: none of them overlooks another.
 */
async function endLeastUsed(tx: Database, userId: number, newest: string): Promise<void> {
  const surplus = tx
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), sessions.isComplete, ne(sessions.tokenHash, newest)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt))
    .offset(SESSIONS_PER_ACCOUNT - 1);
  await endSessions(tx, userId, inArray(sessions.tokenHash, surplus), "tooMany");
}

/**
 * Ends the older logins that wait for a code: each one is another place to try codes from, and the newest few are
 * enough.
 */
async function endOlderHalfLogins(tx: Database, userId: number, newest: string): Promise<void> {
  const others = and(eq(sessions.userId, userId), eq(sessions.isComplete, false), ne(sessions.tokenHash, newest));
  const kept = tx
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(others)
    .orderBy(desc(sessions.createdAt))
    .limit(MAX_PENDING_LOGINS - 1);
  await tx.delete(sessions).where(and(others, notInArray(sessions.tokenHash, kept)));
}

/** Builds the SQL condition of a live session: neither idle too long nor past its absolute age. */
export function isLive(env: Env, now: Date) {
  const idleSince = new Date(now.getTime() - env.SESSION_IDLE_MINUTES * MINUTE);
  return and(gt(sessions.expiresAt, now), gt(sessions.lastSeenAt, idleSince));
}

/**
 * Finds the live session of a token whose user is active. Requests made by a person extend the session; unattended ones
 * do not.
 */
export async function findSession(
  db: Database,
  env: Env,
  token: string,
  { now, isUnattended }: { now: Date; isUnattended: boolean },
): Promise<Session | null> {
  const tokenHash = hashToken(token);
  const [row] = await db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), isLive(env, now), eq(users.isActive, true)));
  if (!row || (!row.session.byPasskey && (await needsPasskey(db, env, row.user)))) return null;
  if (!isUnattended && now.getTime() - row.session.lastSeenAt.getTime() > TOUCH_MS) {
    await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, tokenHash));
  }
  const { user, session } = row;
  const { isComplete, byPasskey } = session;
  return { tokenHash, user: presentUser(user), isComplete, byPasskey, owed: dutyOf(user, byPasskey, env) };
}

type Account = typeof users.$inferSelect;

/** Returns true when the role requires a second factor and only a passkey exists, so that no code can be asked for. */
export async function needsPasskey(db: Database, env: Env, user: Account): Promise<boolean> {
  return lacksCode(user, env) && (await db.$count(passkeys, eq(passkeys.userId, user.id))) > 0;
}

function lacksCode(user: Account, env: Env): boolean {
  return env.REQUIRE_2FA_ROLES.includes(user.role) && !user.totpEnabledAt;
}

function dutyOf(user: Account, byPasskey: boolean, env: Env): AccountDuty | null {
  if (user.mustChangePassword) return "password";
  return lacksCode(user, env) && !byPasskey ? "secondFactor" : null;
}
