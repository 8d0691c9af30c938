import type { User } from "../../domain/people/users.ts";

/** Returns the full name of a user, or the user name of one who has given none. */
export function nameOf({ firstName, lastName, username }: Pick<User, "firstName" | "lastName" | "username">): string {
  return [firstName, lastName].filter(Boolean).join(" ") || username;
}
