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
  /** Whether it still waits for a way to answer it. */
  isOpen: boolean;
  idempotencyKey: string | null;
  contentHash: string;
  requestDate: Date;
  respondBy: Date | null;
};

/** Enough of a lead to find it again and to answer with it. */
function leadColumns() {
  const { reference, idempotencyKey, contentHash, requestDate, respondBy, completionHash, completedAt } = requests;
  const isOpen = sql<boolean>`${completionHash} is not null and ${completedAt} is null`;
  return { reference, idempotencyKey, contentHash, requestDate, respondBy, isOpen: isOpen.as("is_open") };
}

/**
 * Stores leads, what was agreed to, that they came in and the jobs that follow, in one statement: all of it or nothing.
 * Fails when a reference or a key is taken. Each row names its consent by its place among those given, from 1.
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
  const { id, isSuspect } = requests;
  const arriving = tx
    .insert(requests)
    .values(values)
    .returning({ ...leadColumns(), id, isSuspect });
  const arrived = tx.$with("arrived").as(arriving);
  const { reference, idempotencyKey, contentHash, requestDate, respondBy, isOpen } = arrived;
  return tx
    .with(...parts, arrived, tx.$with("received", {}).as(RECEIVING))
    .select({ reference, idempotencyKey, contentHash, requestDate, respondBy, isOpen })
    .from(arrived);
}

/** The first event of each lead that arrived and is not suspected, of which nobody is told. */
const RECEIVING = sql`insert into ${deskEvents} (type, request_id, at)
  select 'received', id, request_date from arrived where not is_suspect`;

/** Leads that were sent with one of the keys, or without a key and with one of the contents since then. */
export function findStored(
  tx: Database,
  kind: LeadKind,
  { keys, contents, since }: { keys: string[]; contents: string[]; since: Date },
): Promise<Stored[]> {
  const stored = leadColumns();
  const { contentHash, idempotencyKey, requestDate } = stored;
  // One that is held back as spam must not take in the same words from a person.
  const isShown = eq(requests.isSuspect, false);
  const sameContent = and(inArray(contentHash, contents), isNull(idempotencyKey), gt(requestDate, since), isShown);
  const byKey = inArray(idempotencyKey, keys);
  const wanted = contents.length > 0 ? (keys.length > 0 ? or(byKey, sameContent) : sameContent) : byKey;
  return tx
    .select(stored)
    .from(requests)
    .where(and(isOfKind(kind), wanted));
}
