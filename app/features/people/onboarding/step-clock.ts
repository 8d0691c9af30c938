/** Longer than this between two ticks, the machine was asleep and nobody was reading. */
const LONGEST_TICK_MS = 15_000;
const WORTH_SENDING_MS = 1_000;

type Options = {
  now(): number;
  isVisible(): boolean;
  /** Sends what was counted; rejects when it did not get through and must be sent again. */
  send(ms: number): Promise<void>;
};

export type StepClock = ReturnType<typeof createStepClock>;

/** Counts the time that a step is open before somebody's eyes, and loses none of it on the way to the server. */
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
    /** Sends what is counted so far, unless it goes with the completion of the step. */
    report(): void {
      tick();
      if (isTaken || counted < WORTH_SENDING_MS) return;
      const ms = counted;
      counted = 0;
      send(ms).catch(() => (counted += ms));
    },
    /** Hands over what is counted and stops; the step is being completed. */
    take(): number {
      tick();
      isTaken = true;
      const ms = counted;
      counted = 0;
      return ms;
    },
    /** The completion failed: goes on counting from where it was. */
    giveBack(ms: number): void {
      tick();
      isTaken = false;
      counted += ms;
    },
  };
}
