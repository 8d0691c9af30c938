import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss, type JobWithMetadata } from "pg-boss";
import type { Logger } from "pino";
import type { LeadKind } from "../../domain/lead-options.ts";
import type { Database, Store } from "../db/client.ts";
import { faultCode } from "../db/fault.ts";
import type { Guess } from "../session/login-limits.ts";

/** Every job and what it carries: ids only, never personal data. */
export type JobData = {
  "notify-of-lead": { kind: LeadKind; id: number };
  "nudge-quiet-agents": object;
  "send-email": { emailId: number };
  "send-sms": { smsId: number };
  "forward-lead": { kind: LeadKind; id: number };
  "note-audit-head": object;
  "remove-expired": object;
  reseal: object;
  /** Somebody has used up the free tries at an account; null for a name that nobody has. */
  "warn-of-guessing": { userId: number | null; guess: Guess };
  /** The next batch of an article's mails: to the subscribers after the one with this id. */
  "send-newsletter": { postId: number; after: number };
};
export type JobName = keyof JobData;

type QueueSettings = {
  retry: { retryLimit: number; retryDelay: number; retryDelayMax: number; expireInSeconds: number };
  /** How often its workers look for jobs, and how many there are. */
  work: { pollingIntervalSeconds: number; workers: number };
};

/** Growing waits: about ten tries over a day before a job is given up and shown as failed. */
const PATIENT: QueueSettings = {
  retry: { retryLimit: 10, retryDelay: 15, retryDelayMax: 4 * 3600, expireInSeconds: 120 },
  work: { pollingIntervalSeconds: 1, workers: 2 },
};

/** A job that comes by the clock is tried again soon or at its next hour. */
const HOURLY: QueueSettings = {
  retry: { retryLimit: 2, retryDelay: 60, retryDelayMax: 600, expireInSeconds: 600 },
  work: { pollingIntervalSeconds: 30, workers: 1 },
};

const QUEUES: Record<JobName, QueueSettings> = {
  "notify-of-lead": PATIENT,
  "nudge-quiet-agents": HOURLY,
  "send-email": PATIENT,
  "send-sms": PATIENT,
  "forward-lead": PATIENT,
  "note-audit-head": HOURLY,
  "remove-expired": HOURLY,
  reseal: HOURLY,
  "warn-of-guessing": PATIENT,
  "send-newsletter": PATIENT,
};

/** Jobs of higher priority go first. */
type SendOptions = { startAfter?: Date; priority?: number };

/** What comes by the clock: minute, hour, day, month, weekday. */
const SCHEDULES: Partial<Record<JobName, string>> = {
  // About noon in Texas: an office that switches its computer off at night has it on then.
  "note-audit-head": "0 18 * * *",
  reseal: "10 18 * * *",
  "nudge-quiet-agents": "5 * * * *",
  "remove-expired": "30 * * * *",
};

export type Handlers = { [N in JobName]: (data: JobData[N], attempt: { isLast: boolean }) => Promise<void> };

export type JobQueue = {
  /** Puts a job on the queue as part of the transaction that gives cause for it. */
  send<N extends JobName>(tx: Database, name: N, data: JobData[N], options?: SendOptions): Promise<void>;
  /** The same for several jobs of a kind. */
  sendAll<N extends JobName>(tx: Database, name: N, data: JobData[N][]): Promise<void>;
  work(handlers: Handlers): Promise<void>;
  /** Gives a job that was given up another try, as part of a transaction. */
  retry(tx: Database, name: string, id: string): Promise<void>;
  /** Lets the jobs under way finish; those that take longer than the timeout are put back. */
  stop(options?: { timeout: number }): Promise<void>;
};

/**
 * Starts the durable queue in the application's own database. Workers look for jobs every second: to be called by
 * NOTIFY would make every commit that sends a job wait for the one before it.
 */
export async function startQueue(store: Store, log: Logger): Promise<JobQueue> {
  const boss = new PgBoss({ ...store.queueOptions, schema: "jobs", persistWarnings: false });
  boss.on("error", (error) => log.warn({ err: { message: error.message } }, "job queue"));
  await boss.start();
  for (const [name, { retry }] of Object.entries(QUEUES)) {
    const options = {
      ...retry,
      retryBackoff: true,
      retentionSeconds: 30 * 86_400,
      deleteAfterSeconds: 30 * 86_400,
    };
    await boss.createQueue(name, options);
    await boss.updateQueue(name, options);
  }
  for (const [name, cron] of Object.entries(SCHEDULES)) await boss.schedule(name, cron);
  return {
    async send(tx, name, data, options = {}) {
      await boss.send(name, data, { ...options, db: within(tx) });
    },
    async sendAll(tx, name, data) {
      if (data.length === 0) return;
      const jobs = data.map((item) => ({ data: item }));
      await boss.insert(name, jobs, { db: within(tx) });
    },
    async work(handlers) {
      for (const name of Object.keys(handlers) as JobName[]) {
        const { workers, pollingIntervalSeconds } = QUEUES[name].work;
        for (let n = 0; n < workers; n++) {
          const id = await boss.work(name, { includeMetadata: true, pollingIntervalSeconds }, async ([job]) => {
            if (job) await run(handlers, name, job, log);
            // Where one job was, more may wait: the next look comes at once, and after an empty one the pause.
            boss.notifyWorker(id);
          });
        }
      }
    },
    async retry(tx, name, id) {
      await boss.retry(name, id, { db: within(tx) });
    },
    stop: (options) => boss.stop(options),
  };
}

/** Lets the queue write as part of a transaction. */
function within(tx: Database) {
  return fromDrizzle(tx as unknown as Parameters<typeof fromDrizzle>[0], sql);
}

async function run(handlers: Handlers, name: JobName, job: JobWithMetadata<unknown>, log: Logger): Promise<void> {
  const handler = handlers[name] as (data: unknown, attempt: { isLast: boolean }) => Promise<void>;
  try {
    await handler(job.data, { isLast: job.retryCount >= job.retryLimit });
  } catch (error) {
    log.warn({ job: name, id: job.id, attempt: job.retryCount, reason: reasonOf(error) }, "job failed");
    // Only the reason is kept with the job: messages of mail servers quote addresses.
    throw new Error(reasonOf(error));
  }
}

/** Why a job failed, in words that carry no personal data. */
export function reasonOf(error: unknown): string {
  const {
    code = faultCode(error),
    responseCode,
    name,
  } = error as {
    code?: string | number;
    responseCode?: number;
    name?: string;
  };
  return [name, code, responseCode].filter(Boolean).join(" ") || "Error";
}
