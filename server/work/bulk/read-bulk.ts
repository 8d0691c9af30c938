import { and, asc, desc, eq, gt, inArray, isNotNull, ne, sql } from "drizzle-orm";
import type { Bulk, BulkInFull } from "../../../domain/api/work/bulk.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { recordOf } from "../../../domain/platform/typed-records.ts";
import { BULK_DAYS, BULK_ROW_STATES, type BulkRowState } from "../../../domain/work/bulk-options.ts";
import { bulkChanges, bulkRows, requests } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";

export type BulkRow = typeof bulkChanges.$inferSelect;
type Needs = Pick<Deps, "db" | "clock">;

const DAY_MS = 86_400_000;
const MAX_LISTED = 20;

/** Returns the moment before which bulk changes are removed. */
export const oldestBulk = (now: Date) => new Date(now.getTime() - BULK_DAYS * DAY_MS);

/** Returns true while a bulk change may be undone. */
export const isRecent = ({ clock }: Pick<Deps, "clock">, { createdAt }: BulkRow) => createdAt > oldestBulk(clock());

/** Lists a user's bulk changes of the last days, the latest first, without drafts. */
export async function listBulk(needs: Needs, userId: number): Promise<Bulk[]> {
  const isListed = and(
    eq(bulkChanges.userId, userId),
    ne(bulkChanges.state, "draft"),
    gt(bulkChanges.createdAt, oldestBulk(needs.clock())),
  );
  const rows = await needs.db
    .select()
    .from(bulkChanges)
    .where(isListed)
    .orderBy(desc(bulkChanges.id))
    .limit(MAX_LISTED);
  const counts = await countRows(needs, rows);
  return rows.map((row) => present(needs, row, counts));
}

/** Finds a bulk change of a user, with the rows that were refused. Throws "notFound" when there is none. */
export async function findBulk(needs: Needs, id: number, userId: number): Promise<BulkInFull> {
  const row = await findOwn(needs, id, userId);
  const counts = await countRows(needs, [row]);
  const refused = await needs.db
    .select({ reference: requests.reference, reason: bulkRows.reason })
    .from(bulkRows)
    .innerJoin(requests, eq(requests.id, bulkRows.requestId))
    .where(and(eq(bulkRows.bulkId, id), isNotNull(bulkRows.reason)))
    .orderBy(asc(requests.id));
  const notDone = refused.flatMap(({ reference, reason }) => (reason ? [{ reference, reason }] : []));
  return { ...present(needs, row, counts), notDone };
}

/** Finds the stored bulk change of a user. */
export async function findOwn({ db }: Needs, id: number, userId: number): Promise<BulkRow> {
  const [row] = await db
    .select()
    .from(bulkChanges)
    .where(and(eq(bulkChanges.id, id), eq(bulkChanges.userId, userId)));
  if (!row) throw new AppError("notFound");
  return row;
}

type Counts = { bulkId: number; state: BulkRowState; count: number }[];

function countRows({ db }: Needs, rows: BulkRow[]): Promise<Counts> {
  const { bulkId, state } = bulkRows;
  return db
    .select({ bulkId, state, count: sql<number>`count(*)::int` })
    .from(bulkRows)
    .where(
      inArray(
        bulkId,
        rows.map(({ id }) => id),
      ),
    )
    .groupBy(bulkId, state);
}

function present(needs: Needs, row: BulkRow, counts: Counts): Bulk {
  const { id, kind, change, state, total, hasMore } = row;
  const ofState = (wanted: BulkRowState) => counts.find((one) => one.bulkId === id && one.state === wanted)?.count ?? 0;
  const numbers = recordOf(BULK_ROW_STATES, ofState);
  return {
    id,
    kind,
    change,
    state,
    createdAt: row.createdAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    total,
    hasMore,
    ...numbers,
    mayUndo: state === "done" && numbers.done > 0 && isRecent(needs, row),
  };
}
