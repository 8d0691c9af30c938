import type { Logger } from "pino";
import type { Clock } from "../../platform/clock.ts";
import { reasonOf } from "../../platform/describe-fault.ts";
import { numberIn, textIn } from "../../platform/fault-origin.ts";

/** The first word of the error that is stored with a mail on hold. */
export const HELD = "MailHeld";

/** All mails are on hold, because the mail server accepts none of ours. */
export class MailHeld extends Error {
  override readonly name = HELD;
  readonly code: string | undefined;
  readonly responseCode: number | undefined;
  readonly until: Date;
  constructor(cause: unknown, until: Date) {
    super("the mail server takes no mail of ours", { cause });
    this.code = textIn(cause, "code");
    this.responseCode = numberIn(cause, "responseCode");
    this.until = until;
  }
}

export type MailHold = {
  /** Returns the current hold; null when mails may be sent. */
  current(): MailHeld | null;
  /** Begins a hold after the server refused us: no attempt is made until it ends. Each hold is longer (backoff). */
  begin(cause: unknown): MailHeld;
  end(): void;
};

const FIRST_WAIT_MS = 15_000;
const LONGEST_WAIT_MS = 15 * 60_000;

/**
 * Creates a circuit breaker for the mail server. An error that concerns every mail is not retried with every mail: many
 * attempts with a wrong password would lock us out.
 */
export function createMailHold(clock: Clock, log: Logger): MailHold {
  let held: MailHeld | null = null;
  let times = 0;
  const isOn = (hold: MailHeld | null): hold is MailHeld => hold !== null && hold.until > clock();
  return {
    current: () => (isOn(held) ? held : null),
    begin(cause) {
      // Several mails may have been on their way when the first one was refused: they share one hold.
      if (isOn(held)) return held;
      const wait = Math.min(FIRST_WAIT_MS * 2 ** times++, LONGEST_WAIT_MS);
      held = new MailHeld(cause, new Date(clock().getTime() + wait));
      log.error(
        { reason: reasonOf(cause), until: held.until },
        "the mail server takes no mail of ours: all mails wait",
      );
      return held;
    },
    end() {
      if (held) log.warn("the mail server takes our mails again");
      held = null;
      times = 0;
    },
  };
}
