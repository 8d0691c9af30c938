import { setTimeout as wait } from "node:timers/promises";

const POLL_MS = 100;
/** Timeout that only bounds a hang. */
const PATIENCE_S = 300;

/** Polls until a condition is true; an error counts as false. */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  patience = PATIENCE_S,
): Promise<void> {
  const end = performance.now() + patience * 1000;
  while (!(await Promise.resolve(isSo()).catch(() => false))) {
    if (performance.now() > end) throw new Error(`not within ${patience} s: ${what}`);
    await wait(POLL_MS);
  }
}

export const secondsSince = (moment: number) => (performance.now() - moment) / 1000;
