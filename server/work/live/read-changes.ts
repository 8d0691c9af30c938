import { sql } from "drizzle-orm";
import type { DeskChange } from "../../../domain/api/work/live.ts";
import type { Database } from "../../platform/db/client.ts";
import { BEGINNING, type Position } from "./position.ts";

/** A change with its position in the event stream. */
export type PlacedChange = {
  change: DeskChange;
  position: Position;
  /** The recipients; null for all who may see the subject of the change. */
  to: number[] | null;
};

type ReadResult = {
  changes: PlacedChange[];
  /** The position up to which changes were read. */
  position: Position;
  /** True when there are more changes than the limit. */
  isCut: boolean;
  /**
   * True when the position is not in this database's history: it is of another database, or this one has lost published
   * events, as after a failover. The changes since then are unknown; the result ends at the newest event.
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

const MAX_CHANGES = 500;

/** Returns the SQL subquery for the mark of the batch that a place belongs to. */
const markAt = (place: ReturnType<typeof sql>) =>
  sql`(select b.mark from desk_batches b where b.up_to >= ${place} order by b.up_to limit 1)`;

/** Reads the changes after a position in the order of publishing, at most `most`, and the position that they reach. */
export async function readChanges(db: Database, after: Position, most = MAX_CHANGES): Promise<ReadResult> {
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
    ) e on true
    order by e.place::bigint`);
  const placed = rows.filter((row) => row.place !== null).map(toPlacedChange);
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

/** Returns the position of the newest published event. */
export async function readHorizon(db: Database): Promise<Position> {
  const found = await db.execute<Row>(
    sql`select up_to::text as "upTo", mark as "latestMark" from desk_batches order by up_to desc limit 1`,
  );
  return horizonOf(found.rows[0]);
}

function horizonOf(row: Pick<Row, "upTo" | "latestMark"> | undefined): Position {
  return row?.upTo ? { place: BigInt(row.upTo), mark: row.latestMark ?? "" } : BEGINNING;
}

function toPlacedChange({ kind, id, reference, type, by, to, place, mark, isSilent }: Row) {
  return {
    change: { kind, id, reference, type, by },
    to,
    position: { place: BigInt(place ?? 0), mark: mark ?? "" },
    // Suspected requests notify nobody, except for what a colleague does with them. A deleted subject has no kind.
    isTold: !isSilent && kind !== null,
  };
}
