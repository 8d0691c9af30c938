import { eq } from "drizzle-orm";
import type { TeamEntry } from "../../../domain/content/team.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { announceContentChange } from "../../content/shelves/content-cache.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { teamEntries, teamPhotographs, users } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { ReadNeeds } from "../../platform/files/open-file.ts";
import { checkPicture, keepPicture } from "../../platform/files/store-file.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { encodePhotograph } from "./encode-photograph.ts";
import { dropPhotograph, isPhotoOf } from "./photo-files.ts";
import { findTeamEntry } from "./team-entry.ts";

/**
 * Saves the caller's photograph for the team on the site, in place of an earlier one. Somebody who has not agreed to be
 * shown cannot add one. An admin has to confirm it before it is shown.
 */
export async function savePhotograph(deps: Deps, content: Buffer, caller: Caller): Promise<TeamEntry> {
  const userId = caller.actor.id;
  const scan = await checkPicture(deps, content);
  const files = await encodePhotograph(content);
  return makeChange(deps, caller, async (tx) => {
    await lockAgreed(tx, userId);
    const entry = () => readEntry({ ...deps, db: tx }, userId);
    if (await isPhotoOf(tx, userId, files)) return { result: await entry(), event: null };
    await dropPhotograph(tx, userId);
    const stored = { type: "image/png", scan, purpose: "photograph", createdBy: userId } as const;
    for (const { size, sha256, content: square } of files) {
      const fileId = await keepPicture(deps, tx, { ...stored, name: `photograph-${size}.png`, content: square });
      await tx.insert(teamPhotographs).values({ userId, size, sha256, fileId });
    }
    await tx.update(teamEntries).set({ confirmedAt: null }).where(eq(teamEntries.userId, userId));
    await announceContentChange(tx);
    return { result: await entry(), event: eventOf("team.photograph", userId) };
  });
}

/** Removes the caller's photograph. The rest of the entry stays confirmed: less is shown than was, and nothing new. */
export async function removePhotograph(deps: Deps, caller: Caller): Promise<TeamEntry> {
  const userId = caller.actor.id;
  return makeChange(deps, caller, async (tx) => {
    await lockAgreed(tx, userId);
    if (!(await dropPhotograph(tx, userId))) throw new AppError("notFound");
    return { result: await readEntry({ ...deps, db: tx }, userId), event: eventOf("team.photograph-remove", userId) };
  });
}

const eventOf = (action: "team.photograph" | "team.photograph-remove", id: number) =>
  ({ action, subject: { type: "user", id } }) as const;

/**
 * Takes the same row lock as a confirming admin, so that no photograph is confirmed that the admin has not seen. Throws
 * `notFound` unless the user has agreed to be shown.
 */
async function lockAgreed(tx: Database, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
  const { isAgreed } = teamEntries;
  const [entry] = await tx.select({ isAgreed }).from(teamEntries).where(eq(teamEntries.userId, userId));
  if (!entry?.isAgreed) throw new AppError("notFound");
}

async function readEntry(deps: ReadNeeds, userId: number): Promise<TeamEntry> {
  const entry = await findTeamEntry(deps, userId);
  if (!entry) throw new AppError("notFound");
  return entry;
}
