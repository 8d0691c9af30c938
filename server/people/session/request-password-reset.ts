import { setTimeout as wait } from "node:timers/promises";
import { and, eq, isNotNull, or, sql } from "drizzle-orm";
import type { Language } from "../../../domain/platform/language.ts";
import { canonicalUsername } from "../../../domain/people/usernames.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import { users } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { mailPasswordReset } from "./issue-password-reset.ts";

/** Longer than the work takes: how long the answer took tells nobody whether there was any. */
const ANSWER_MS = 250;

type Asker = { language: Language; ip: string };

/**
 * Mails a link to choose a new password to whoever the name or address belongs to, in the language of the page it was
 * asked on. The answer is the same for nobody.
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
