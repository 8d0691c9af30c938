import { setTimeout as wait } from "node:timers/promises";
import { and, eq, isNotNull, or, sql } from "drizzle-orm";
import type { Language } from "../../../domain/platform/language.ts";
import { canonicalUsername } from "../../../domain/people/usernames.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import { users } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { mailPasswordReset } from "./issue-password-reset.ts";

/** Minimum response time, longer than the work takes: the duration must not reveal whether an account exists. */
const ANSWER_MS = 250;

type Asker = { language: Language; ip: string };

/**
 * Mails a password reset link to the account with this username or address, in the language of the page that asked. The
 * response is the same when no account matches.
 */
export async function requestPasswordReset(deps: Deps, account: string, asker: Asker): Promise<void> {
  await Promise.all([mailLinks(deps, account, asker), wait(ANSWER_MS)]);
}

async function mailLinks(deps: Deps, account: string, { language, ip }: Asker): Promise<void> {
  const isNamed = or(eq(users.username, canonicalUsername(account)), sql`lower(${users.email}) = lower(${account})`);
  const owners = await deps.db
    .select()
    .from(users)
    .where(and(isNamed, eq(users.isActive, true), isNotNull(users.email)));
  for (const { email, ...owner } of owners) {
    if (!email) continue;
    await makeChange(deps, { ip }, async (tx) => {
      if (!(await mailPasswordReset(deps, tx, { ...owner, email, language }))) return { event: null };
      return { event: { action: "password.reset-request", subject: { type: "user", id: owner.id } } };
    });
  }
}
