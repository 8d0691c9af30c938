import { monitorEventLoopDelay } from "node:perf_hooks";

const RESOLUTION_MS = 10;
const SAMPLE_MS = 1_000;

/** What Node measures the event loop with; its figures are in nanoseconds. */
type Gauge = Pick<ReturnType<typeof monitorEventLoopDelay>, "enable" | "disable" | "reset" | "mean">;

export type LagWatch = {
  /** To be called with each request. */
  notice(): void;
  /** How far the event loop lagged behind in the last second; 0 at rest. */
  lagMs(): number;
  close(): void;
};

/**
 * Measures how far the event loop lags behind, from a request on until a second has passed without one. To measure it
 * wakes the process a hundred times a second: at rest that would cost more than all else together.
 */
export function watchLag(gauge: Gauge = monitorEventLoopDelay({ resolution: RESOLUTION_MS })): LagWatch {
  let timer: NodeJS.Timeout | undefined;
  let isBusy = false;
  let lagMs = 0;

  function rest(): void {
    clearTimeout(timer);
    timer = undefined;
    gauge.disable();
    lagMs = 0;
  }

  function sample(): void {
    // Without a single measure in all that time, it never came to it.
    lagMs = Number.isNaN(gauge.mean) ? Infinity : Math.max(0, gauge.mean / 1e6 - RESOLUTION_MS);
    gauge.reset();
    if (!isBusy) return rest();
    isBusy = false;
    timer?.refresh();
  }

  return {
    notice() {
      isBusy = true;
      if (timer) return;
      gauge.reset();
      gauge.enable();
      timer = setTimeout(sample, SAMPLE_MS).unref();
    },
    lagMs: () => lagMs,
    close: rest,
  };
}
