import type { JobResult, JobWithMetadata, PgBoss } from "pg-boss";
import type { Pace } from "../deps.ts";

export type Crew = { wake(): void };

type Work = (job: JobWithMetadata<unknown>) => Promise<JobResult>;

/** Workers also look by themselves, but seldom: whatever is due, the pulse of the queue finds. */
const LOOK_SECONDS = 60;

/** Workers for the jobs of one name. */
export async function hireCrews(boss: PgBoss, name: string, size: Pace["crew"], work: Work): Promise<Crew> {
  const crews = [await hire(boss, name, size.workers, {}, work)];
  if (size.express) crews.push(await hire(boss, name, size.express, { minPriority: 0 }, work));
  return { wake: () => crews.forEach((crew) => crew.wake()) };
}

/** One worker who finds a job calls an idle one to look for the next; one who finds none goes back to rest. */
async function hire(boss: PgBoss, name: string, count: number, which: { minPriority?: number }, work: Work) {
  const workers: { id: string; isBusy: boolean }[] = [];
  const wake = () => {
    const idle = workers.find(({ isBusy }) => !isBusy);
    if (idle) boss.notifyWorker(idle.id);
  };
  const options = {
    ...which,
    includeMetadata: true,
    perJobResults: true,
    pollingIntervalSeconds: LOOK_SECONDS,
  } as const;
  for (let n = 0; n < count; n++) {
    const worker = { id: "", isBusy: false };
    worker.id = await boss.work(name, options, async ([job]) => {
      if (!job) return [];
      worker.isBusy = true;
      wake();
      try {
        return [await work(job)];
      } finally {
        worker.isBusy = false;
        boss.notifyWorker(worker.id); // where one job was, more may wait
      }
    });
    workers.push(worker);
  }
  return { wake };
}
