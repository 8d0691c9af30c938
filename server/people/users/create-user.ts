import { eq, or } from "drizzle-orm";
import { AppError } from "../../../domain/platform/errors.ts";
import { usernameSkeleton } from "../../../domain/people/username-skeleton.ts";
import type { NewUser, User } from "../../../domain/people/users.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { users } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { refuseWeakPassword } from "../session/password-rules.ts";
import { hashPassword } from "../session/passwords.ts";
import { presentUser } from "../session/present-user.ts";

export function usernameTaken(
  message: "errors:usernameTaken" | "errors:usernameAlike" = "errors:usernameTaken",
): AppError {
  return new AppError("conflict", { message, fields: { username: message } });
}

/** Rejects a username that is taken in any spelling, or that looks like a taken one (N16). */
export async function refuseTakenUsername(tx: Database, username: string): Promise<void> {
  const isSame = or(eq(users.username, username), eq(users.usernameSkeleton, usernameSkeleton(username)));
  const taken = await tx.select({ username: users.username }).from(users).where(isSame);
  if (taken.some((account) => account.username === username)) throw usernameTaken();
  if (taken.length > 0) throw usernameTaken("errors:usernameAlike");
}

/** Creates an account. */
export async function createUser(deps: Deps, input: NewUser, caller: Caller): Promise<User> {
  const person = { ...input, email: input.email ?? null };
  await refuseWeakPassword(deps, input.password, person, "password");
  const password = await hashPassword(input.password);
  return makeChange(deps, caller, async (tx) => {
    await refuseTakenUsername(tx, input.username);
    const [row] = await tx
      .insert(users)
      .values({
        ...person,
        usernameSkeleton: usernameSkeleton(input.username),
        password,
        createdAt: deps.clock(),
      })
      .onConflictDoNothing()
      .returning();
    if (!row) throw usernameTaken();
    const event = {
      action: "user.create",
      subject: { type: "user", id: row.id },
      details: { role: row.role },
    } as const;
    return { result: presentUser(row), event };
  });
}
