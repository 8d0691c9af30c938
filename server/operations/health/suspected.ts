import { and, gte, isNull, lte, sql } from "drizzle-orm";
import { requests } from "../../platform/db/schema/index.ts";
import { ok, warn, type Finding, type HealthNeeds } from "./finding.ts";

const DAY_MS = 86_400_000;
/** Limit of suspected spam, as one in so many requests: above it, people may be among the bots. */
const ONE_IN = 5;

/** Warns when more than a fifth of the requests that visitors sent within a day are held back as suspected spam. */
export async function checkSuspected({ db, clock }: HealthNeeds): Promise<Finding> {
  if (!db) return warn("health:suspected.unknown");
  const now = clock();
  const { requestDate, enteredById, isSuspect } = requests;
  const ofTheDay = and(gte(requestDate, new Date(now.getTime() - DAY_MS)), lte(requestDate, now));
  const [row] = await db
    .select({ all: sql<number>`count(*)::integer`, held: sql<number>`count(*) filter (where ${isSuspect})::integer` })
    .from(requests)
    // Requests that the office entered itself are never held back.
    .where(and(ofTheDay, isNull(enteredById)));
  const { all, held } = row ?? { all: 0, held: 0 };
  if (held * ONE_IN > all) return warn("health:suspected.many", { held, all });
  return held > 0 ? ok("health:suspected.few", { held, all }) : ok("health:suspected.none");
}
