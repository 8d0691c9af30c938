import { eq } from "drizzle-orm";
import type { TeamEntry, TeamEntryChange } from "../../../domain/content/team.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import { announceContentChange } from "../../content/shelves/content-cache.ts";
import { teamEntries, users } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { dropPhotograph, findPhotoOf } from "./photo-files.ts";
import { presentEntry } from "./team-entry.ts";

/**
 * Saves the caller's own agreement to appear on the site, and its details. Every change needs an admin's confirmation
 * again. Without the agreement the photograph is deleted.
 */
export async function saveTeamEntry(deps: Deps, change: TeamEntryChange, caller: Caller): Promise<TeamEntry> {
  const { actor } = caller;
  return makeChange(deps, caller, async (tx) => {
    // Takes the same row lock as a confirming admin, so that no entry is confirmed that changed since the admin saw it.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, actor.id)).for("no key update");
    const [before] = await tx.select().from(teamEntries).where(eq(teamEntries.userId, actor.id));
    const changed = changedBetween(before, change);
    if (!change.isAgreed) await dropPhotograph(tx, actor.id);
    const photo = await findPhotoOf({ ...deps, db: tx }, actor.id);
    if (before && changed.length === 0) return { result: presentEntry(before, actor, photo), event: null };
    const row = { userId: actor.id, ...change, confirmedAt: null };
    await tx.insert(teamEntries).values(row).onConflictDoUpdate({ target: teamEntries.userId, set: row });
    const action = !change.isAgreed ? "team.withdraw" : before?.isAgreed ? "team.change" : "team.agree";
    await announceContentChange(tx);
    const event = { action, subject: { type: "user", id: actor.id }, details: { changed } } as const;
    return { result: presentEntry(row, actor, photo), event };
  });
}

function changedBetween(before: TeamEntryChange | undefined, after: TeamEntryChange): (keyof TeamEntryChange)[] {
  const names = ["isAgreed", "languages", "licenseNumber"] as const;
  return names.filter((name) => String(before?.[name]) !== String(after[name]));
}
