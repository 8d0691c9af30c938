import pino from "pino";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startPulse } from "./pulse.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("R18: the queue is asked again a second after the database did not answer, and every five seconds else", async () => {
  let isAway = false;
  const asked: number[] = [];
  const begun = Date.now();
  const executeSql = async () => {
    asked.push((Date.now() - begun) / 1000);
    if (isAway) throw new Error("Connection terminated unexpectedly");
    return { rows: [{ name: "send-email" }] };
  };
  const woken: string[] = [];
  const boss = { getDb: () => ({ executeSql }) } as unknown as Parameters<typeof startPulse>[0];
  const pulse = startPulse(boss, (name) => woken.push(name), pino({ level: "silent" }));
  await vi.advanceTimersByTimeAsync(10_000);
  isAway = true;
  await vi.advanceTimersByTimeAsync(7_000);
  isAway = false;
  await vi.advanceTimersByTimeAsync(6_000);
  pulse.stop();
  expect(asked).toEqual([5, 10, 15, 16, 17, 18, 23]);
  expect(woken).toHaveLength(4);
});
