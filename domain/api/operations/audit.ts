import { z } from "zod";
import { auditFilter } from "../../platform/audit.ts";
import { done, file, id, moment, pageQuery, type Endpoints } from "../endpoint.ts";

/** An event of the audit trail as stored, and in the reader's words. */
const presentedEvent = z.object({
  id,
  at: moment,
  actorName: z.string().nullable(),
  action: z.string(),
  subjectType: z.string().nullable(),
  subjectId: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
  ip: z.string().nullable(),
  said: z.object({ action: z.string(), subject: z.string(), details: z.string() }),
});
export type PresentedEvent = z.infer<typeof presentedEvent>;

const count = z.int().min(0);

const trailFault = z.discriminatedUnion("reason", [
  /** A row that was changed, or one before it that was taken away or put in. */
  z.object({ reason: z.literal("changed"), id }),
  /** Signed with a key that is not configured: a row, or the head where there is no id. */
  z.object({ reason: z.literal("unknownKey"), keyId: z.string(), id: id.optional() }),
  z.object({ reason: z.literal("missing"), expected: count, found: count }),
  z.object({ reason: z.enum(["noHead", "headChanged"]) }),
  /** The trail is shorter than the noted head, or another one. */
  z.object({ reason: z.literal("notNoted"), entries: count }),
  /** The note of its end in the data folder is not one that our keys have signed. */
  z.object({ reason: z.literal("noteDamaged") }),
]);
export type TrailFault = z.infer<typeof trailFault>;

/** How long the trail is, where it ends, and the first thing that is wrong with it. */
const trailState = z.object({
  entries: count,
  unkeyed: count,
  head: z.string().nullable(),
  fault: trailFault.nullable(),
});
export type TrailState = z.infer<typeof trailState>;

/** The last check of the trail, which a job does piece by piece, and the one that is under way. */
const trailCheck = z.object({
  /** What the last one has found; null before the first. */
  last: trailState.extend({ at: moment }).nullable(),
  /** When the last one ended that began with the first entry and found nothing wrong. */
  wholeAt: moment.nullable(),
  /** How many of the entries the present one has checked; it may begin where an earlier one ended. */
  running: z.object({ isWhole: z.boolean(), checked: count, entries: count }).nullable(),
});
export type TrailCheck = z.infer<typeof trailCheck>;

/** Whether to begin with the first entry, or where the last check ended. */
const checkOrder = z.object({ isWhole: z.boolean() });

export const auditEndpoints = {
  "GET /api/audit-events": {
    query: z.object({ ...pageQuery.shape, ...auditFilter.shape }),
    answer: z.array(presentedEvent),
  },
  "GET /api/audit-events/chain": { answer: trailCheck },
  "POST /api/audit-events/check": { body: checkOrder, answer: done },
  "GET /api/audit-events/export": { query: auditFilter, answer: file("text/csv") },
} as const satisfies Endpoints;
