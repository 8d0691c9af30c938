/** Maximum time counted per tick. A longer gap means the machine was asleep and nobody was reading. */
const LONGEST_TICK_MS = 15_000;
const WORTH_SENDING_MS = 1_000;

type Options = {
  now(): number;
  isVisible(): boolean;
  /** Sends the counted time; rejects when the request did not arrive and must be retried. */
  send(ms: number): Promise<void>;
};

export type StepClock = ReturnType<typeof createStepClock>;

/** Counts the time that a step is visible. Time that failed to send is kept and sent later. */
export function createStepClock({ now, isVisible, send }: Options) {
  let counted = 0;
  let last = now();
  let wasVisible = isVisible();
  let isTaken = false;

  function tick(): void {
    const at = now();
    if (wasVisible && !isTaken) counted += Math.min(at - last, LONGEST_TICK_MS);
    last = at;
    wasVisible = isVisible();
  }

  return {
    tick,
    /** Sends the time counted so far, unless it goes with the completion of the step. */
    report(): void {
      tick();
      if (isTaken || counted < WORTH_SENDING_MS) return;
      const ms = counted;
      counted = 0;
      send(ms).catch(() => (counted += ms));
    },
    /** Returns the counted time and stops: the step is being completed. */
    take(): number {
      tick();
      isTaken = true;
      const ms = counted;
      counted = 0;
      return ms;
    },
    /** Continues counting after a failed completion, with the given time added back. */
    giveBack(ms: number): void {
      tick();
      isTaken = false;
      counted += ms;
    },
  };
}
