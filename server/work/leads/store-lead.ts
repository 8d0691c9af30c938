import { sql } from "drizzle-orm";
import { agency } from "../../../agency.config.ts";
import { answerBy } from "../../../domain/work/answer-time.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { byKind, KINDS, type LeadKind } from "../../../domain/work/request-kinds.ts";
import type { Database } from "../../platform/db/client.ts";
import { isOutage, isTaken } from "../../platform/db/fault.ts";
import type { Deps } from "../../platform/deps.ts";
import type { ConsentRow, LeadStore, NewLead } from "../../platform/deps/leads.ts";
import { announceDeskChange } from "../../platform/events/announce.ts";
import { inBatches } from "../../platform/in-batches.ts";
import { notifyOfLeadJob } from "./notify-of-lead.ts";
import { findStored, insertLeads, type Stored } from "./lead-table.ts";
import { newReference } from "./reference.ts";

const SAME_CONTENT_WINDOW_MS = 10 * 60_000;
const MOST_TOGETHER = 100;
const ATTEMPTS = 5;

/**
 * Stores leads, each with its consent and its job, once however often it is sent. With a key, the same key finds the
 * first lead again, and other content under it is refused. Without one (no script in the browser), equal content from
 * one address within ten minutes is one lead. Leads that arrive together share a statement.
 */
export function createLeadStore({ db, jobs }: Pick<Deps, "db" | "jobs">): LeadStore {
  const options = { most: MOST_TOGETHER, isEverybodys: isOutage };
  const storeKind = (kind: LeadKind) =>
    inBatches<NewLead, Stored>(options, async (leads) => {
      for (let attempt = 1; ; attempt++) {
        try {
          // A key is new as a rule, and the database refuses one that is not: no need to ask first.
          if (attempt === 1 && leads.every(({ row }) => row.idempotencyKey)) {
            return await storeTogether({ jobs, outer: db }, db, kind, leads, []);
          }
          return await db.transaction(async (tx) =>
            storeTogether({ jobs, outer: tx }, tx, kind, leads, await findEarlier(tx, kind, leads)),
          );
        } catch (error) {
          // Somebody else took a reference or a key, earlier or in the same moment: look again.
          if (!isTaken(error) || attempt === ATTEMPTS) throw error;
        }
      }
    });
  const stores = byKind(storeKind);
  return async (kind, lead) => {
    const stored = sameLead(await stores[kind](lead), lead);
    const { reference, isOpen, requestDate, respondBy } = stored;
    return { reference, isOpen, answerBy: respondBy ? answerBy(requestDate, agency) : undefined };
  };
}

/**
 * Stores one lead by the same rules, as part of the transaction that holds what it is made of, or tells of it: both are
 * there or neither. Says whether it is new.
 */
export async function storeWithin(
  { jobs }: Pick<Deps, "jobs">,
  tx: Database,
  kind: LeadKind,
  lead: NewLead,
): Promise<{ reference: string; isNew: boolean }> {
  for (let attempt = 1; ; attempt++) {
    try {
      // A transaction within it: what is taken undoes this attempt alone.
      return await tx.transaction(async (inner) => {
        const earlier = await findEarlier(inner, kind, [lead]);
        const [stored] = await storeTogether({ jobs, outer: tx }, inner, kind, [lead], earlier);
        const { reference } = sameLead(stored, lead);
        return { reference, isNew: earlier.length === 0 };
      });
    } catch (error) {
      if (!isTaken(error) || attempt === ATTEMPTS) throw error;
    }
  }
}

/** What a lead has become; refused where its key was used for another content. */
function sameLead(stored: Stored | undefined, { row }: NewLead): Stored {
  if (stored?.contentHash !== row.contentHash) throw new AppError("idempotencyMismatch");
  return stored;
}

type Storing = Pick<Deps, "jobs"> & {
  /** The transaction after which others see the leads, where the writing one is a part of it. */
  outer: Database;
};

/** What makes two sendings the same lead. */
function identityOf({ idempotencyKey, contentHash }: Pick<Stored, "contentHash"> & { idempotencyKey?: string | null }) {
  return idempotencyKey ? `key ${idempotencyKey}` : `content ${contentHash}`;
}

/** Stores those of the leads that nobody sent before, and gives back what each of them has become. */
async function storeTogether(
  storing: Storing,
  tx: Database,
  kind: LeadKind,
  leads: NewLead[],
  earlier: Stored[],
): Promise<Stored[]> {
  const known = new Map(earlier.map((stored) => [identityOf(stored), stored]));
  const fresh = new Map<string, NewLead>();
  for (const lead of leads) {
    const identity = identityOf(lead.row);
    if (!known.has(identity) && !fresh.has(identity)) fresh.set(identity, lead);
  }
  for (const stored of await storeFresh(storing, tx, kind, [...fresh.values()])) {
    known.set(identityOf(stored), stored);
  }
  return leads.map((lead) => known.get(identityOf(lead.row)) as Stored);
}

/** The leads among these that were stored before. */
async function findEarlier(tx: Database, kind: LeadKind, leads: NewLead[]): Promise<Stored[]> {
  const keys = leads.flatMap(({ row }) => row.idempotencyKey ?? []);
  const keyless = leads.filter(({ row }) => !row.idempotencyKey);
  const contents = [...new Set(keyless.map(({ row }) => row.contentHash))].sort();
  if (contents.length > 0) {
    // Nothing but this lock keeps two equal contents apart; taken in one order, so that nobody waits for each other.
    const hashes = sql.param(contents);
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(hash, 0)) from unnest(${hashes}::text[]) hash`);
  }
  const latest = Math.max(...leads.map(({ row }) => row.requestDate.getTime()));
  return findStored(tx, kind, { keys, contents, since: new Date(latest - SAME_CONTENT_WINDOW_MS) });
}

/** Stores leads with what was agreed to, and the events and jobs of those that are not suspected. */
async function storeFresh({ jobs, outer }: Storing, tx: Database, kind: LeadKind, leads: NewLead[]): Promise<Stored[]> {
  if (leads.length === 0) return [];
  const agreed: ConsentRow[] = [];
  const rows = leads.map(({ row, sealed, consent }) => {
    const reference = newReference(KINDS[kind].prefix);
    return { ...row, ...sealed?.(reference), reference, consent: consent ? agreed.push(consent) : null };
  });
  const told = rows.filter(({ isSuspect }) => !isSuspect).map(({ reference }) => ({ kind, reference }));
  const sending = told.length > 0 ? await jobs.statementOf(notifyOfLeadJob, told) : null;
  const stored = await insertLeads(tx, kind, rows, { agreed, sending });
  if (sending) {
    jobs.sent(outer, notifyOfLeadJob);
    announceDeskChange(outer);
  }
  return stored;
}
