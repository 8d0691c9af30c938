import { and, eq, gt, isNull } from "drizzle-orm";
import { PASSKEY_CHALLENGE_MINUTES } from "../../../domain/platform/limits.ts";
import { passkeyChallenges } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { hashToken } from "./session-store.ts";
import { valueIn } from "../../../domain/platform/typed-records.ts";

type Needs = Pick<Deps, "db" | "clock">;
/** The purpose of a challenge: adding a passkey to an account, or a login whose user is not known yet. */
type Purpose = { purpose: "add"; userId: number } | { purpose: "login"; userId: null };

/** Stores the hash of the challenge that an authenticator is asked to sign. */
export async function keepChallenge({ db, clock }: Needs, challenge: string, purpose: Purpose): Promise<void> {
  const expiresAt = new Date(clock().getTime() + PASSKEY_CHALLENGE_MINUTES * 60_000);
  await db.insert(passkeyChallenges).values({ challengeHash: hashToken(challenge), ...purpose, expiresAt });
}

/**
 * Uses up the challenge that an authenticator signed and returns it; null when it is used, expired, unknown or meant
 * for another purpose. It is used up even when the later checks fail, so that no response can be tried twice.
 */
export async function spendChallenge(
  { db, clock }: Needs,
  clientDataJSON: string,
  { purpose, userId }: Purpose,
): Promise<string | null> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === null) return null;
  const spent = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, hashToken(challenge)),
        eq(passkeyChallenges.purpose, purpose),
        userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
        gt(passkeyChallenges.expiresAt, clock()),
      ),
    )
    .returning({ purpose: passkeyChallenges.purpose });
  return spent.length > 0 ? challenge : null;
}

function challengeIn(clientDataJSON: string): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString("utf8"));
    const challenge = valueIn(data, "challenge");
    return typeof challenge === "string" ? challenge : null;
  } catch {
    return null;
  }
}
