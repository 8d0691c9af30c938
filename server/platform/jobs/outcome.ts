import type { JobResult, JobWithMetadata } from "pg-boss";
import type { Logger } from "pino";
import { reasonOf } from "../describe-fault.ts";

/** Another try would end like this one: the job is given up at once. */
export class Hopeless extends Error {}

/**
 * Nothing that the job could help: it waits, and the try does not count. For how long, not until when: the clock of the
 * database may be another.
 */
export class PutOff extends Error {
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

/** Does a job and says what becomes of it. */
export async function outcomeOf({ name, job, handle, putOff }: Attempt, log: Logger): Promise<JobResult> {
  const { id } = job;
  try {
    await handle();
    return { id, status: "completed" };
  } catch (error) {
    if (error instanceof PutOff) {
      // The later job first: between the two there may be both, never none.
      await putOff(error.seconds);
      return { id, status: "completed" };
    }
    const isOver = error instanceof Hopeless;
    // Only the reason is kept with the job: messages of mail servers quote addresses.
    const message = reasonOf(isOver ? error.cause : error);
    log.warn({ job: name, id, attempt: job.retryCount, reason: message }, "job failed");
    return { id, status: isOver ? "deadletter" : "failed", output: { message } };
  }
}
