import { sql, type SQL } from "drizzle-orm";
import { fromDrizzle, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { afterCommit } from "../db/after-commit.ts";
import type { Database, Store } from "../db/client.ts";
import type { Job, JobQueue } from "../deps.ts";
import { describeFault } from "../describe-fault.ts";
import { hireCrews, type Crew } from "./crew.ts";
import { PermanentJobError, outcomeOf } from "./outcome.ts";
import { startPulse, type Pulse } from "./pulse.ts";

/** Heartbeat timeout: a job whose worker is silent for so long is retried, long before it would expire. */
const HEARTBEAT_SECONDS = 20;

/** Maintenance intervals of the queue, no shorter than needed: a queue at rest costs next to nothing. */
const UPKEEP = {
  superviseIntervalSeconds: HEARTBEAT_SECONDS,
  monitorIntervalSeconds: HEARTBEAT_SECONDS,
  cronWorkerIntervalSeconds: 45,
  flowIntervalSeconds: 3600,
  bamIntervalSeconds: 3600,
  queueCacheIntervalSeconds: 600,
  monitorVacuum: false,
};

/**
 * Starts the durable job queue in the application's own database. Workers are woken by jobs that this process sends,
 * after their commit, and by a regular poll. NOTIFY is not used: it would make every commit that sends a job wait for
 * the one before it.
 */
export async function startQueue(store: Store, log: Logger, kinds: readonly Job[]): Promise<JobQueue> {
  const boss = new PgBoss({ ...store.queueOptions, ...UPKEEP, schema: "jobs", persistWarnings: false });
  let isStopped = false;
  boss.on("error", (error) => {
    // Ignored after the stop: pg-boss does not wait for its connections to end, either.
    if (!isStopped) log.warn({ err: describeFault(error) }, "job queue");
  });
  await boss.start();
  await setUp(boss, kinds);
  const crews = new Map<string, Crew>();
  const wake = (name: string) => crews.get(name)?.wake();
  let pulse: Pulse | undefined;
  return {
    async send(tx, { name }, data, options = {}) {
      await boss.send(name, data, { ...options, db: within(tx) });
      if (!options.startAfter) afterCommit(tx, () => wake(name));
    },
    async statementOf({ name }, data) {
      let statement = sql``;
      const taken = {
        async execute(query: SQL) {
          statement = query;
          return { rows: [] };
        },
      };
      const jobs = data.map((item) => ({ data: item }));
      await boss.insert(name, jobs, { db: fromDrizzle(taken, sql) });
      return statement;
    },
    sent: (tx, { name }) => afterCommit(tx, () => wake(name)),
    async work(tools) {
      for (const kind of kinds) {
        const { name } = kind;
        const crew = await hireCrews(boss, name, kind.pace.crew, (job) => {
          const handle = () => kind.work(tools, readData(kind, job.data), { isLast: job.retryCount >= job.retryLimit });
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
    async stop(options) {
      pulse?.stop();
      await boss.stop(options);
      isStopped = true;
    },
  };
}

/** Validates the payload of a job. A job with an invalid payload is given up at once. */
function readData({ data }: Job, given: unknown): unknown {
  const { success, data: read, error } = data.safeParse(given);
  if (!success) throw new PermanentJobError("a job carries what it should not", { cause: error });
  return read;
}

async function setUp(boss: PgBoss, kinds: readonly Job[]): Promise<void> {
  for (const { name, pace, schedule } of kinds) {
    const options = {
      ...pace.retry,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      retryBackoff: true,
      retentionSeconds: 30 * 86_400,
      deleteAfterSeconds: 30 * 86_400,
    };
    await boss.createQueue(name, options);
    await boss.updateQueue(name, options);
    if (schedule) await boss.schedule(name, schedule);
  }
}

/** Lets the queue write within a transaction. */
function within(tx: Database) {
  return fromDrizzle(tx, sql);
}
