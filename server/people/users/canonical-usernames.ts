import { asc, eq } from "drizzle-orm";
import type { Logger } from "pino";
import { usernameSkeleton } from "../../../domain/people/username-skeleton.ts";
import { canonicalUsername } from "../../../domain/people/usernames.ts";
import type { Database } from "../../platform/db/client.ts";
import { users } from "../../platform/db/schema/index.ts";
import { applyOnce } from "../../platform/db/apply-once.ts";

/** Migrates usernames to their canonical spelling, once, for accounts that are older than that rule. */
export async function respellUsernames(db: Database, log: Logger): Promise<void> {
  await db.transaction((tx) => applyOnce(tx, [{ key: "canonical-usernames", insert: () => respell(tx, log) }]));
}

async function respell(tx: Database, log: Logger): Promise<void> {
  const accounts = await tx.select({ id: users.id, username: users.username }).from(users).orderBy(asc(users.id));
  const taken = new Set(accounts.map(({ username }) => username));
  for (const { id, username } of accounts) {
    const canonical = canonicalUsername(username);
    if (canonical === username) continue;
    if (taken.has(canonical)) {
      log.warn({ userId: id }, "the name of this account is another spelling of an older one's: it cannot log in");
      continue;
    }
    taken.add(canonical);
    await tx.update(users).set({ username: canonical }).where(eq(users.id, id));
  }
}

/**
 * Backfills the skeleton (the visual form) of usernames that have none, so that no new name looks the same. The oldest
 * of several look-alikes gets the skeleton; `npm run doctor` lists the others.
 */
export async function noteSkeletons(db: Database): Promise<void> {
  const { id, username, usernameSkeleton: noted } = users;
  await db.transaction(async (tx) => {
    const accounts = await tx.select({ id, username, noted }).from(users).orderBy(asc(id));
    const taken = new Set(accounts.map((account) => account.noted));
    for (const account of accounts.filter((a) => a.noted === null)) {
      const skeleton = usernameSkeleton(account.username);
      if (taken.has(skeleton)) continue;
      taken.add(skeleton);
      await tx.update(users).set({ usernameSkeleton: skeleton }).where(eq(id, account.id));
    }
  });
}
