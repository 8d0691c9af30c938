import { sql, type SQL } from "drizzle-orm";
import { fromDrizzle, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { afterCommit } from "../db/after-commit.ts";
import type { Database, Store } from "../db/client.ts";
import { describeFault } from "../describe-fault.ts";
import { hireCrews, type Crew } from "./crew.ts";
import type { Job, Tools } from "./job.ts";
import { JOBS, type JobData, type JobName } from "./jobs.ts";
import { Hopeless, outcomeOf } from "./outcome.ts";
import { startPulse, type Pulse } from "./pulse.ts";

const KINDS: readonly Job[] = JOBS;

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

/** Jobs of higher priority go first. */
type SendOptions = { startAfter?: Date; priority?: number };

export type JobQueue = {
  /** Puts a job on the queue as part of the transaction that gives cause for it. */
  send<N extends JobName>(tx: Database, name: N, data: JobData[N], options?: SendOptions): Promise<void>;
  /** The same for several jobs of a kind, as a statement that becomes part of the one that gives cause for them. */
  statementOf<N extends JobName>(name: N, data: JobData[N][]): Promise<SQL>;
  /** Wakes who works off jobs that such a statement has sent, once others can see them. */
  sent(tx: Database, name: JobName): void;
  /** Begins to work off what is there and what comes. */
  work(tools: Tools): Promise<void>;
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
    async statementOf(name, data) {
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
    sent: (tx, name) => afterCommit(tx, () => wake(name)),
    async work(tools) {
      for (const kind of KINDS) {
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
    stop(options) {
      pulse?.stop();
      return boss.stop(options);
    },
  };
}

/** What a job carries, as its definition has it: nothing will come of one that is not so. */
function readData({ data }: Job, given: unknown): unknown {
  const { success, data: read, error } = data.safeParse(given);
  if (!success) throw new Hopeless("a job carries what it should not", { cause: error });
  return read;
}

async function setUp(boss: PgBoss): Promise<void> {
  for (const { name, pace, schedule } of KINDS) {
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

/** Lets the queue write as part of a transaction. */
function within(tx: Database) {
  return fromDrizzle(tx as unknown as Parameters<typeof fromDrizzle>[0], sql);
}
