import { eq } from "drizzle-orm";
import type { TeamEntry } from "../../../domain/content/team.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { announceContentChange } from "../../content/shelves/content-cache.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { teamEntries, teamPhotographs, users } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { encodePhotograph } from "./encode-photograph.ts";
import { dropPhotograph, findPhotoOf } from "./photo-files.ts";
import { findTeamEntry } from "./team-entry.ts";

/**
 * Saves the caller's photograph for the team on the site, in place of an earlier one. Somebody who has not agreed to be
 * shown cannot add one. An admin has to confirm it before it is shown.
 */
export async function savePhotograph(deps: Deps, content: Buffer, caller: Caller): Promise<TeamEntry> {
  const userId = caller.actor.id;
  const files = await encodePhotograph(content);
  return makeChange(deps, caller, async (tx) => {
    const entry = await lockAgreed(tx, userId);
    const before = await findPhotoOf(tx, userId);
    if (files.some(({ sha256 }) => sha256 === before?.sha256)) return { result: entry, event: null };
    await dropPhotograph(tx, userId);
    await tx.insert(teamPhotographs).values(files.map((file) => ({ userId, ...file })));
    await tx.update(teamEntries).set({ confirmedAt: null }).where(eq(teamEntries.userId, userId));
    await announceContentChange(tx);
    return { result: await readAgreed(tx, userId), event: eventOf("team.photograph", userId) };
  });
}

/** Removes the caller's photograph. The rest of the entry stays confirmed: less is shown than was, and nothing new. */
export async function removePhotograph(deps: Deps, caller: Caller): Promise<TeamEntry> {
  const userId = caller.actor.id;
  return makeChange(deps, caller, async (tx) => {
    await lockAgreed(tx, userId);
    if (!(await dropPhotograph(tx, userId))) throw new AppError("notFound");
    return { result: await readAgreed(tx, userId), event: eventOf("team.photograph-remove", userId) };
  });
}

const eventOf = (action: "team.photograph" | "team.photograph-remove", id: number) =>
  ({ action, subject: { type: "user", id } }) as const;

/** Takes the same row lock as a confirming admin, so that no photograph is confirmed that the admin has not seen. */
async function lockAgreed(tx: Database, userId: number): Promise<TeamEntry> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
  return readAgreed(tx, userId);
}

async function readAgreed(tx: Database, userId: number): Promise<TeamEntry> {
  const entry = await findTeamEntry(tx, userId);
  if (!entry?.isAgreed) throw new AppError("notFound");
  return entry;
}
