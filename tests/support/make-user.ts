import type { Role } from "../../domain/platform/permissions.ts";
import { sessionCookieName } from "../../server/people/session/identify-callers.ts";
import { hashPassword } from "../../server/people/session/passwords.ts";
import { startSession } from "../../server/people/session/session-store.ts";
import { users } from "../../server/platform/db/schema/index.ts";
import type { Deps } from "../../server/platform/deps.ts";
import { ADMIN_PASSWORD } from "./test-env.ts";

let accounts = 0;
let passwordHash: Promise<string> | undefined;

/**
 * Creates an account with a role and returns its id and a session cookie. It skips the login, because checking a
 * password takes as long as all else in most tests.
 */
export async function makeUser({ deps }: { deps: Deps }, role: Role): Promise<{ id: number; cookie: string }> {
  const username = `${role}-${accounts++}`;
  const password = await (passwordHash ??= hashPassword(ADMIN_PASSWORD));
  const [row] = await deps.db
    .insert(users)
    .values({ username, password, firstName: "Test", lastName: role, role })
    .returning({ id: users.id });
  const id = row?.id ?? 0;
  const start = { userId: id, isComplete: true, ip: "127.0.0.1", userAgent: "", now: deps.clock() };
  const token = await startSession(deps.db, deps, start);
  return { id, cookie: `${sessionCookieName(deps.env)}=${token}` };
}
