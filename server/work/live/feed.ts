import type { Logger } from "pino";
import { STREAM_LATE_MS } from "../../../domain/work/desk/live.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/db/client.ts";
import { describeFault } from "../../platform/describe-fault.ts";
import type { Position } from "./position.ts";
import { publishEvents } from "../../platform/events/publish-events.ts";
import { readChanges, readHorizon, type PlacedChange } from "./read-changes.ts";

type Followers = {
  isThere(): boolean;
  hear(changes: PlacedChange[]): Promise<void>;
  /** Resets the followers: what they were told is not in the database, so they reload everything. */
  startAnew(from: Position): Promise<void>;
  /** Called when the feed becomes late or is no longer late. */
  late(): void;
};

/** The feed of desk events of all processes, for the event stream (SSE). */
type DeskFeed = {
  /** Publishes and reads new events; false when the database is not available. */
  look(): Promise<boolean>;
  /** The position up to which events are read: no earlier event is still to come. */
  position(): Position | undefined;
  /** Lag of the feed: seconds since which a committed event could not be published. */
  lagSeconds(): number;
  isLate(): boolean;
  close(): void;
};

type Needs = { db: Database; clock: Clock; log: Logger };

/** Pauses between attempts to publish events that are held back: backoff from the shortest to the longest. */
const MIN_PAUSE_MS = 10;
const MAX_PAUSE_MS = 1_000;
/** Placeholder for the waiting event when publishing failed: its id is not known. */
const UNKNOWN_EVENT = "any";

/**
 * Opens the feed: publishes the desk events, and reads them once for all followers. A new follower calls `look` once
 * and then reads the past itself: so it misses no event that the feed has already passed.
 */
export function openDeskFeed({ db, clock, log }: Needs, followers: Followers): DeskFeed {
  let position: Position | undefined;
  let current: Promise<boolean> | undefined;
  let shouldReadAgain = false;
  let pause = MIN_PAUSE_MS;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let waiting: { event: string; since: number } | undefined;
  let wasLate = false;

  const lagMs = () => (waiting ? Math.max(0, clock().getTime() - waiting.since) : 0);
  const isLate = () => lagMs() > STREAM_LATE_MS;

  /**
   * Tracks since when the oldest unpublished event has waited. Under load there is always one, but each time another:
   * that is no lag.
   */
  function trackLag(event: string | null, error?: unknown): void {
    if (waiting?.event !== event) pause = MIN_PAUSE_MS;
    if (event === null) waiting = undefined;
    else if (waiting?.event !== event) waiting = { event, since: clock().getTime() };
    else pause = Math.min(pause * 2, MAX_PAUSE_MS);
    if (isLate() === wasLate) return;
    wasLate = !wasLate;
    const reason = error ? { err: describeFault(error) } : {};
    if (wasLate) log.warn({ ...reason, seconds: lagMs() / 1_000 }, "something holds back what open screens are told");
    else log.info("open screens are told of everything again");
    followers.late();
  }

  async function publish(): Promise<void> {
    try {
      trackLag(await publishEvents(db));
    } catch (error) {
      // Events that were published before can still be read.
      trackLag(UNKNOWN_EVENT, error);
    }
  }

  async function readOn(): Promise<void> {
    await publish();
    if (!followers.isThere()) return void (position = undefined);
    const from = (position ??= await readHorizon(db));
    const { changes, isCut, isUnknown, position: reached } = await readChanges(db, from);
    // When this throws, the position stays: the next look tells the followers.
    if (isUnknown) await followers.startAnew(reached);
    else if (changes.length > 0) await followers.hear(changes);
    position = reached;
    shouldReadAgain ||= isCut;
  }

  async function readAll(): Promise<boolean> {
    try {
      do {
        shouldReadAgain = false;
        await readOn();
      } while (shouldReadAgain);
      if (waiting) scheduleLook(pause);
      return true;
    } catch (error) {
      if (!isClosed) log.warn({ err: describeFault(error) }, "the desk's events could not be read");
      scheduleLook(MAX_PAUSE_MS);
      return false;
    }
  }

  function scheduleLook(ms: number): void {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(() => void look(), ms).unref();
  }

  async function look(): Promise<boolean> {
    shouldReadAgain = !isClosed;
    if (isClosed) return true;
    current ??= readAll().finally(() => (current = undefined));
    return current;
  }

  return {
    look,
    position: () => position,
    lagSeconds: () => lagMs() / 1_000,
    isLate,
    close() {
      isClosed = true;
      shouldReadAgain = false;
      clearTimeout(timer);
    },
  };
}
