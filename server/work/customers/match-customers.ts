import { and, asc, eq, gt, isNull, or, sql } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import { requests } from "../../platform/db/schema/index.ts";
import type { Deps, Job } from "../../platform/deps.ts";
import { HOURLY, NOTHING, type Nothing } from "../../platform/jobs/pace.ts";
import { matchLead } from "./match-lead.ts";

const BATCH = 200;
/** So many requests in one go; then the queue has its turn, and what is left comes in the next one. */
const MOST = 4_000;

type Needs = Pick<Deps, "db" | "jobs">;

/** Gives requests from before there were customers theirs, oldest first. What is done stays done: it can end anywhere. */
export async function matchCustomers({ db, jobs }: Needs): Promise<void> {
  const { id } = requests;
  let after = 0;
  for (let left = MOST; left > 0; left -= BATCH) {
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

/** At start: asks for that work where there is any. */
export async function matchWhatIsLeft({ db, jobs }: Needs): Promise<void> {
  const found = await db.select({ id: requests.id }).from(requests).where(UNMATCHED).limit(1);
  if (found.length > 0) await jobs.send(db, matchCustomersJob, {});
}

/** Requests that name somebody, and belong to nobody yet. */
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
