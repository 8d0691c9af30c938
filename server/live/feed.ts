import type { Logger } from "pino";
import type { Store } from "../db/client.ts";
import { describeFault } from "../describe-fault.ts";
import type { Position } from "./position.ts";
import { readChanges, readHorizon, type PlacedChange } from "./read-changes.ts";

type Followers = { hear(changes: PlacedChange[]): Promise<void>; isThere(): boolean };

/** What happens at the desk, as it happens, in whatever process. */
type DeskFeed = {
  /** Looks for what is new. False when the database could not be asked. */
  look(): Promise<boolean>;
  /** How far it has read: nothing before this is still to come. */
  position(): Position | undefined;
  close(): void;
};

/** An open transaction holds events back: soon they can be read, or it takes its time. */
const SOONEST_MS = 10;
const LATEST_MS = 1_000;

/**
 * Reads the events of the desk once for all who follow, and nothing while nobody does. Who begins to follow looks once,
 * and reads for themselves after that: then they find all that this has passed already.
 */
export function openDeskFeed({ db }: Pick<Store, "db">, log: Logger, followers: Followers): DeskFeed {
  let position: Position | undefined;
  let current: Promise<boolean> | undefined;
  let isAsked = false;
  let pause = SOONEST_MS;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function readOn(): Promise<void> {
    const {
      changes,
      isCut,
      isHeldBack,
      position: reached,
    } = await readChanges(db, (position ??= await readHorizon(db)));
    // Where they cannot be told now, they are told at the next look.
    if (changes.length > 0) await followers.hear(changes);
    position = reached;
    pause = isHeldBack ? Math.min(pause * 2, LATEST_MS) : SOONEST_MS;
    if (isHeldBack) lookIn(pause);
    isAsked ||= isCut;
  }

  async function readAll(): Promise<boolean> {
    try {
      do {
        isAsked = false;
        await readOn();
      } while (isAsked);
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
    if (!followers.isThere()) position = undefined;
    if (!followers.isThere() || isClosed) return true;
    current ??= readAll().finally(() => (current = undefined));
    return current;
  }

  return {
    look,
    position: () => position,
    close() {
      isClosed = true;
      isAsked = false;
      clearTimeout(timer);
    },
  };
}
