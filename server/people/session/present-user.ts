import { allowedStartPage } from "../../../domain/people/start-page.ts";
import type { User } from "../../../domain/people/users.ts";
import type { users } from "../../platform/db/schema/index.ts";

/** Returns the fields of a user that leave the server. */
export function presentUser(row: typeof users.$inferSelect): User {
  const { id, username, firstName, lastName, email, role, language, mustChangePassword, wantsWeeklyLetter } = row;
  const startPage = allowedStartPage(role, row.startPage);
  return { id, username, firstName, lastName, email, role, language, mustChangePassword, wantsWeeklyLetter, startPage };
}
