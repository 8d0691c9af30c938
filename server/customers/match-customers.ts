import { and, asc, eq, gt, isNull, or, sql, type SQL } from "drizzle-orm";
import { LEAD_KINDS, type LeadKind } from "../../domain/lead-options.ts";
import type { Database } from "../db/client.ts";
import { contactRequests, quoteRequests } from "../db/schema/index.ts";
import type { Deps, Job } from "../deps.ts";
import type { UnmatchedLead } from "../deps/leads.ts";
import { HOURLY, NOTHING, type Nothing } from "../jobs/pace.ts";
import { LEADS } from "../leads/kinds.ts";
import { matchLead } from "./match-lead.ts";

const BATCH = 200;
/** So many requests in one go; then the queue has its turn, and what is left comes in the next one. */
const MOST = 4_000;

type Needs = Pick<Deps, "db" | "jobs">;

/** Gives requests from before there were customers theirs, oldest first. What is done stays done: it can end anywhere. */
export async function matchCustomers({ db, jobs }: Needs): Promise<void> {
  let left = MOST;
  for (const kind of LEAD_KINDS) {
    for (let after = 0; left > 0; left -= BATCH) {
      const { id } = LEADS[kind].table;
      const which = and(unmatched(kind), gt(id, after));
      const batch = await db.select({ id }).from(LEADS[kind].table).where(which).orderBy(asc(id)).limit(BATCH);
      for (const row of batch) await db.transaction((tx) => matchOne(tx, kind, row.id));
      after = batch.at(-1)?.id ?? after;
      if (batch.length < BATCH) break;
    }
  }
  if (left <= 0) await jobs.send(db, matchCustomersJob, {});
}

/** At start: asks for that work where there is any. */
export async function matchWhatIsLeft({ db, jobs }: Needs): Promise<void> {
  for (const kind of LEAD_KINDS) {
    const { id } = LEADS[kind].table;
    const found = await db.select({ id }).from(LEADS[kind].table).where(unmatched(kind)).limit(1);
    if (found.length > 0) return jobs.send(db, matchCustomersJob, {});
  }
}

/** Requests that name somebody, and belong to nobody yet. */
function unmatched(kind: LeadKind): SQL | undefined {
  const table = LEADS[kind].table;
  const named = or(
    sql`coalesce(${kind === "quote" ? quoteRequests.name : contactRequests.lastName}, '') <> ''`,
    sql`coalesce(${table.email}, '') <> ''`,
    sql`coalesce(${table.phone}, '') <> ''`,
  );
  return and(isNull(table.customerId), eq(table.isSuspect, false), named);
}

async function matchOne(tx: Database, kind: LeadKind, id: number): Promise<void> {
  const lead = kind === "quote" ? await lockQuote(tx, id) : await lockContact(tx, id);
  if (lead) await matchLead(tx, lead);
}

async function lockQuote(tx: Database, id: number): Promise<UnmatchedLead | undefined> {
  const [row] = await tx.select().from(quoteRequests).where(eq(quoteRequests.id, id)).for("update");
  return row && { ...row, kind: "quote" };
}

async function lockContact(tx: Database, id: number): Promise<UnmatchedLead | undefined> {
  const [row] = await tx.select().from(contactRequests).where(eq(contactRequests.id, id)).for("update");
  return row && { ...row, kind: "contact", name: `${row.firstName} ${row.lastName}` };
}

export const matchCustomersJob: Job<"match-customers", Nothing> = {
  name: "match-customers",
  data: NOTHING,
  pace: HOURLY,
  work: matchCustomers,
};
