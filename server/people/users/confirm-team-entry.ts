import { and, eq, isNotNull } from "drizzle-orm";
import { AppError } from "../../../domain/platform/errors.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import { announceContentChange } from "../../content/shelves/content-cache.ts";
import type { Database } from "../../platform/db/client.ts";
import { teamEntries, users } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { mayAppearOnSite } from "../../content/shelves/read-team.ts";
import { findTeamEntry } from "./team-entry.ts";

/**
 * Publishes a team entry on the site after its owner agreed. The version must be the one that the confirming admin saw.
 */
export async function confirmTeamEntry(deps: Deps, userId: number, version: string, caller: Caller): Promise<void> {
  await makeChange(deps, caller, async (tx) => {
    // Takes the same row lock as a change of name, role or state, so that none of them happens in between.
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for("no key update");
    const entry = await findTeamEntry({ ...deps, db: tx }, userId);
    if (!user?.isActive || !entry?.isAgreed || !mayAppearOnSite(user.role)) throw new AppError("notFound");
    if (entry.version !== version) throw new AppError("conflict");
    await tx.update(teamEntries).set({ confirmedAt: deps.clock() }).where(eq(teamEntries.userId, userId));
    await announceContentChange(tx);
    return { event: { action: "team.confirm", subject: { type: "user", id: userId } } };
  });
}

/** Takes a person off the site again; their own agreement stays. */
export async function unconfirmTeamEntry(deps: Deps, userId: number, caller: Caller): Promise<void> {
  await makeChange(deps, caller, async (tx) => {
    if (!(await revokeTeamConfirmation(tx, userId))) throw new AppError("notFound");
    return { event: { action: "team.unconfirm", subject: { type: "user", id: userId } } };
  });
}

/**
 * Revokes the confirmation of a team entry, so that the person disappears from the site. Returns true when one was
 * revoked.
 */
export async function revokeTeamConfirmation(tx: Database, userId: number): Promise<boolean> {
  const lost = await tx
    .update(teamEntries)
    .set({ confirmedAt: null })
    .where(and(eq(teamEntries.userId, userId), isNotNull(teamEntries.confirmedAt)))
    .returning({ userId: teamEntries.userId });
  if (lost.length > 0) await announceContentChange(tx);
  return lost.length > 0;
}
