import { and, eq } from "drizzle-orm";
import { AppError } from "../../../domain/platform/errors.ts";
import { keysOf } from "../../../domain/platform/typed-records.ts";
import type { AccountCorrection } from "../../../domain/people/users.ts";
import { announceContentChange } from "../../content/shelves/content-cache.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import { passwordResets, users } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { mailAddressChange } from "./mail-address-change.ts";

/**
 * Corrects the name and the e-mail address of a colleague. Sessions stay. A new address ends the reset links that went
 * to the former one, and both addresses are told. Admins change their own in the profile, which asks for the password.
 */
export async function correctAccount(
  deps: Deps,
  id: number,
  correction: AccountCorrection,
  caller: Caller,
): Promise<void> {
  if (id === caller.actor.id) throw new AppError("conflict", { message: "errors:ownProfile" });
  await makeChange(deps, caller, async (tx) => {
    const isWanted = and(eq(users.id, id), eq(users.isActive, true));
    const [before] = await tx.select().from(users).where(isWanted).for("no key update");
    if (!before) throw new AppError("notFound");
    const after = {
      firstName: correction.firstName ?? before.firstName,
      lastName: correction.lastName ?? before.lastName,
      email: correction.email === undefined ? before.email : correction.email,
    };
    const changed = keysOf(after).filter((name) => after[name] !== before[name]);
    if (changed.length === 0) return { event: null };
    await tx.update(users).set(after).where(eq(users.id, id));
    if (changed.includes("email")) {
      await tx.delete(passwordResets).where(eq(passwordResets.userId, id));
      await mailAddressChange(deps, tx, before, after.email);
    }
    // The site shows the names of the team. An admin has entered this one, so its confirmation stays.
    if (changed.includes("firstName") || changed.includes("lastName")) await announceContentChange(tx);
    return { event: { action: "user.correct", subject: { type: "user", id }, details: { changed } } };
  });
}
