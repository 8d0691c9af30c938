import { and, asc, eq } from "drizzle-orm";
import { canonicalUsername } from "../../../domain/people/usernames.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import { users } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { createResetLink } from "../session/issue-password-reset.ts";
import { removeLostDevices } from "../session/second-factor.ts";
import { StartError } from "../../platform/start-error.ts";

/**
 * Creates a one-time reset link for an active admin (the first one unless named), and removes the admin's second factor
 * and passkeys where they are lost as well. Meant for the person who operates the server.
 */
export async function resetAdmin(
  deps: Pick<Deps, "db" | "env" | "clock" | "recordEvent">,
  { name, withSecondFactor }: { name: string | undefined; withSecondFactor: boolean },
): Promise<{ username: string; link: string }> {
  const isAdmin = and(eq(users.role, "admin"), eq(users.isActive, true));
  const isNamed = name === undefined ? undefined : eq(users.username, canonicalUsername(name));
  return makeChange(deps, {}, async (tx) => {
    const [admin] = await tx.select().from(users).where(and(isAdmin, isNamed)).orderBy(asc(users.id)).limit(1);
    if (!admin) throw new StartError(name ? `${name} is no active administrator.` : "There is no active admin.");
    const link = await createResetLink(deps, tx, admin);
    const about = { subject: { type: "user", id: admin.id }, details: { by: "reset-admin" } };
    if (withSecondFactor) {
      await removeLostDevices(tx, admin.id);
      await deps.recordEvent(tx, { action: "user.drop-second-factor", ...about }, deps.clock());
    }
    const event = { action: "password.reset-link", ...about } as const;
    return { result: { username: admin.username, link }, event };
  });
}
