import { eq } from "drizzle-orm";
import type { ProfileChange } from "../../../domain/people/profile.ts";
import { startPagesFor } from "../../../domain/people/start-page.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import type { User } from "../../../domain/people/users.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import { passwordResets, users } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { revokeTeamConfirmation } from "../users/confirm-team-entry.ts";
import { presentUser } from "../session/present-user.ts";
import { confirmPassword } from "../session/confirm-password.ts";
import { keysOf } from "../../../domain/platform/typed-records.ts";

/**
 * Changes the caller's own name, e-mail address, language, subscription to the weekly letter or start page. A new
 * address needs the password.
 */
export async function updateProfile(
  deps: Deps,
  { currentPassword, ...change }: ProfileChange,
  caller: Caller,
): Promise<User> {
  const { actor, ip } = caller;
  const email = change.email === undefined ? actor.email : change.email;
  if (email !== actor.email) {
    if (!currentPassword) throw new AppError("invalid", { fields: { currentPassword: "validation:currentPassword" } });
    await confirmPassword(deps, actor, currentPassword, ip);
  }
  if (change.startPage && !startPagesFor(actor.role).includes(change.startPage)) {
    throw new AppError("invalid", { fields: { startPage: "validation:choice" } });
  }
  const values = {
    firstName: change.firstName ?? actor.firstName,
    lastName: change.lastName ?? actor.lastName,
    language: change.language ?? actor.language,
    wantsWeeklyLetter: change.wantsWeeklyLetter ?? actor.wantsWeeklyLetter,
    startPage: change.startPage ?? actor.startPage,
    email,
  };
  const changed = keysOf(values).filter((name) => values[name] !== actor[name]);
  return makeChange(deps, caller, async (tx) => {
    const [row] = await tx.update(users).set(values).where(eq(users.id, actor.id)).returning();
    if (!row) throw new AppError("notFound");
    // Invalidates reset links that went to the former address.
    if (email !== actor.email) await tx.delete(passwordResets).where(eq(passwordResets.userId, actor.id));
    // A new name was never confirmed by an admin.
    if (changed.includes("firstName") || changed.includes("lastName")) await revokeTeamConfirmation(tx, actor.id);
    const subject = { type: "user", id: actor.id };
    return { result: presentUser(row), event: { action: "user.profile", subject, details: { changed } } };
  });
}
