import type { IncomingHttpHeaders } from "node:http";

/** Counts how often public pages are shown, in memory, and adds it to the database every minute. */
export type VisitCounter = {
  /** A page was shown, named as `domain/operations/visits.ts` does; programs and what is fetched ahead do not count. */
  count(shown: string, headers: IncomingHttpHeaders): void;
  flush(): Promise<void>;
  close(): Promise<void>;
};
