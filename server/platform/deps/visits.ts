import type { IncomingHttpHeaders } from "node:http";

/** The counter of public page views: counts in memory, and adds to the database every minute. */
export type VisitCounter = {
  /** Counts a page view, named as in `domain/operations/visits.ts`. Bots and prefetches do not count. */
  count(shown: string, headers: IncomingHttpHeaders): void;
  flush(): Promise<void>;
  close(): Promise<void>;
};
