import { and, eq, gt, inArray, isNull, or, sql, type SQL, type WithSubquery } from "drizzle-orm";
import { waitOfNew } from "../../../domain/work/desk/waits.ts";
import type { LeadKind } from "../../../domain/work/request-kinds.ts";
import type { Database } from "../../platform/db/client.ts";
import { consents, deskEvents, requests } from "../../platform/db/schema/index.ts";
import type { ConsentRow, LeadRow } from "../../platform/deps/leads.ts";
import { nextNumber } from "./kinds.ts";
import { isOfKind } from "./stored-fields.ts";

export type Stored = {
  reference: string;
  /** True while the lead still lacks contact details that the visitor may add. */
  isOpen: boolean;
  idempotencyKey: string | null;
  contentHash: string;
  requestDate: Date;
  respondBy: Date | null;
  location: string | null;
  isSuspect: boolean;
  linkHash: string | null;
  linkNumber: number;
};

/** Returns the columns needed to deduplicate a lead and to answer its sender. */
function leadColumns() {
  const { reference, idempotencyKey, contentHash, requestDate, respondBy, location, completionHash, completedAt } =
    requests;
  const { isSuspect, linkHash, linkNumber } = requests;
  const isOpen = sql<boolean>`${completionHash} is not null and ${completedAt} is null`.as("is_open");
  const answered = { requestDate, respondBy, location, isSuspect, linkHash, linkNumber };
  return { reference, idempotencyKey, contentHash, ...answered, isOpen };
}

/**
 * Inserts leads, their consents, their "received" events and their jobs in one statement: all of it or nothing. Fails
 * when a reference or an idempotency key is taken. `consent` of a row is its 1-based index in `agreed`.
 */
export function insertLeads(
  tx: Database,
  kind: LeadKind,
  rows: (LeadRow & { reference: string; consent: number | null })[],
  { agreed, sending }: { agreed: ConsentRow[]; sending: SQL | null },
): Promise<Stored[]> {
  const parts: WithSubquery[] = sending ? [tx.$with("sending", {}).as(sending)] : [];
  if (agreed.length > 0) {
    const given = tx.$with("given").as(tx.insert(consents).values(agreed).returning({ id: consents.id }));
    const ids = sql`array_agg(${given.id} order by ${given.id})`.as("ids");
    parts.push(given, tx.$with("consent").as(tx.select({ ids }).from(given)));
  }
  const values = rows.map(({ consent, ...row }) => ({
    ...row,
    kind,
    number: nextNumber(kind),
    ...waitOfNew({ requestDate: row.requestDate, respondBy: row.respondBy ?? null }),
    consentId: consent === null ? null : sql`(select ids[${consent}] from consent)`,
  }));
  const arriving = tx
    .insert(requests)
    .values(values)
    .returning({ ...leadColumns(), id: requests.id });
  const arrived = tx.$with("arrived").as(arriving);
  const { reference, idempotencyKey, contentHash, requestDate, respondBy, location, isOpen } = arrived;
  const { isSuspect, linkHash, linkNumber } = arrived;
  const link = { isSuspect, linkHash, linkNumber };
  return tx
    .with(...parts, arrived, tx.$with("received", {}).as(RECEIVING))
    .select({ reference, idempotencyKey, contentHash, requestDate, respondBy, location, isOpen, ...link })
    .from(arrived);
}

/** The SQL insert of the first event of each new lead. Suspected leads have none, because they notify nobody. */
const RECEIVING = sql`insert into ${deskEvents} (type, request_id, at)
  select 'received', id, request_date from arrived where not is_suspect`;

/**
 * Finds earlier copies of leads: those with one of the idempotency keys, and those without a key that have one of the
 * content hashes and came after `since`.
 */
export function findStored(
  tx: Database,
  kind: LeadKind,
  { keys, contents, since }: { keys: string[]; contents: string[]; since: Date },
): Promise<Stored[]> {
  const stored = leadColumns();
  const { contentHash, idempotencyKey, requestDate } = stored;
  // A lead held back as spam is no copy: the same content sent by a person must be stored as a new lead.
  const isShown = eq(requests.isSuspect, false);
  // Nor is one that its visitor has completed since: the answer to a copy leads to the private page.
  const isSame = and(isShown, isNull(requests.completedAt));
  const sameContent = and(inArray(contentHash, contents), isNull(idempotencyKey), gt(requestDate, since), isSame);
  const byKey = inArray(idempotencyKey, keys);
  const wanted = contents.length > 0 ? (keys.length > 0 ? or(byKey, sameContent) : sameContent) : byKey;
  return tx
    .select(stored)
    .from(requests)
    .where(and(isOfKind(kind), wanted));
}
