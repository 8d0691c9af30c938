import type { Logger } from "pino";
import type { RecordEvent } from "./audit/record-event.ts";
import type { Clock } from "./clock.ts";
import type { ContentCache } from "./content/content-cache.ts";
import type { Database, Store } from "./db/client.ts";
import type { DiskWatch } from "./disk/watch-disk.ts";
import type { Env } from "./env.ts";
import type { FormLimit } from "./http/form-limit.ts";
import type { JobQueue } from "./jobs/queue.ts";
import type { Keys } from "./keys.ts";
import type { LeadStore } from "./leads/store-lead.ts";
import type { LoginLimits } from "./session/login-limits.ts";

/** What the server is made of; handed to every route and use case that needs it. */
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
  content: ContentCache;
  disk: DiskWatch;
  formLimit: FormLimit;
  loginLimits: LoginLimits;
};
