import { and, eq, isNotNull } from "drizzle-orm";
import { AppError } from "../../domain/errors.ts";
import { announceContentChange } from "../content/content-cache.ts";
import type { Database } from "../db/client.ts";
import { teamEntries, users } from "../db/schema/index.ts";
import type { Deps } from "../deps.ts";
import type { Caller } from "../http/caller.ts";
import { mayStand } from "./read-team.ts";
import { findTeamEntry } from "./team-entry.ts";

/** Puts somebody who agreed on the site, as they were seen by the admin who confirms it. */
export async function confirmTeamEntry(
  { db, clock, recordEvent }: Deps,
  userId: number,
  version: string,
  { actor, ip }: Caller,
): Promise<void> {
  await db.transaction(async (tx) => {
    // Locked as a change of name, role or state locks it: they come before or after, not in between.
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for("no key update");
    const entry = await findTeamEntry(tx, userId);
    if (!user?.isActive || !entry?.isAgreed || !mayStand(user.role)) throw new AppError("notFound");
    if (entry.version !== version) throw new AppError("conflict");
    await tx.update(teamEntries).set({ confirmedAt: clock() }).where(eq(teamEntries.userId, userId));
    await recordEvent(tx, { action: "team.confirm", actor, subject: { type: "user", id: userId }, ip }, clock());
    await announceContentChange(tx);
  });
}

/** Takes somebody off the site again; their agreement stays. */
export async function unconfirmTeamEntry(
  { db, clock, recordEvent }: Deps,
  userId: number,
  { actor, ip }: Caller,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await loseConfirmation(tx, userId))) throw new AppError("notFound");
    await recordEvent(tx, { action: "team.unconfirm", actor, subject: { type: "user", id: userId }, ip }, clock());
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
