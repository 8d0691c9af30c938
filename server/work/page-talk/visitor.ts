import { and, eq, gt } from "drizzle-orm";
import { PAGE_CODE } from "../../../domain/work/page-talk-options.ts";
import type { Database } from "../../platform/db/client.ts";
import { linkSessions } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Env } from "../../platform/env.ts";
import { hashToken, newToken } from "../../people/session/session-store.ts";

const MINUTE = 60_000;

/** Returns the name of the cookie that a browser has after the code. */
export function visitorCookieName(env: Pick<Env, "isProduction">): string {
  return env.isProduction ? "__Host-page" : "page";
}

/**
 * Starts the session of a browser that entered the code of a request, and returns its token. The session that the
 * browser had before ends: it has one cookie.
 */
export async function startVisit(
  { clock }: Pick<Deps, "clock">,
  tx: Database,
  requestId: number,
  oldToken: string | undefined,
): Promise<string> {
  const token = newToken();
  const now = clock();
  if (oldToken) await endVisit(tx, oldToken);
  await tx.insert(linkSessions).values({
    tokenHash: hashToken(token),
    requestId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + PAGE_CODE.sessionMinutes * MINUTE),
  });
  return token;
}

/** Finds until when a browser is verified for a request; null when it is not. Reads only. */
export async function findVisit(
  { clock }: Pick<Deps, "clock">,
  tx: Database,
  requestId: number,
  token: string | undefined,
): Promise<Date | null> {
  if (!token) return null;
  const [visit] = await tx
    .select({ expiresAt: linkSessions.expiresAt })
    .from(linkSessions)
    .where(
      and(
        eq(linkSessions.tokenHash, hashToken(token)),
        eq(linkSessions.requestId, requestId),
        gt(linkSessions.expiresAt, clock()),
      ),
    );
  return visit?.expiresAt ?? null;
}

/** Ends the session of a browser. Returns true when it had one. */
export async function endVisit(tx: Database, token: string): Promise<boolean> {
  const ended = await tx
    .delete(linkSessions)
    .where(eq(linkSessions.tokenHash, hashToken(token)))
    .returning({ requestId: linkSessions.requestId });
  return ended.length > 0;
}
