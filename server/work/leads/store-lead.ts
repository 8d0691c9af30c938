import { sql } from "drizzle-orm";
import { calendarOf } from "../../../domain/operations/settings/offices.ts";
import { answerBy } from "../../../domain/work/answer-time.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { byKind, KINDS, type LeadKind } from "../../../domain/work/request-kinds.ts";
import type { Database } from "../../platform/db/client.ts";
import { isOutage, isUniqueViolation } from "../../platform/db/fault.ts";
import type { Deps } from "../../platform/deps.ts";
import type { ConsentRow, LeadStore, NewLead } from "../../platform/deps/leads.ts";
import { announceDeskChange } from "../../platform/events/announce.ts";
import { inBatches } from "../../platform/in-batches.ts";
import { notifyOfLeadJob } from "./notify-of-lead.ts";
import { findStored, insertLeads, type Stored } from "./lead-table.ts";
import { newReference } from "./reference.ts";
import { hashOfLink, linkPath, linkToken } from "../private-links/link.ts";

const SAME_CONTENT_WINDOW_MS = 10 * 60_000;
const MAX_BATCH = 100;
const MAX_ATTEMPTS = 5;

/**
 * Creates the function that stores leads, each with its consent and its job, and deduplicates them. With an idempotency
 * key, the same key returns the first lead, and other content under that key is rejected. Without a key (no script in
 * the browser), equal content from one IP address within ten minutes is one lead, until its visitor completes it. Leads
 * that arrive at the same time are batched into one statement.
 */
export function createLeadStore(deps: Pick<Deps, "db" | "jobs" | "keys" | "settings">): LeadStore {
  const { db, jobs, keys, settings } = deps;
  const options = { most: MAX_BATCH, isSharedFailure: isOutage };
  const storeKind = (kind: LeadKind) =>
    inBatches<NewLead, Stored>(options, async (leads) => {
      for (let attempt = 1; ; attempt++) {
        try {
          // A key is usually new, and the database rejects one that is not: no lookup needed on the first attempt.
          if (attempt === 1 && leads.every(({ row }) => row.idempotencyKey)) {
            return await storeTogether({ jobs, keys, outer: db }, db, kind, leads, []);
          }
          return await db.transaction(async (tx) =>
            storeTogether({ jobs, keys, outer: tx }, tx, kind, leads, await findEarlier(tx, kind, leads)),
          );
        } catch (error) {
          // Race condition: another request took the reference or the key, earlier or at the same moment. Retry.
          if (!isUniqueViolation(error) || attempt === MAX_ATTEMPTS) throw error;
        }
      }
    });
  const stores = byKind(storeKind);
  return async (kind, lead) => {
    const stored = requireSameContent(await stores[kind](lead), lead);
    const { reference, isOpen, isSuspect, requestDate, respondBy, location } = stored;
    const agency = settings.agency();
    const { answerWithinHours } = agency.promises[kind];
    const calendar = calendarOf(agency, location);
    const expected = respondBy ? answerBy(requestDate, answerWithinHours, calendar) : undefined;
    const token = isSuspect ? null : linkToken(keys, stored);
    return { reference, isOpen, answerBy: expected, location, link: token === null ? undefined : linkPath(token) };
  };
}

/**
 * Stores one lead with the same deduplication, inside the caller's transaction, so that the lead and the caller's own
 * writes are stored together or not at all. Returns its reference and whether it is new.
 */
export async function storeWithin(
  { jobs, keys }: Pick<Deps, "jobs" | "keys">,
  tx: Database,
  kind: LeadKind,
  lead: NewLead,
): Promise<{ reference: string; isNew: boolean }> {
  for (let attempt = 1; ; attempt++) {
    try {
      // A nested transaction (savepoint): a taken reference or key rolls back this attempt only.
      return await tx.transaction(async (inner) => {
        const earlier = await findEarlier(inner, kind, [lead]);
        const [stored] = await storeTogether({ jobs, keys, outer: tx }, inner, kind, [lead], earlier);
        const { reference } = requireSameContent(stored, lead);
        return { reference, isNew: earlier.length === 0 };
      });
    } catch (error) {
      if (!isUniqueViolation(error) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

/** Returns the stored lead. Rejects the submission when its idempotency key was used for other content. */
function requireSameContent(stored: Stored | undefined, { row }: NewLead): Stored {
  if (stored?.contentHash !== row.contentHash) throw new AppError("idempotencyMismatch");
  return stored;
}

type Storing = Pick<Deps, "jobs" | "keys"> & {
  /** The outermost transaction, whose commit makes the leads visible. The writing one may be nested in it. */
  outer: Database;
};

/** Returns the deduplication key of a submission: its idempotency key, or else its content hash. */
function identityOf({ idempotencyKey, contentHash }: Pick<Stored, "contentHash"> & { idempotencyKey?: string | null }) {
  return idempotencyKey ? `key ${idempotencyKey}` : `content ${contentHash}`;
}

/** Stores the leads that were not sent before. Returns the stored lead for each one given, in the same order. */
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

/** Finds earlier stored copies of these leads. */
async function findEarlier(tx: Database, kind: LeadKind, leads: NewLead[]): Promise<Stored[]> {
  const keys = leads.flatMap(({ row }) => row.idempotencyKey ?? []);
  const keyless = leads.filter(({ row }) => !row.idempotencyKey);
  const contents = [...new Set(keyless.map(({ row }) => row.contentHash))].sort();
  if (contents.length > 0) {
    // Only this advisory lock prevents storing equal content twice. Hashes are sorted, to avoid a deadlock.
    const hashes = sql.param(contents);
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(hash, 0)) from unnest(${hashes}::text[]) hash`);
  }
  const latest = Math.max(...leads.map(({ row }) => row.requestDate.getTime()));
  return findStored(tx, kind, { keys, contents, since: new Date(latest - SAME_CONTENT_WINDOW_MS) });
}

/** Stores new leads with their consents, and the events and jobs of those that are not suspected. */
async function storeFresh(storing: Storing, tx: Database, kind: LeadKind, leads: NewLead[]): Promise<Stored[]> {
  const { jobs, keys, outer } = storing;
  if (leads.length === 0) return [];
  const agreed: ConsentRow[] = [];
  const rows = leads.map(({ row, sealed, consent }) => {
    const reference = newReference(KINDS[kind].prefix);
    const linkHash = hashOfLink(keys, reference);
    return { ...row, ...sealed?.(reference), reference, linkHash, consent: consent ? agreed.push(consent) : null };
  });
  const jobData = rows.filter(({ isSuspect }) => !isSuspect).map(({ reference }) => ({ kind, reference }));
  const sending = jobData.length > 0 ? await jobs.statementOf(notifyOfLeadJob, jobData) : null;
  const stored = await insertLeads(tx, kind, rows, { agreed, sending });
  if (sending) {
    jobs.sent(outer, notifyOfLeadJob);
    announceDeskChange(outer);
  }
  return stored;
}
