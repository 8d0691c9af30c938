import { createHash, randomBytes } from "node:crypto";
import { and, desc, eq, gt, inArray, ne, notInArray } from "drizzle-orm";
import type { AccountDuty } from "../../../domain/people/profile.ts";
import type { Role } from "../../../domain/platform/permissions.ts";
import { MAX_PENDING_LOGINS, SECOND_FACTOR, SESSIONS_PER_ACCOUNT } from "../../../domain/platform/limits.ts";
import type { Database } from "../../platform/db/client.ts";
import { passkeys, sessions, users } from "../../platform/db/schema/index.ts";
import type { WithSettings } from "../../platform/deps/settings.ts";
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
export async function startSession(tx: Database, { settings }: WithSettings, start: SessionStart): Promise<string> {
  const token = newToken();
  const { sessionAbsoluteHours } = settings.agency().security;
  const minutes = start.isComplete ? sessionAbsoluteHours * 60 : SECOND_FACTOR.minutes;
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

/**
 * Builds the SQL condition of a live session: neither idle too long nor past its absolute age. Stricter settings also
 * hold for sessions that began before them.
 */
export function isLive({ settings }: WithSettings, now: Date) {
  const { sessionIdleMinutes, sessionAbsoluteHours } = settings.agency().security;
  const before = (minutes: number) => new Date(now.getTime() - minutes * MINUTE);
  return and(
    gt(sessions.expiresAt, now),
    gt(sessions.lastSeenAt, before(sessionIdleMinutes)),
    gt(sessions.createdAt, before(sessionAbsoluteHours * 60)),
  );
}

/**
 * Finds the live session of a token whose user is active. Requests made by a person extend the session; unattended ones
 * do not.
 */
export async function findSession(
  db: Database,
  deps: WithSettings,
  token: string,
  { now, isUnattended }: { now: Date; isUnattended: boolean },
): Promise<Session | null> {
  const tokenHash = hashToken(token);
  const [row] = await db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), isLive(deps, now), eq(users.isActive, true)));
  if (!row || (!row.session.byPasskey && (await needsPasskey(db, deps, row.user)))) return null;
  if (!isUnattended && now.getTime() - row.session.lastSeenAt.getTime() > TOUCH_MS) {
    await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, tokenHash));
  }
  const { user, session } = row;
  const { isComplete, byPasskey } = session;
  return { tokenHash, user: presentUser(user), isComplete, byPasskey, owed: dutyOf(user, byPasskey, deps) };
}

type Account = typeof users.$inferSelect;

/** Returns true when the role requires a second factor and only a passkey exists, so that no code can be asked for. */
export async function needsPasskey(db: Database, deps: WithSettings, user: Account): Promise<boolean> {
  return lacksCode(user, deps) && (await db.$count(passkeys, eq(passkeys.userId, user.id))) > 0;
}

/** Returns true when the settings ask for a second factor from users of a role. */
export function needsSecondFactor({ settings }: WithSettings, role: Role): boolean {
  return settings.agency().security.secondFactorRoles.includes(role);
}

function lacksCode(user: Account, deps: WithSettings): boolean {
  return needsSecondFactor(deps, user.role) && !user.totpEnabledAt;
}

function dutyOf(user: Account, byPasskey: boolean, deps: WithSettings): AccountDuty | null {
  if (user.mustChangePassword) return "password";
  return lacksCode(user, deps) && !byPasskey ? "secondFactor" : null;
}
