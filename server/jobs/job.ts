import { z } from "zod";
import type { Deps } from "../deps.ts";
import type { Delivery } from "../mail/delivery.ts";
import type { SmsTransport } from "../sms/transport.ts";
import type { CrewSize } from "./crew.ts";

/** What the workers have besides what everything has: where mails and texts leave by, null where that is not set up. */
export type Tools = Deps & { mail: Delivery | null; sms: SmsTransport | null };

/** Everything there is to say about a kind of job. */
export type Job<Name extends string = string, Data = unknown> = {
  name: Name;
  /** What it carries: ids only, never personal data. */
  data: z.ZodType<Data>;
  pace: Pace;
  /** When it comes by the clock: minute, hour, day, month, weekday. */
  schedule?: string;
  work(tools: Tools, data: Data, attempt: { isLast: boolean }): Promise<void>;
};

/** What a job carries that comes by the clock. */
export const NOTHING = z
  .object({})
  .nullish()
  .transform((given) => given ?? {});
export type Nothing = z.infer<typeof NOTHING>;

type Pace = {
  retry: { retryLimit: number; retryDelay: number; retryDelayMax: number; expireInSeconds: number };
  crew: CrewSize;
};

/** Growing waits, from seconds to hours: over a day and a half of tries before a job is given up and shown as failed. */
export const PATIENT: Pace = {
  retry: { retryLimit: 18, retryDelay: 5, retryDelayMax: 4 * 3600, expireInSeconds: 120 },
  crew: { workers: 2 },
};

/** A job that comes by the clock is tried again soon or at its next hour. */
export const HOURLY: Pace = {
  retry: { retryLimit: 2, retryDelay: 60, retryDelayMax: 600, expireInSeconds: 600 },
  crew: { workers: 1 },
};
