import { z } from "zod";
import type { Pace } from "../deps.ts";

/** The empty payload of a scheduled job. */
export const NOTHING = z
  .object({})
  .nullish()
  .transform((given) => given ?? {});
export type Nothing = z.infer<typeof NOTHING>;

/** Retries with backoff, from seconds to hours: over a day and a half before a job is given up and shown as failed. */
export const PATIENT: Pace = {
  retry: { retryLimit: 18, retryDelay: 5, retryDelayMax: 4 * 3600, expireInSeconds: 120 },
  crew: { workers: 2 },
};

/** Pace of a scheduled job: it is retried soon, or runs at its next hour. */
export const HOURLY: Pace = {
  retry: { retryLimit: 2, retryDelay: 60, retryDelayMax: 600, expireInSeconds: 600 },
  crew: { workers: 1 },
};
