import { eq } from "drizzle-orm";
import { AppError } from "../../../domain/platform/errors.ts";
import { STREAM_BEAT_MS } from "../../../domain/work/desk/live.ts";
import { shares, shareSeats } from "../../platform/db/schema/index.ts";
import { describeFault } from "../../platform/describe-fault.ts";
import type { ShareStreams } from "../../platform/deps/shares.ts";
import type { Deps } from "../../platform/deps.ts";
import { keepEntitled } from "../live/entitled.ts";
import { endShare } from "./end-share.ts";
import { isOpen, type ShareRow } from "./find-share.ts";
import { iceFor } from "./ice.ts";
import { isLeft, isThere, keepSeats, leaveSeat, otherSide, takeSeat, type Seat } from "./seats.ts";
import { asScreen, openShareStream, type ShareStream } from "./share-stream.ts";
import { readSignals } from "./signals.ts";

/** Maximum open streams of one process. */
const MAX_STREAMS = 500;

type Needs = Pick<Deps, "db" | "clock" | "log" | "settings" | "keys" | "env" | "jobs" | "recordEvent">;

/**
 * Opens the event streams of screen shares in this process. The database has everything that they tell: who is there,
 * the signals, the end. A message between the processes says only that something changed, and the streams of that share
 * read it, so that nothing is lost when a message is. The agent's session is checked before everything that is sent.
 */
export function openShares(deps: Needs): ShareStreams {
  const { db, clock, log } = deps;
  const streams = new Set<ShareStream>();
  const looking = new Map<number, { isAgain: boolean; done: Promise<void> }>();
  const leaving = new Set<Promise<void>>();

  const ofShare = (shareId: number) => [...streams].filter((stream) => stream.shareId === shareId);

  function gone(stream: ShareStream): void {
    if (!streams.delete(stream)) return;
    // If this fails, the other side is told when the stream has given no sign of life for a while.
    const left = leaveSeat(deps, stream).catch(() => undefined);
    leaving.add(left);
    void left.finally(() => leaving.delete(left));
  }

  /** Reads what is new about a share, one run at a time: a change during a run makes another one. */
  function look(shareId: number): Promise<void> {
    const running = looking.get(shareId);
    if (running) {
      running.isAgain = true;
      return running.done;
    }
    const run = { isAgain: true, done: Promise.resolve() };
    run.done = (async () => {
      try {
        while (run.isAgain) {
          run.isAgain = false;
          await tell(shareId);
        }
      } finally {
        looking.delete(shareId);
      }
    })();
    looking.set(shareId, run);
    return run.done;
  }

  /** Looks in the background; a failure is made up for by the next heartbeat. */
  function lookLater(shareId: number): void {
    if (ofShare(shareId).length === 0) return;
    look(shareId).catch((error: unknown) => log.warn({ err: describeFault(error) }, "a screen share was not read"));
  }

  async function tell(shareId: number): Promise<void> {
    // Taken before the seats are read: a stream that comes later has a newer seat than those.
    const own = ofShare(shareId);
    if (own.length === 0) return;
    const [share] = await db.select().from(shares).where(eq(shares.id, shareId));
    const seats = await db.select().from(shareSeats).where(eq(shareSeats.shareId, shareId));
    const reason = share ? await endReason(share, seats) : "expired";
    if (!share || reason) return own.forEach((stream) => stream.end(reason ?? "expired"));
    for (const stream of await entitled(own)) await tellOne(stream, share, seats);
  }

  /** Returns why a share is over; ends it when its time is over, or a side has left it. Null while it goes on. */
  async function endReason(share: ShareRow, seats: Seat[]) {
    const now = clock();
    if (share.endReason) return share.endReason;
    const reason = !isOpen(share, now) ? "expired" : isLeft(share, seats, now) ? "left" : null;
    if (reason) await endShare(deps, share.id, reason);
    return reason;
  }

  async function entitled(some: ShareStream[]): Promise<ShareStream[]> {
    const screens = some.flatMap((stream) => (stream.viewer ? [asScreen(stream, stream.viewer)] : []));
    const kept = await keepEntitled(deps, screens);
    return [...some.filter(({ viewer }) => !viewer), ...kept.map(({ stream }) => stream)];
  }

  async function tellOne(stream: ShareStream, share: ShareRow, seats: Seat[]): Promise<void> {
    const seatOf = (side: Seat["side"]) => seats.find((seat) => seat.side === side);
    if (seatOf(stream.side)?.stream !== stream.stream) return stream.end("elsewhere");
    const peer = seatOf(otherSide(stream.side));
    const hello = () => ({
      role: stream.side,
      ice: iceFor(deps.env, share, stream.side),
      expiresAt: share.expiresAt.toISOString(),
    });
    stream.tell(hello, { isThere: isThere(peer, clock()), visit: peer?.visit ?? null });
    let isCut = true;
    while (isCut) {
      const read = await readSignals(deps, stream, stream.position());
      stream.pass(read.signals);
      ({ isCut } = read);
    }
  }

  async function heartbeat(): Promise<void> {
    if (streams.size === 0) return;
    try {
      await keepSeats(deps, [...streams]);
      for (const shareId of new Set([...streams].map((stream) => stream.shareId))) await look(shareId);
    } catch (error) {
      // No sign of life is sent while the database cannot be read: so the browsers know that something is wrong.
      return log.warn({ err: describeFault(error) }, "the screen shares were not read");
    }
    for (const stream of streams) stream.heartbeat();
  }
  const timer = setInterval(() => void heartbeat(), STREAM_BEAT_MS).unref();

  return {
    async join(response, page, lastEvent) {
      if (streams.size >= MAX_STREAMS) {
        throw new AppError("unavailable", { retryAfterSeconds: STREAM_BEAT_MS / 1_000 });
      }
      const stream = openShareStream(response, page, lastEvent, () => gone(stream));
      await takeSeat(deps, stream);
      streams.add(stream);
      // The browser may have left meanwhile.
      if (response.destroyed) return gone(stream);
      try {
        await look(page.shareId);
      } catch (error) {
        gone(stream);
        throw error;
      }
    },
    hear(message) {
      if (message?.type === "share") return lookLater(message.id);
      const isMeant = ({ viewer }: ShareStream) => !message || viewer?.userId === message.userId;
      for (const { shareId } of [...streams].filter(isMeant)) lookLater(shareId);
    },
    heartbeat,
    async hangUp() {
      for (const stream of streams) stream.end("restart");
      await Promise.all(leaving);
    },
    close: () => clearInterval(timer),
  };
}
