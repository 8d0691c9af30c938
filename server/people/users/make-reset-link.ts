import { and, eq } from "drizzle-orm";
import type { ResetLink } from "../../../domain/api/people/users.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import { users } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { hasMailServer } from "../../platform/mail/transport.ts";
import { issuePasswordReset } from "../session/issue-password-reset.ts";

/** Creates a reset link for an active account. It is returned once, and mailed when the account has an address. */
export async function makeResetLink(deps: Deps, id: number, caller: Caller): Promise<ResetLink> {
  return makeChange(deps, caller, async (tx) => {
    const [user] = await tx
      .select()
      .from(users)
      .where(and(eq(users.id, id), eq(users.isActive, true)));
    if (!user) throw new AppError("notFound");
    const link = await issuePasswordReset(deps, tx, user);
    const isMailed = user.email !== null && hasMailServer(deps);
    return { result: { link, isMailed }, event: { action: "password.reset-link", subject: { type: "user", id } } };
  });
}
