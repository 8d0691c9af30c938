import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { describeFault } from "../describe-fault.ts";

/** The regular poll of the job queue. */
export type Pulse = { isAlive(): boolean; stop(): void };

const LOOK_MS = 5_000;
/** The pause after a poll that failed: once the database is back, jobs go on at once. */
const RETRY_MS = 1_000;
/**
 * Maximum time without a successful poll, before the queue counts as unreachable. A poll that hangs is given up sooner
 * than this, and the next one may succeed: longer than a passing fault lasts.
 */
const SILENCE_MS = 25_000;

/** SQL for the names of due jobs: one query for all workers, and cheap when there is nothing to do. */
const DUE = `
  select name from jobs.queue q where exists (
    select from jobs.job j
    where j.name = q.name and j.state < 'active' and not j.blocked and j.start_after <= now())`;

/** Polls for due jobs: retries, postponed ones, and those of other processes. Tells whether polling still works. */
export function startPulse(boss: PgBoss, onDue: (name: string) => void, log: Logger): Pulse {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  // A monotonic clock, not the time of day, which somebody may set.
  let lookedAt = performance.now();

  async function look(): Promise<void> {
    let pause = LOOK_MS;
    try {
      const { rows }: { rows: { name: string }[] } = await boss.getDb().executeSql(DUE);
      lookedAt = performance.now();
      for (const { name } of rows) onDue(name);
    } catch (error) {
      log.debug({ err: describeFault(error) }, "could not look at the job queue");
      pause = RETRY_MS;
    }
    if (!isStopped) timer = setTimeout(() => void look(), pause);
  }

  timer = setTimeout(() => void look(), LOOK_MS);
  return {
    isAlive: () => performance.now() - lookedAt < SILENCE_MS,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
