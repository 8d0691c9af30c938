import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { LeadKind } from "../../domain/lead-options.ts";
import { afterCommit } from "../db/after-commit.ts";
import type { Database, Store } from "../db/client.ts";
import { describeFault } from "../describe-fault.ts";
import type { Guess } from "../session/login-limits.ts";
import { hireCrews, type Crew, type CrewSize } from "./crew.ts";
import { outcomeOf } from "./outcome.ts";
import { startPulse, type Pulse } from "./pulse.ts";

/** Every job and what it carries: ids only, never personal data. */
export type JobData = {
  "notify-of-lead": { kind: LeadKind; id: number };
  "nudge-quiet-agents": object;
  "send-email": { emailId: number };
  "send-sms": { smsId: number };
  /** `onlyAsItCame`: not when it was completed meanwhile, which sends it on by itself. */
  "forward-lead": { kind: LeadKind; id: number; onlyAsItCame?: boolean };
  "back-up": object;
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
  crew: CrewSize;
};

/** Growing waits, from seconds to hours: over a day and a half of tries before a job is given up and shown as failed. */
const PATIENT: QueueSettings = {
  retry: { retryLimit: 18, retryDelay: 5, retryDelayMax: 4 * 3600, expireInSeconds: 120 },
  crew: { workers: 2 },
};

/** A mail server may take ten minutes for each of its answers, and must not keep other mails waiting. */
const MAIL: QueueSettings = {
  retry: { ...PATIENT.retry, expireInSeconds: 3600 },
  crew: { workers: 4, express: 4 },
};

/** A job that comes by the clock is tried again soon or at its next hour. */
const HOURLY: QueueSettings = {
  retry: { retryLimit: 2, retryDelay: 60, retryDelayMax: 600, expireInSeconds: 600 },
  crew: { workers: 1 },
};

/** A backup may take long; the next one by the clock comes before a lost one expires. */
const LONG: QueueSettings = { ...HOURLY, retry: { ...HOURLY.retry, expireInSeconds: 4 * 3600 } };

const QUEUES: Record<JobName, QueueSettings> = {
  "notify-of-lead": PATIENT,
  "nudge-quiet-agents": HOURLY,
  "send-email": MAIL,
  "send-sms": PATIENT,
  "forward-lead": PATIENT,
  "back-up": LONG,
  "note-audit-head": HOURLY,
  "remove-expired": HOURLY,
  reseal: HOURLY,
  "warn-of-guessing": PATIENT,
  "send-newsletter": PATIENT,
};

/** A job whose worker has not said for so long that it still works is tried again, long before it would expire. */
const HEARTBEAT_SECONDS = 20;

/** Nothing is asked more often than it is needed: a queue at rest costs next to nothing. */
const UPKEEP = {
  superviseIntervalSeconds: HEARTBEAT_SECONDS,
  monitorIntervalSeconds: HEARTBEAT_SECONDS,
  cronWorkerIntervalSeconds: 45,
  flowIntervalSeconds: 3600,
  bamIntervalSeconds: 3600,
  queueCacheIntervalSeconds: 600,
  monitorVacuum: false,
};

/** How many mails may be on their way at once. */
export const MAILS_AT_ONCE = MAIL.crew.workers + (MAIL.crew.express ?? 0);

/** Jobs of higher priority go first. */
type SendOptions = { startAfter?: Date; priority?: number };

/** What comes by the clock: minute, hour, day, month, weekday. */
const SCHEDULES: Partial<Record<JobName, string>> = {
  // About noon in Texas: an office that switches its computer off at night has it on then.
  "note-audit-head": "0 18 * * *",
  reseal: "10 18 * * *",
  "nudge-quiet-agents": "5 * * * *",
  "remove-expired": "30 * * * *",
  // Looks every hour whether one is due, so that a machine that was off makes up for it.
  "back-up": "45 * * * *",
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
  /** False while the queue that this process is to work off cannot be reached. */
  isAlive(): boolean;
  /** Lets the jobs under way finish; those that take longer than the timeout are put back. */
  stop(options?: { timeout: number }): Promise<void>;
};

/**
 * Starts the durable queue in the application's own database. Workers are woken by what this process sends, once that
 * is committed, and by a regular look: to be called by NOTIFY would make every commit that sends a job wait for the one
 * before it.
 */
export async function startQueue(store: Store, log: Logger): Promise<JobQueue> {
  const boss = new PgBoss({ ...store.queueOptions, ...UPKEEP, schema: "jobs", persistWarnings: false });
  boss.on("error", (error) => log.warn({ err: describeFault(error) }, "job queue"));
  await boss.start();
  await setUp(boss);
  const crews = new Map<string, Crew>();
  const wake = (name: string) => crews.get(name)?.wake();
  let pulse: Pulse | undefined;
  return {
    async send(tx, name, data, options = {}) {
      await boss.send(name, data, { ...options, db: within(tx) });
      if (!options.startAfter) afterCommit(tx, () => wake(name));
    },
    async sendAll(tx, name, data) {
      if (data.length === 0) return;
      const jobs = data.map((item) => ({ data: item }));
      await boss.insert(name, jobs, { db: within(tx) });
      afterCommit(tx, () => wake(name));
    },
    async work(handlers) {
      for (const name of Object.keys(handlers) as JobName[]) {
        const handler = handlers[name] as (data: unknown, attempt: { isLast: boolean }) => Promise<void>;
        const crew = await hireCrews(boss, name, QUEUES[name].crew, (job) => {
          const handle = () => handler(job.data, { isLast: job.retryCount >= job.retryLimit });
          const putOff = async (startAfter: number) => {
            await boss.send(name, job.data as object, { startAfter, priority: job.priority });
          };
          return outcomeOf({ name, job, handle, putOff }, log);
        });
        crews.set(name, crew);
      }
      pulse = startPulse(boss, wake, log);
    },
    async retry(tx, name, id) {
      await boss.retry(name, id, { db: within(tx) });
      afterCommit(tx, () => wake(name));
    },
    isAlive: () => pulse?.isAlive() ?? true,
    stop(options) {
      pulse?.stop();
      return boss.stop(options);
    },
  };
}

async function setUp(boss: PgBoss): Promise<void> {
  for (const [name, { retry }] of Object.entries(QUEUES)) {
    const options = {
      ...retry,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      retryBackoff: true,
      retentionSeconds: 30 * 86_400,
      deleteAfterSeconds: 30 * 86_400,
    };
    await boss.createQueue(name, options);
    await boss.updateQueue(name, options);
  }
  for (const [name, cron] of Object.entries(SCHEDULES)) await boss.schedule(name, cron);
}

/** Lets the queue write as part of a transaction. */
function within(tx: Database) {
  return fromDrizzle(tx as unknown as Parameters<typeof fromDrizzle>[0], sql);
}
