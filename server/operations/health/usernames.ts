import { asc, eq } from "drizzle-orm";
import { usernameSkeleton } from "../../../domain/people/username-skeleton.ts";
import { newUsername } from "../../../domain/people/usernames.ts";
import { users } from "../../platform/db/schema/index.ts";
import { ok, warn, type Finding, type HealthNeeds } from "./finding.ts";

/** Maximum names in the finding, more than anybody reads at once; the finding also gives their number. */
const MOST_NAMED = 20;

/** Finds active accounts with a name that nobody would get today (N16): made before there was a rule. */
export async function checkUsernames({ db }: HealthNeeds): Promise<Finding> {
  if (!db) return warn("health:usernames.unknown");
  const rows = await db
    .select({ username: users.username })
    .from(users)
    .where(eq(users.isActive, true))
    .orderBy(asc(users.username));
  const names = rows.map(({ username }) => username);
  const alike = Map.groupBy(names, usernameSkeleton);
  const isOdd = (name: string) =>
    !newUsername.safeParse(name).success || (alike.get(usernameSkeleton(name))?.length ?? 0) > 1;
  const odd = names.filter(isOdd);
  if (odd.length === 0) return ok("health:usernames.ok");
  const listed = odd.slice(0, MOST_NAMED).map(spellOut).join(", ");
  return warn("health:usernames.odd", { number: odd.length, names: listed });
}

/** Appends the code points of non-ASCII characters to a name: some of them cannot be seen. */
function spellOut(name: string): string {
  const foreign = [...new Set(name)].filter((character) => !/[\u0020-\u007e]/.test(character));
  const numbers = foreign.map((c) => `U+${c.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`);
  return numbers.length > 0 ? `${name} (${numbers.join(" ")})` : name;
}
