import type { Logger } from "pino";
import type { Clock } from "../../platform/clock.ts";
import { reasonOf } from "../../platform/describe-fault.ts";
import { numberIn, textIn } from "../../platform/fault-origin.ts";

/** The first word of the reason that is stored with a mail that waits. */
export const HELD = "MailHeld";

/** Mails wait, because the mail server does not take any of ours. */
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
  /** Why mails wait at this moment. */
  current(): MailHeld | null;
  /** The server took none of ours: nobody asks it again before a while is over, each time a longer one. */
  begin(cause: unknown): MailHeld;
  end(): void;
};

const FIRST_WAIT_MS = 15_000;
const LONGEST_WAIT_MS = 15 * 60_000;

/** Keeps a fault that concerns every mail from being tried with every mail: a wrong password, many times, locks us out. */
export function createMailHold(clock: Clock, log: Logger): MailHold {
  let held: MailHeld | null = null;
  let times = 0;
  const isOn = (hold: MailHeld | null): hold is MailHeld => hold !== null && hold.until > clock();
  return {
    current: () => (isOn(held) ? held : null),
    begin(cause) {
      // Several were on their way when the first of them was refused.
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
