/** Is given a line for the person who watches the console. */
export type Tell = (line: string) => void;

/** How often a line says how far long work has come. */
const TELL_EVERY_MS = 5_000;

export type Progress = {
  /** Notes how far the work has come, for the next line. */
  reached(state: string): void;
  /** Says that the work is done, and how long it took. */
  finish(result?: string): void;
  /** Says nothing more. */
  stop(): void;
};

/** Reports long work on the console: a line every few seconds while it lasts, and one when it is done. */
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
