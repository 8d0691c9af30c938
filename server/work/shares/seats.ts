import { and, eq, inArray } from "drizzle-orm";
import { STREAM_BEAT_MS } from "../../../domain/work/desk/live.ts";
import { SHARE_MAX, type ShareSide } from "../../../domain/work/share-options.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { shares, shareSeats } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { announceShare } from "../../platform/events/announce.ts";
import { lockOpenShare, type ShareRow } from "./find-share.ts";

export type Seat = typeof shareSeats.$inferSelect;

/** A page that opens its stream: the share, the side, the page load, and the id of the stream. */
export type SeatTaken = Pick<Seat, "shareId" | "side" | "visit"> & { stream: string };

/** Time after the last sign of life at which a stream is taken for lost: its process died without a word. */
const LOST_MS = 2.5 * STREAM_BEAT_MS;
const MINUTE = 60_000;

/** Returns the other side. */
export const otherSide = (side: ShareSide): ShareSide => (side === "agent" ? "guest" : "agent");

/** Returns true when the page of a seat is open. */
export function isThere(seat: Seat | undefined, now: Date): boolean {
  return seat !== undefined && seat.stream !== null && now.getTime() - seat.seenAt.getTime() < LOST_MS;
}

/** Returns true when a share has begun and one of its sides has been away for so long that it does not come back. */
export function isLeft({ beganAt }: Pick<ShareRow, "beganAt">, seats: Seat[], now: Date): boolean {
  const longAgo = now.getTime() - SHARE_MAX.awayMinutes * MINUTE;
  return beganAt !== null && seats.some((seat) => !isThere(seat, now) && seat.seenAt.getTime() < longAgo);
}

/**
 * Takes the seat of a side for a new stream; the stream that had it ends. When both sides are there for the first time
 * the share begins, which the audit trail records.
 */
export function takeSeat(deps: Pick<Deps, "db" | "clock" | "recordEvent">, taken: SeatTaken): Promise<void> {
  const { shareId, side, visit, stream } = taken;
  return makeChange(deps, {}, async (tx) => {
    const now = deps.clock();
    const share = await lockOpenShare(tx, shareId, now);
    const values = { visit, stream, seenAt: now };
    await tx
      .insert(shareSeats)
      .values({ shareId, side, ...values })
      .onConflictDoUpdate({ target: [shareSeats.shareId, shareSeats.side], set: values });
    announceShare(tx, shareId);
    if (share.beganAt || !isThere(await findSeat(tx, shareId, otherSide(side)), now)) return { event: null };
    await tx.update(shares).set({ beganAt: now }).where(eq(shares.id, shareId));
    return { event: { action: "share.begin", subject: { type: "share", id: shareId } } };
  });
}

/** Leaves the seat, unless a newer stream has it. */
export async function leaveSeat(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { shareId, stream }: Pick<SeatTaken, "shareId" | "stream">,
): Promise<void> {
  const left = await db
    .update(shareSeats)
    .set({ stream: null, seenAt: clock() })
    .where(and(eq(shareSeats.shareId, shareId), eq(shareSeats.stream, stream)))
    .returning({ side: shareSeats.side });
  if (left.length > 0) announceShare(db, shareId);
}

/** Notes the sign of life of streams. */
export async function keepSeats({ db, clock }: Pick<Deps, "db" | "clock">, streams: SeatTaken[]): Promise<void> {
  const ids = streams.map(({ shareId }) => shareId);
  const names = streams.map(({ stream }) => stream);
  await db
    .update(shareSeats)
    .set({ seenAt: clock() })
    .where(and(inArray(shareSeats.shareId, ids), inArray(shareSeats.stream, names)));
}

export async function findSeat(tx: Database, shareId: number, side: ShareSide): Promise<Seat | undefined> {
  const which = and(eq(shareSeats.shareId, shareId), eq(shareSeats.side, side));
  return (await tx.select().from(shareSeats).where(which))[0];
}
