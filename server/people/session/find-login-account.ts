import { eq, or, sql } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import { users } from "../../platform/db/schema/index.ts";

type Account = typeof users.$inferSelect;

/**
 * Finds the account that a login names: by its username, else by its e-mail address. An address that several accounts
 * share names none of them; deactivated ones count only where no active one has it. Both are looked up in one statement,
 * whatever was typed, so that the time tells nothing.
 */
export async function findLoginAccount(db: Database, name: string): Promise<Account | undefined> {
  const named = await db
    .select()
    .from(users)
    .where(or(eq(users.username, name), sql`lower(${users.email}) = ${name}`));
  const byUsername = named.find(({ username }) => username === name);
  if (byUsername) return byUsername;
  const active = named.filter(({ isActive }) => isActive);
  const owners = active.length > 0 ? active : named;
  return owners.length === 1 ? owners[0] : undefined;
}
