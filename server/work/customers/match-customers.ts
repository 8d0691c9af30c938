import { and, asc, eq, gt, isNull, or, sql } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import { requests } from "../../platform/db/schema/index.ts";
import type { Deps, Job } from "../../platform/deps.ts";
import { HOURLY, NOTHING, type Nothing } from "../../platform/jobs/pace.ts";
import { matchLead } from "./match-lead.ts";

const BATCH = 200;
/** Maximum requests per run of the job. The rest is queued as a new job, so that other jobs are not blocked. */
const MAX_PER_RUN = 4_000;

type Needs = Pick<Deps, "db" | "jobs">;

/**
 * Backfill: matches requests from before customers existed to their customers, oldest first. One transaction per
 * request, so it can be interrupted anywhere.
 */
export async function matchCustomers({ db, jobs }: Needs): Promise<void> {
  const { id } = requests;
  let after = 0;
  for (let left = MAX_PER_RUN; left > 0; left -= BATCH) {
    const batch = await db
      .select({ id })
      .from(requests)
      .where(and(UNMATCHED, gt(id, after)))
      .orderBy(asc(id))
      .limit(BATCH);
    for (const row of batch) await db.transaction((tx) => matchOne(tx, row.id));
    after = batch.at(-1)?.id ?? after;
    if (batch.length < BATCH) return;
  }
  await jobs.send(db, matchCustomersJob, {});
}

/** Queues the backfill at startup if any requests are unmatched. */
export async function matchWhatIsLeft({ db, jobs }: Needs): Promise<void> {
  const found = await db.select({ id: requests.id }).from(requests).where(UNMATCHED).limit(1);
  if (found.length > 0) await jobs.send(db, matchCustomersJob, {});
}

/** SQL condition for requests with a name, email or phone that have no customer yet. */
const UNMATCHED = and(
  isNull(requests.customerId),
  eq(requests.isSuspect, false),
  or(...[requests.name, requests.email, requests.phone].map((column) => sql`coalesce(${column}, '') <> ''`)),
);

async function matchOne(tx: Database, id: number): Promise<void> {
  const [lead] = await tx.select().from(requests).where(eq(requests.id, id)).for("update");
  if (lead) await matchLead(tx, lead);
}

export const matchCustomersJob: Job<"match-customers", Nothing> = {
  name: "match-customers",
  data: NOTHING,
  pace: HOURLY,
  work: matchCustomers,
};
