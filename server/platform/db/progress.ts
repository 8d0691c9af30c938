/** The function that prints a line for the person who watches the console. */
export type Tell = (line: string) => void;

/** Interval of the progress lines of long work. */
const TELL_EVERY_MS = 5_000;

export type Progress = {
  /** Sets the state that the next line prints. */
  reached(state: string): void;
  /** Stops, and prints the last line: the result and the time that the work took. */
  finish(result?: string): void;
  /** Stops without a last line, as when the work fails. Has no effect after `finish`. */
  stop(): void;
};

/**
 * Prints the progress of long work, such as a migration: a line every few seconds while it lasts, and one when it is
 * done. `work` is its name in each line.
 */
export function followWork(work: string, tell: Tell): Progress {
  const begun = performance.now();
  const seconds = () => `${((performance.now() - begun) / 1_000).toFixed(1)} s`;
  let state = "";
  const timer = setInterval(() => tell(`${work}: ${state}, ${seconds()}`), TELL_EVERY_MS);
  const stop = () => clearInterval(timer);
  return {
    reached: (now) => void (state = now),
    finish(result = "done") {
      stop();
      tell(`${work}: ${result}, ${seconds()}`);
    },
    stop,
  };
}
