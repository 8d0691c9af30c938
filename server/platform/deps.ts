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
import type { DnsResolver } from "./deps/dns.ts";
import type { LeadMatcher, LeadRouter, LeadStore } from "./deps/leads.ts";
import type { FormLimit, LoginLimits } from "./deps/limits.ts";
import type { Live } from "./deps/live.ts";
import type { Delivery, SmsTransport } from "./deps/messages.ts";
import type { SettingsCache } from "./deps/settings.ts";
import type { ShareStreams } from "./deps/shares.ts";
import type { VisitCounter } from "./deps/visits.ts";
import type { Env } from "./env.ts";
import type { Keys } from "./keys.ts";

/**
 * The dependencies of the server (dependency injection), handed to every route and use case that needs them. This file
 * and deps/ hold types only: the user of a service does not import the module that creates it.
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
  settings: SettingsCache;
  content: ContentCache;
  disk: DiskWatch;
  dns: DnsResolver;
  formLimit: FormLimit;
  loginLimits: LoginLimits;
  live: Live;
  shares: ShareStreams;
  visits: VisitCounter;
};

/**
 * The dependencies of a worker: those of the server, and the transports for mail and SMS. A transport is null where it
 * is not configured.
 */
export type Tools = Deps & { mail: Delivery | null; sms: SmsTransport | null };

/** The name of a job. Each has a text in the locales. */
export type JobName = NameIn<"jobs", "names">;

/** The definition of a kind of job. */
export type Job<Name extends JobName = JobName, Data = unknown> = {
  name: Name;
  /** Schema of the payload: ids only, never personal data. */
  data: z.ZodType<Data>;
  pace: Pace;
  /** Cron expression of a scheduled job: minute, hour, day, month, weekday. */
  schedule?: string;
  work(tools: Tools, data: Data, attempt: { isLast: boolean }): Promise<void>;
};

/** The part of a job that its senders know. */
export type JobKind<Data> = Pick<Job<JobName, Data>, "name" | "data">;

export type Pace = {
  retry: { retryLimit: number; retryDelay: number; retryDelayMax: number; expireInSeconds: number };
  /** Number of workers. Express workers take no bulk jobs, so that bulk can never keep all workers busy. */
  crew: { workers: number; express?: number };
};

/** Options of `send`. Jobs of higher priority go first. */
type SendOptions = { startAfter?: Date; priority?: number };

export type JobQueue = {
  /** Enqueues a job within the transaction that causes it. */
  send<Data extends object>(
    tx: Database,
    job: JobKind<Data>,
    data: NoInfer<Data>,
    options?: SendOptions,
  ): Promise<void>;
  /** Builds the SQL that enqueues several jobs of a kind, as a part of the statement that causes them. */
  statementOf<Data extends object>(job: JobKind<Data>, data: NoInfer<Data>[]): Promise<SQL>;
  /** Wakes the workers for jobs that `statementOf` enqueued, after the transaction has committed. */
  sent(tx: Database, job: Pick<Job, "name">): void;
  /** Starts the workers, for the jobs in the queue and those that come. */
  work(tools: Tools): Promise<void>;
  /** Retries a failed job, within a transaction. */
  retry(tx: Database, name: string, id: string): Promise<void>;
  /** False while this process runs workers and cannot reach the queue. */
  isAlive(): boolean;
  /** Graceful shutdown: running jobs finish, and those that take longer than the timeout go back to the queue. */
  stop(options?: { timeout: number }): Promise<void>;
};
