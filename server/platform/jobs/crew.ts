import type { JobResult, JobWithMetadata, PgBoss } from "pg-boss";
import type { Pace } from "../deps.ts";

export type Crew = { wake(): void };

type Work = (job: JobWithMetadata<unknown>) => Promise<JobResult>;

/** Polling interval of the workers. Long, since the pulse of the queue finds whatever is due. */
const LOOK_SECONDS = 60;

/** Starts the workers for the jobs of one name. Express workers take no bulk jobs (priority below 0). */
export async function hireCrews(boss: PgBoss, name: string, size: Pace["crew"], work: Work): Promise<Crew> {
  const crews = [await startCrew(boss, name, size.workers, {}, work)];
  if (size.express) crews.push(await startCrew(boss, name, size.express, { minPriority: 0 }, work));
  return { wake: () => crews.forEach((crew) => crew.wake()) };
}

/** Starts some workers. One that finds a job wakes an idle one to look for the next; one that finds none goes idle. */
async function startCrew(boss: PgBoss, name: string, count: number, which: { minPriority?: number }, work: Work) {
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
        boss.notifyWorker(worker.id); // more jobs may be waiting
      }
    });
    workers.push(worker);
  }
  return { wake };
}
