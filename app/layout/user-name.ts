import type { User } from "../../domain/people/users.ts";

/** Returns the full name of a user, or the user name of one who has given none. */
export function nameOf({ firstName, lastName, username }: Pick<User, "firstName" | "lastName" | "username">): string {
  return [firstName, lastName].filter(Boolean).join(" ") || username;
}

/** Returns the initials of the first two words of a name. */
export function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toLocaleUpperCase())
    .join("");
}
