/** The function that prints a line for the person who watches the console. */
export type Tell = (line: string) => void;

/** Interval of the progress lines of long work. */
const TELL_EVERY_MS = 5_000;

export type Progress = {
  /** Sets the progress for the next line. */
  reached(state: string): void;
  /** Prints that the work is done, and how long it took. */
  finish(result?: string): void;
  /** Stops printing. */
  stop(): void;
};

/** Prints the progress of long work: a line every few seconds while it lasts, and one when it is done. */
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
