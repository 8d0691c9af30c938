import { and, asc, eq, gt, sql } from "drizzle-orm";
import { AppError } from "../../../domain/platform/errors.ts";
import type { SentSignal } from "../../../domain/work/share.ts";
import { SHARE_MAX, type ShareSide } from "../../../domain/work/share-options.ts";
import type { Database } from "../../platform/db/client.ts";
import { shareSignals } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { SealPlace } from "../../platform/keys.ts";
import { announceShare } from "../../platform/events/announce.ts";
import { lockOpenShare } from "./find-share.ts";
import { findSeat, otherSide, type SeatTaken } from "./seats.ts";

const MINUTE_SECONDS = 60;
/** Signals that are read at once. */
const BATCH = 100;

const placeOf = (shareId: number): SealPlace => ({ table: "share_signals", field: "payload", row: shareId });

/**
 * Stores a signal for the page of the other side. The row of the share is locked, so that signals are numbered in the
 * order in which they are committed: a reader that has seen one has seen all before it. A signal for a page that is no
 * longer there is dropped.
 */
export async function sendSignal(
  { db, clock, keys }: Pick<Deps, "db" | "clock" | "keys">,
  shareId: number,
  from: ShareSide,
  sent: SentSignal,
): Promise<void> {
  await db.transaction(async (tx) => {
    const now = clock();
    await lockOpenShare(tx, shareId, now);
    const to = otherSide(from);
    // A page that another one of the same side has replaced sends nothing more.
    if ((await findSeat(tx, shareId, from))?.visit !== sent.visit) throw new AppError("conflict");
    await assertWithinLimits(tx, shareId, to, now);
    const peer = await findSeat(tx, shareId, to);
    if (!peer || (sent.peerVisit !== null && sent.peerVisit !== peer.visit)) return;
    const payload = keys.seal(JSON.stringify(sent), placeOf(shareId));
    await tx.insert(shareSignals).values({ shareId, to, toVisit: peer.visit, payload, at: now });
    announceShare(tx, shareId);
  });
}

async function assertWithinLimits(tx: Database, shareId: number, to: ShareSide, now: Date): Promise<void> {
  const since = new Date(now.getTime() - MINUTE_SECONDS * 1_000);
  const [counted] = await tx
    .select({
      all: sql<number>`count(*)::int`,
      lately: sql<number>`(count(*) filter (where ${gt(shareSignals.at, since)}))::int`,
    })
    .from(shareSignals)
    .where(and(eq(shareSignals.shareId, shareId), eq(shareSignals.to, to)));
  if (!counted) return;
  if (counted.all >= SHARE_MAX.signals || counted.lately >= SHARE_MAX.signalsPerMinute) {
    throw new AppError("tooMany", { retryAfterSeconds: MINUTE_SECONDS });
  }
}

export type ReadSignal = { id: number; sent: SentSignal };

/** Reads the signals for a page after a position, in their order. */
export async function readSignals(
  { db, keys }: Pick<Deps, "db" | "keys">,
  { shareId, side, visit }: Pick<SeatTaken, "shareId" | "side" | "visit">,
  after: number,
): Promise<{ signals: ReadSignal[]; isCut: boolean }> {
  const isFor = and(
    eq(shareSignals.shareId, shareId),
    eq(shareSignals.to, side),
    eq(shareSignals.toVisit, visit),
    gt(shareSignals.id, after),
  );
  const rows = await db.select().from(shareSignals).where(isFor).orderBy(asc(shareSignals.id)).limit(BATCH);
  const signals = rows.map(({ id, payload }) => ({ id, sent: JSON.parse(keys.open(payload, placeOf(shareId))) }));
  return { signals, isCut: rows.length === BATCH };
}
