import { setTimeout as wait } from "node:timers/promises";
import { faultCode, codeOf } from "../fault-origin.ts";
import { isOutage } from "../db/fault.ts";

/**
 * The outcome of a hand-over is unknown: the whole message was sent, and no answer came. The message is looked up, or
 * shown to a person, and never retried blindly.
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
 * The message was surely not handed over: the mark that has to come first could not be written, or another worker has
 * written it.
 */
export class NotHandedOver extends Error {
  override readonly name = "NotHandedOver";
}

/**
 * The server took the mail for those in copy and refused its recipient. It is never retried automatically, since the
 * copies would go out twice.
 */
export class RecipientRefused extends Error {
  override readonly name = "RecipientRefused";
  readonly code = "EENVELOPE";
}

const PAUSE_MS = 1_000;
/** Maximum time to retry. A longer outage of the database ends the process, too; the message is then unclear. */
const PATIENCE_MS = 15 * 60_000;
const DEADLOCK = "40P01";

/**
 * Stores the outcome of a message, with retries during a database outage or deadlock. Only this process knows the
 * outcome: for every other process it would be unclear.
 */
export async function retryDuringOutage<T>(write: () => Promise<T>): Promise<T> {
  // A monotonic clock: the time of day may be changed meanwhile.
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
