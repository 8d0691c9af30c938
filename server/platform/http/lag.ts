import { monitorEventLoopDelay } from "node:perf_hooks";

const RESOLUTION_MS = 10;
const SAMPLE_MS = 1_000;

/** Node's monitor of the event loop delay; its figures are in nanoseconds. */
type Gauge = Pick<ReturnType<typeof monitorEventLoopDelay>, "enable" | "disable" | "reset" | "mean">;

export type LagWatch = {
  /** To be called with each request. */
  notice(): void;
  /** Lag of the event loop in the last second; 0 at rest. */
  lagMs(): number;
  close(): void;
};

/**
 * Measures the lag of the event loop, from a request on until a second has passed without one. Measuring wakes the
 * process a hundred times a second: at rest that would cost more than all else together.
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
    // NaN means not a single measurement: the event loop never came to it in all that time.
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
