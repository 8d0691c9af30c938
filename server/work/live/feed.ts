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
  /** What they have heard is not what the database knows: they begin anew. */
  startAnew(from: Position): Promise<void>;
  /** Something began or ceased to hold events back for long. */
  late(): void;
};

/** What happens at the desk, as it happens, in whatever process. */
type DeskFeed = {
  /** Looks for what is new. False when the database could not be asked. */
  look(): Promise<boolean>;
  /** How far it has read: nothing before this is still to come. */
  position(): Position | undefined;
  /** For how many seconds an event that others can see could not be told to anybody. */
  lagSeconds(): number;
  isLate(): boolean;
  close(): void;
};

type Needs = { db: Database; clock: Clock; log: Logger };

/** Something holds events back: soon they can be published, or it takes its time. */
const SOONEST_MS = 10;
const LATEST_MS = 1_000;
/** Where nothing could be published, which event it is that waits is not known. */
const ANY = "any";

/**
 * Publishes the events of the desk, and reads them once for all who follow. Who begins to follow looks once, and reads
 * for themselves after that: then they find all that this has passed already.
 */
export function openDeskFeed({ db, clock, log }: Needs, followers: Followers): DeskFeed {
  let position: Position | undefined;
  let current: Promise<boolean> | undefined;
  let isAsked = false;
  let pause = SOONEST_MS;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let waiting: { event: string; since: number } | undefined;
  let wasLate = false;

  const lagMs = () => (waiting ? Math.max(0, clock().getTime() - waiting.since) : 0);
  const isLate = () => lagMs() > STREAM_LATE_MS;

  /** Remembers since when the oldest event has waited. Under load there is always one: then it is another each time. */
  function note(event: string | null, error?: unknown): void {
    if (waiting?.event !== event) pause = SOONEST_MS;
    if (event === null) waiting = undefined;
    else if (waiting?.event !== event) waiting = { event, since: clock().getTime() };
    else pause = Math.min(pause * 2, LATEST_MS);
    if (isLate() === wasLate) return;
    wasLate = !wasLate;
    const reason = error ? { err: describeFault(error) } : {};
    if (wasLate) log.warn({ ...reason, seconds: lagMs() / 1_000 }, "something holds back what open screens are told");
    else log.info("open screens are told of everything again");
    followers.late();
  }

  async function publish(): Promise<void> {
    try {
      note(await publishEvents(db));
    } catch (error) {
      // What was published before can be read all the same.
      note(ANY, error);
    }
  }

  async function readOn(): Promise<void> {
    await publish();
    if (!followers.isThere()) return void (position = undefined);
    const from = (position ??= await readHorizon(db));
    const { changes, isCut, isUnknown, position: reached } = await readChanges(db, from);
    // Where they cannot be told now, they are told at the next look.
    if (isUnknown) await followers.startAnew(reached);
    else if (changes.length > 0) await followers.hear(changes);
    position = reached;
    isAsked ||= isCut;
  }

  async function readAll(): Promise<boolean> {
    try {
      do {
        isAsked = false;
        await readOn();
      } while (isAsked);
      if (waiting) lookIn(pause);
      return true;
    } catch (error) {
      if (!isClosed) log.warn({ err: describeFault(error) }, "the desk's events could not be read");
      lookIn(LATEST_MS);
      return false;
    }
  }

  function lookIn(ms: number): void {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(() => void look(), ms).unref();
  }

  async function look(): Promise<boolean> {
    isAsked = !isClosed;
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
      isAsked = false;
      clearTimeout(timer);
    },
  };
}
