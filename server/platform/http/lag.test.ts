import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchLag } from "./lag.ts";

const SECOND = 1_000;

/** A fake gauge that shows a fixed delay, and whether it is on. */
function gaugeAt(milliseconds: number) {
  const gauge = {
    isOn: false,
    mean: milliseconds * 1e6,
    enable: () => (gauge.isOn = true),
    disable: () => (gauge.isOn = false),
    reset: () => undefined,
  };
  return gauge;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("is measured while requests come, and no longer than a second after the last", () => {
  const gauge = gaugeAt(70);
  const watch = watchLag(gauge);
  expect([gauge.isOn, watch.lagMs(), vi.getTimerCount()]).toEqual([false, 0, 0]);
  watch.notice();
  expect([gauge.isOn, watch.lagMs()]).toEqual([true, 0]);
  for (let seconds = 0; seconds < 3; seconds++) {
    watch.notice();
    vi.advanceTimersByTime(SECOND);
    expect([gauge.isOn, watch.lagMs()]).toEqual([true, 60]);
  }
  vi.advanceTimersByTime(SECOND);
  expect([gauge.isOn, watch.lagMs(), vi.getTimerCount()]).toEqual([false, 0, 0]);
  watch.notice();
  vi.advanceTimersByTime(SECOND);
  expect(watch.lagMs()).toBe(60);
  watch.close();
  expect([gauge.isOn, vi.getTimerCount()]).toEqual([false, 0]);
});

it("is endless where the event loop never came round to measuring it", () => {
  const watch = watchLag(gaugeAt(Number.NaN));
  watch.notice();
  watch.notice();
  vi.advanceTimersByTime(SECOND);
  expect(watch.lagMs()).toBe(Infinity);
});
