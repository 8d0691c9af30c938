import { sql } from "drizzle-orm";
import type { DeskChange } from "../../domain/api/live.ts";
import type { Database } from "../db/client.ts";
import { isAfter, type Position } from "./position.ts";

/** A change, and how far somebody has read who knows it. */
export type PlacedChange = {
  change: DeskChange;
  position: Position;
  /** Those who are told; null for all who may see what it is about. */
  to: number[] | null;
};

type Reading = {
  changes: PlacedChange[];
  /** How far this reading went. */
  position: Position;
  /** There are more than are read at once. */
  isCut: boolean;
  /** There are some that must wait for a transaction that is still open. */
  isHeldBack: boolean;
  /** Nobody has read so far: it was another database. */
  isBeyond: boolean;
};

type Row = DeskChange & {
  to: number[] | null;
  horizon: string;
  end: string;
  transaction: string | null;
  event: string;
  isSettled: boolean;
  isSilent: boolean;
};

const MOST_AT_ONCE = 500;

/**
 * The changes after a position, in the order of their transactions, and how far that goes. Transactions commit in no
 * order: whoever reads on stays below every one that is open, since it may still bring an event from before.
 */
export async function readChanges(db: Database, after: Position, most = MOST_AT_ONCE): Promise<Reading> {
  const found = await db.execute(sql`
    with now as materialized (select pg_current_snapshot() as snapshot)
    select pg_snapshot_xmin(now.snapshot)::text as horizon, pg_snapshot_xmax(now.snapshot)::text as end, e.*
    from now left join lateral (
      select e.transaction::text as transaction, e.id::text as event, e.type, e.actor_id as by, e.data -> 'to' as to,
        e.transaction < pg_snapshot_xmin(now.snapshot) as "isSettled",
        case when q.id is not null then 'quote' when c.id is not null then 'contact'
          when e.customer_id is not null then 'customer' else e.data #>> '{about,kind}' end as kind,
        coalesce(q.id, c.id, e.customer_id, (e.data #>> '{about,id}')::int) as id,
        coalesce(q.reference, c.reference, e.data #>> '{about,reference}') as reference,
        e.actor_id is null and coalesce(q.is_suspect, c.is_suspect, false) as "isSilent"
      from desk_events e
      left join quote_requests q on q.id = e.quote_request_id
      left join contact_requests c on c.id = e.contact_request_id
      where (e.transaction, e.id) > (${String(after.transaction)}::xid8, ${String(after.id)}::bigint)
      order by e.transaction, e.id
      limit ${most + 1}
    ) e on true`);
  const { rows } = found as { rows: Row[] };
  const events = rows.filter(({ transaction }) => transaction !== null);
  const settled = events.filter(({ isSettled }) => isSettled).map(placed);
  const read = settled.slice(0, most);
  const horizon = { transaction: BigInt(rows[0]?.horizon ?? 0), id: 0n };
  const isCut = settled.length > most;
  const reached = isCut ? (read.at(-1)?.position ?? after) : horizon;
  return {
    changes: read.filter(({ isTold }) => isTold),
    position: isAfter(reached, after) ? reached : after,
    isCut,
    isHeldBack: settled.length < events.length,
    isBeyond: after.transaction > BigInt(rows[0]?.end ?? 0),
  };
}

/** How far everything has been read by now. */
export async function readHorizon(db: Database): Promise<Position> {
  const found = await db.execute(sql`select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`);
  const [row] = (found as { rows: { horizon: string }[] }).rows;
  return { transaction: BigInt(row?.horizon ?? 0), id: 0n };
}

function placed({ kind, id, reference, type, by, to, transaction, event, isSilent }: Row) {
  return {
    change: { kind, id, reference, type, by },
    to,
    position: { transaction: BigInt(transaction ?? 0), id: BigInt(event) },
    // Suspected requests announce nothing; what a colleague does with one is told. Of what is gone nothing is left to tell.
    isTold: !isSilent && kind !== null,
  };
}
