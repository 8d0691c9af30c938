import { and, eq, isNull } from "drizzle-orm";
import type { CreatedShare } from "../../../domain/api/work/share.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { SCREEN_SHARE } from "../../../domain/platform/limits.ts";
import type { User } from "../../../domain/people/users.ts";
import type { ShareInput } from "../../../domain/work/share.ts";
import { SHARE_MAX } from "../../../domain/work/share-options.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { requests, shares, users } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { createSharedLimit } from "../../platform/http/shared-limit.ts";
import { assertMayDo, findWork } from "../desk/find-work.ts";
import { endShareIn } from "./end-share.ts";
import { isOpenAt } from "./find-share.ts";
import { hasRelay } from "./ice.ts";
import { newShareIds, shareAddress, shareToken } from "./link.ts";
import { SHARE_JOB } from "./share-job.ts";

const MINUTE = 60_000;
const HOUR_SECONDS = 3_600;

/**
 * Creates a share and returns the customer's link. An older link of the agent that nobody opened ends: only the one
 * that was made last is about to be sent.
 */
export function createShare(deps: Deps, input: ShareInput, caller: Caller): Promise<Omit<CreatedShare, "ways">> {
  const { actor } = caller;
  return makeChange(deps, caller, async (tx) => {
    if (input.relayOnly && !hasRelay(deps.env)) {
      throw new AppError("invalid", { fields: { relayOnly: "validation:share.noRelay" } });
    }
    await takePoint(deps, tx, actor.id);
    const requestId = input.requestReference ? await findRequest(tx, input.requestReference, actor) : null;
    await endUnopened(deps, tx, actor.id);
    const now = deps.clock();
    const expiresAt = new Date(now.getTime() + SCREEN_SHARE.sessionMinutes * MINUTE);
    const { language, relayOnly } = input;
    const values = { ...newShareIds(deps.keys), userId: actor.id, requestId, language, relayOnly };
    const [share] = await tx
      .insert(shares)
      .values({ ...values, createdAt: now, expiresAt })
      .returning();
    const token = share && shareToken(deps.keys, share);
    if (!share || !token) throw new Error("a share was not stored");
    await deps.jobs.send(tx, SHARE_JOB, { shareId: share.id }, { startAfter: expiresAt });
    const reference = input.requestReference?.toUpperCase();
    return {
      result: {
        id: share.key,
        link: shareAddress(deps.env, language, token),
        expiresAt: expiresAt.toISOString(),
      },
      event: {
        action: "share.create",
        subject: { type: "share", id: share.id },
        details: reference ? { reference } : {},
      },
    };
  });
}

async function takePoint({ env }: Deps, tx: Database, userId: number): Promise<void> {
  const limit = { points: SHARE_MAX.linksPerHour, seconds: HOUR_SECONDS };
  const wait = await createSharedLimit({ db: tx, env }, "share-link", limit).take(String(userId));
  if (wait !== null) throw new AppError("tooMany", { retryAfterSeconds: Math.max(1, Math.ceil(wait)) });
}

async function findRequest(tx: Database, reference: string, actor: User): Promise<number> {
  const work = await findWork(tx, eq(requests.reference, reference.toUpperCase()));
  assertMayDo(actor, work, "answer");
  return work.id;
}

async function endUnopened(deps: Deps, tx: Database, userId: number): Promise<void> {
  // Locks the account: of two links that are made at once, one is the older.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
  const which = and(eq(shares.userId, userId), isNull(shares.guestHash), isOpenAt(deps.clock()));
  for (const { id } of await tx.select({ id: shares.id }).from(shares).where(which)) {
    await endShareIn(deps, tx, id, "replaced");
  }
}
