import { setTimeout as wait } from "node:timers/promises";
import { faultCode, codeOf } from "../fault-origin.ts";
import { isOutage } from "../db/fault.ts";

/**
 * Nobody knows whether the other side took a message: all of it was handed over, and no answer came. It is looked up, or
 * shown to a person, and never sent again blindly.
 */
export class UnclearOutcome extends Error {
  override readonly name = "UnclearOutcome";
  readonly code: string | number | undefined;
  constructor(cause: unknown) {
    super("it is unclear whether the message was taken", { cause });
    this.code = codeOf(cause);
  }
}

/**
 * A message was surely not handed over: the note that has to come first could not be written, or another worker has
 * written it.
 */
export class NotHandedOver extends Error {
  override readonly name = "NotHandedOver";
}

const PAUSE_MS = 1_000;
/** A database that is away for longer is an outage that ends the process, too; what is left then is unclear. */
const PATIENCE_MS = 15 * 60_000;
const DEADLOCK = "40P01";

/**
 * Writes down what became of a message, again and again while the database is away: only this process knows it, and
 * every other one would find a message whose outcome is unclear.
 */
export async function persist<T>(write: () => Promise<T>): Promise<T> {
  // Not the time of day, which somebody may set.
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await write();
    } catch (error) {
      const mayPass = isOutage(error) || faultCode(error) === DEADLOCK;
      if (!mayPass || performance.now() > until) throw error;
      await wait(PAUSE_MS, undefined, { ref: false });
    }
  }
}
