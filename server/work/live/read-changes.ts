import { sql } from "drizzle-orm";
import type { DeskChange } from "../../../domain/api/work/live.ts";
import type { Database } from "../../platform/db/client.ts";
import { BEGINNING, type Position } from "./position.ts";

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
  /**
   * The position is not of this database's history: it was another database, or this one has lost what it had
   * published, as after a failover. Nobody can say what happened since; the reading ends at the newest event.
   */
  isUnknown: boolean;
};

type Row = DeskChange & {
  to: number[] | null;
  upTo: string | null;
  latestMark: string | null;
  isKnown: boolean;
  place: string | null;
  mark: string | null;
  isSilent: boolean;
};

const MOST_AT_ONCE = 500;

/** The batch that a place belongs to, by its mark. */
const markAt = (place: ReturnType<typeof sql>) =>
  sql`(select b.mark from desk_batches b where b.up_to >= ${place} order by b.up_to limit 1)`;

/** The changes after a position, in the order in which they were published, and how far that goes. */
export async function readChanges(db: Database, after: Position, most = MOST_AT_ONCE): Promise<Reading> {
  const place = sql`${String(after.place)}::bigint`;
  const isBeginning = after.place === BEGINNING.place && after.mark === BEGINNING.mark;
  const { rows } = await db.execute<Row>(sql`
    with now as materialized (
      select max(up_to)::text as "upTo", (array_agg(mark order by up_to desc))[1] as "latestMark",
        ${isBeginning} or coalesce(${markAt(place)} = ${after.mark}, false) as "isKnown"
      from (select up_to, mark from desk_batches order by up_to desc limit 1) latest
    )
    select now.*, e.*
    from now left join lateral (
      select e.place::text as place, ${markAt(sql`e.place`)} as mark, e.type, e.actor_id as by, e.data -> 'to' as to,
        coalesce(r.kind, case when e.customer_id is not null then 'customer' else e.data #>> '{about,kind}' end) as kind,
        coalesce(r.number, e.customer_id, (e.data #>> '{about,id}')::int) as id,
        coalesce(r.reference, e.data #>> '{about,reference}') as reference,
        e.actor_id is null and coalesce(r.is_suspect, false) as "isSilent"
      from desk_events e
      left join requests r on r.id = e.request_id
      where now."isKnown" and e.place > ${place}
      order by e.place
      limit ${most + 1}
    ) e on true`);
  const placed = rows.filter((row) => row.place !== null).map(present);
  const read = placed.slice(0, most);
  const isCut = placed.length > most;
  const latest = horizonOf(rows[0]);
  return {
    changes: read.filter(({ isTold }) => isTold),
    position: isCut ? (read.at(-1)?.position ?? after) : latest,
    isCut,
    isUnknown: !rows[0]?.isKnown,
  };
}

/** How far everything has been published by now. */
export async function readHorizon(db: Database): Promise<Position> {
  const found = await db.execute<Row>(
    sql`select up_to::text as "upTo", mark as "latestMark" from desk_batches order by up_to desc limit 1`,
  );
  return horizonOf(found.rows[0]);
}

function horizonOf(row: Pick<Row, "upTo" | "latestMark"> | undefined): Position {
  return row?.upTo ? { place: BigInt(row.upTo), mark: row.latestMark ?? "" } : BEGINNING;
}

function present({ kind, id, reference, type, by, to, place, mark, isSilent }: Row) {
  return {
    change: { kind, id, reference, type, by },
    to,
    position: { place: BigInt(place ?? 0), mark: mark ?? "" },
    // Suspected requests announce nothing; what a colleague does with one is told. Of what is gone nothing is left to tell.
    isTold: !isSilent && kind !== null,
  };
}
