import { and, eq, isNotNull } from "drizzle-orm";
import { AppError } from "../../../domain/platform/errors.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import { announceContentChange } from "../../content/shelves/content-cache.ts";
import type { Database } from "../../platform/db/client.ts";
import { teamEntries, users } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { mayStand } from "../../content/shelves/read-team.ts";
import { findTeamEntry } from "./team-entry.ts";

/** Puts somebody who agreed on the site, as they were seen by the admin who confirms it. */
export async function confirmTeamEntry(deps: Deps, userId: number, version: string, caller: Caller): Promise<void> {
  await makeChange(deps, caller, async (tx) => {
    // Locked as a change of name, role or state locks it: they come before or after, not in between.
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for("no key update");
    const entry = await findTeamEntry(tx, userId);
    if (!user?.isActive || !entry?.isAgreed || !mayStand(user.role)) throw new AppError("notFound");
    if (entry.version !== version) throw new AppError("conflict");
    await tx.update(teamEntries).set({ confirmedAt: deps.clock() }).where(eq(teamEntries.userId, userId));
    await announceContentChange(tx);
    return { event: { action: "team.confirm", subject: { type: "user", id: userId } } };
  });
}

/** Takes somebody off the site again; their agreement stays. */
export async function unconfirmTeamEntry(deps: Deps, userId: number, caller: Caller): Promise<void> {
  await makeChange(deps, caller, async (tx) => {
    if (!(await loseConfirmation(tx, userId))) throw new AppError("notFound");
    return { event: { action: "team.unconfirm", subject: { type: "user", id: userId } } };
  });
}

/** What was confirmed is no longer so: whoever stood on the site is gone from it. True when somebody did. */
export async function loseConfirmation(tx: Database, userId: number): Promise<boolean> {
  const lost = await tx
    .update(teamEntries)
    .set({ confirmedAt: null })
    .where(and(eq(teamEntries.userId, userId), isNotNull(teamEntries.confirmedAt)))
    .returning({ userId: teamEntries.userId });
  if (lost.length > 0) await announceContentChange(tx);
  return lost.length > 0;
}
