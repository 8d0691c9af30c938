import type { JobResult, JobWithMetadata } from "pg-boss";
import type { Logger } from "pino";
import { reasonOf } from "../describe-fault.ts";

/** The error of a job that no retry can help: the job is given up at once. */
export class PermanentJobError extends Error {}

/**
 * The error of a job that has to wait for a reason outside of it. It runs later, and the try does not count. Holds a
 * duration, not a time: the clock of the database may be another.
 */
export class PostponeJob extends Error {
  readonly seconds: number;
  constructor(ms: number) {
    super("put off");
    this.seconds = Math.max(1, Math.ceil(ms / 1000));
  }
}

type Attempt = {
  name: string;
  job: JobWithMetadata<unknown>;
  handle: () => Promise<void>;
  putOff: (seconds: number) => Promise<void>;
};

/** Runs a job and returns its result for the queue. */
export async function outcomeOf({ name, job, handle, putOff }: Attempt, log: Logger): Promise<JobResult> {
  const { id } = job;
  try {
    await handle();
    return { id, status: "completed" };
  } catch (error) {
    if (error instanceof PostponeJob) {
      // Sends the later job first: in between there may be both jobs, never none.
      await putOff(error.seconds);
      return { id, status: "completed" };
    }
    const isOver = error instanceof PermanentJobError;
    // Only the reason is kept with the job: messages of mail servers quote addresses.
    const message = reasonOf(isOver ? error.cause : error);
    log.warn({ job: name, id, attempt: job.retryCount, reason: message }, "job failed");
    return { id, status: isOver ? "deadletter" : "failed", output: { message } };
  }
}
