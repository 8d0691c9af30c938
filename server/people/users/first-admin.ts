import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { PROTECTED_ADMIN_ID } from "../../../domain/platform/limits.ts";
import { usernameSkeleton } from "../../../domain/people/username-skeleton.ts";
import { canonicalUsername } from "../../../domain/people/usernames.ts";
import type { Env } from "../../platform/env.ts";
import { hashPassword } from "../session/passwords.ts";
import type { Database } from "../../platform/db/client.ts";
import { users } from "../../platform/db/schema/index.ts";

/**
 * The result of creating the first admin. `randomPassword` is set only when it was generated here; it is printed once
 * and stored nowhere.
 */
export type FirstAdmin = { randomPassword: string | null };

/** Creates the first admin when no accounts exist yet; returns null otherwise. */
export async function createFirstAdmin(db: Database, env: Env): Promise<FirstAdmin | null> {
  const existing = await db.select({ id: users.id }).from(users).limit(1);
  if (existing.length > 0) return null;
  const randomPassword = env.ADMIN_PASSWORD ? null : randomBytes(12).toString("base64url");
  const password = await hashPassword(env.ADMIN_PASSWORD ?? randomPassword ?? "");
  await db.transaction(async (tx) => {
    await tx.insert(users).values({
      id: PROTECTED_ADMIN_ID,
      username: canonicalUsername(env.ADMIN_USERNAME),
      usernameSkeleton: usernameSkeleton(env.ADMIN_USERNAME),
      password,
      firstName: "Agency",
      lastName: "Administrator",
      role: "admin",
      mustChangePassword: randomPassword !== null,
    });
    await tx.execute(sql`select setval(pg_get_serial_sequence('users', 'id'), ${PROTECTED_ADMIN_ID})`);
  });
  return { randomPassword };
}
