import { eq } from "drizzle-orm";
import type { TeamEntry, TeamEntryChange } from "../../domain/team.ts";
import { announceContentChange } from "../content/content-cache.ts";
import { teamEntries, users } from "../db/schema/index.ts";
import type { Deps } from "../deps.ts";
import type { Caller } from "../http/caller.ts";
import { presentEntry } from "./team-entry.ts";

/** Stores one's own agreement and what it is about. Whatever is changed waits for an admin again. */
export async function saveTeamEntry(
  { db, clock, recordEvent }: Deps,
  change: TeamEntryChange,
  { actor, ip }: Caller,
): Promise<TeamEntry> {
  return db.transaction(async (tx) => {
    // The same lock as an admin's who confirms: nothing is confirmed that was changed since it was seen.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, actor.id)).for("no key update");
    const [before] = await tx.select().from(teamEntries).where(eq(teamEntries.userId, actor.id));
    const changed = changedBetween(before, change);
    if (before && changed.length === 0) return presentEntry(before, actor);
    const row = { userId: actor.id, ...change, confirmedAt: null };
    await tx.insert(teamEntries).values(row).onConflictDoUpdate({ target: teamEntries.userId, set: row });
    const action = !change.isAgreed ? "team.withdraw" : before?.isAgreed ? "team.change" : "team.agree";
    const event = { action, actor, subject: { type: "user", id: actor.id }, details: { changed }, ip };
    await recordEvent(tx, event, clock());
    await announceContentChange(tx);
    return presentEntry(row, actor);
  });
}

function changedBetween(before: TeamEntryChange | undefined, after: TeamEntryChange): (keyof TeamEntryChange)[] {
  const names = ["isAgreed", "languages", "licenseNumber"] as const;
  return names.filter((name) => String(before?.[name]) !== String(after[name]));
}
