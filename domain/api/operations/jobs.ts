import { z } from "zod";
import { CHANNELS, MESSAGE_CHANNELS } from "../../work/channels.ts";
import { LEAD_KINDS } from "../../work/request-kinds.ts";
import type { NameIn } from "../../platform/text-keys.ts";
import { done, id, moment, type Endpoints } from "../endpoint.ts";
import { renamedRecordOf } from "../../platform/typed-records.ts";

const PLURALS = MESSAGE_CHANNELS.map((channel) => CHANNELS[channel].plural);

/** The name of a job. It is also the key of its text in `jobs.names`. */
const jobName = z.custom<NameIn<"jobs", "names">>((name) => typeof name === "string").meta({ type: "string" });

const messageIds = renamedRecordOf(
  MESSAGE_CHANNELS,
  (channel) => CHANNELS[channel].idField,
  () => id.optional(),
);

/** A job that failed its last attempt. Its data are ids, never personal data. */
const failedJob = z.object({
  id: z.uuid(),
  name: jobName,
  data: z.looseObject({
    kind: z.enum(LEAD_KINDS).optional(),
    id: id.optional(),
    ...messageIds,
    postId: id.optional(),
    userId: id.nullish(),
  }),
  reason: z.string(),
  failedAt: moment,
  tries: z.int(),
});
export type FailedJob = z.infer<typeof failedJob>;

/** The number of messages whose delivery is uncertain and that wait for a person's decision, and the first of them. */
const unclear = z.object({ count: z.int(), first: id.nullable() });
export type Unclear = z.infer<typeof unclear>;

/**
 * The state of sending. `held`: mails wait because the mail server rejects ours; how many, since when, and its reason.
 */
const mailHealth = z.object({
  held: z.object({ count: z.int(), since: moment, reason: z.string() }).nullable(),
  unclear: z.record(z.enum(PLURALS), unclear),
});
export type MailHealth = z.infer<typeof mailHealth>;

export const jobEndpoints = {
  "GET /api/failed-jobs": { answer: z.array(failedJob) },
  "POST /api/failed-jobs/:id/retry": { params: z.object({ id: z.uuid() }), answer: done },
  "GET /api/mail-health": { answer: mailHealth },
} as const satisfies Endpoints;
