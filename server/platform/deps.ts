import type { SQL } from "drizzle-orm";
import type { Logger } from "pino";
import type { z } from "zod";
import type { NameIn } from "../../domain/platform/text-keys.ts";
import type { Clock } from "./clock.ts";
import type { Store } from "./db/client.ts";
import type { Database } from "./db/database.ts";
import type { RecordEvent } from "./deps/audit.ts";
import type { ContentCache } from "./deps/content.ts";
import type { DiskWatch } from "./deps/disk.ts";
import type { LeadMatcher, LeadRouter, LeadStore } from "./deps/leads.ts";
import type { FormLimit, LoginLimits } from "./deps/limits.ts";
import type { Live } from "./deps/live.ts";
import type { Delivery, SmsTransport } from "./deps/messages.ts";
import type { VisitCounter } from "./deps/visits.ts";
import type { Env } from "./env.ts";
import type { Keys } from "./keys.ts";

/**
 * What the server is made of; handed to every route and use case that needs it. Here and in deps/ are the types alone:
 * whoever uses a service does not know the room that makes it.
 */
export type Deps = {
  env: Env;
  log: Logger;
  clock: Clock;
  store: Store;
  db: Database;
  keys: Keys;
  jobs: JobQueue;
  recordEvent: RecordEvent;
  storeLead: LeadStore;
  matchLead: LeadMatcher;
  routeLead: LeadRouter;
  content: ContentCache;
  disk: DiskWatch;
  formLimit: FormLimit;
  loginLimits: LoginLimits;
  live: Live;
  visits: VisitCounter;
};

/** What the workers have besides: where mails and texts leave by, null where that is not set up. */
export type Tools = Deps & { mail: Delivery | null; sms: SmsTransport | null };

/** What a job can be called: there is a text for each. */
export type JobName = NameIn<"jobs", "names">;

/** Everything there is to say about a kind of job. */
export type Job<Name extends JobName = JobName, Data = unknown> = {
  name: Name;
  /** What it carries: ids only, never personal data. */
  data: z.ZodType<Data>;
  pace: Pace;
  /** When it comes by the clock: minute, hour, day, month, weekday. */
  schedule?: string;
  work(tools: Tools, data: Data, attempt: { isLast: boolean }): Promise<void>;
};

/** The part of a job that its senders know. */
export type JobKind<Data> = Pick<Job<JobName, Data>, "name" | "data">;

export type Pace = {
  retry: { retryLimit: number; retryDelay: number; retryDelayMax: number; expireInSeconds: number };
  /** How many work at once; those of the express take no bulk, so that bulk can never keep all of them busy. */
  crew: { workers: number; express?: number };
};

/** Jobs of higher priority go first. */
type SendOptions = { startAfter?: Date; priority?: number };

export type JobQueue = {
  /** Puts a job on the queue as part of the transaction that gives cause for it. */
  send<Data extends object>(
    tx: Database,
    job: JobKind<Data>,
    data: NoInfer<Data>,
    options?: SendOptions,
  ): Promise<void>;
  /** The same for several jobs of a kind, as a statement that becomes part of the one that gives cause for them. */
  statementOf<Data extends object>(job: JobKind<Data>, data: NoInfer<Data>[]): Promise<SQL>;
  /** Wakes who works off jobs that such a statement has sent, once others can see them. */
  sent(tx: Database, job: Pick<Job, "name">): void;
  /** Begins to work off what is there and what comes. */
  work(tools: Tools): Promise<void>;
  /** Gives a job that was given up another try, as part of a transaction. */
  retry(tx: Database, name: string, id: string): Promise<void>;
  /** False while the queue that this process is to work off cannot be reached. */
  isAlive(): boolean;
  /** Lets the jobs under way finish; those that take longer than the timeout are put back. */
  stop(options?: { timeout: number }): Promise<void>;
};
