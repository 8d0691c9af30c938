import { z } from "zod";
import { auditFilter } from "../../platform/audit.ts";
import { done, file, id, moment, pageQuery, type Endpoints } from "../endpoint.ts";

/** An event of the audit trail as stored, with its texts in the reader's language (`said`). */
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
  /** The first row that does not fit the chain: it was changed, or a row before it was removed or inserted. */
  z.object({ reason: z.literal("changed"), id }),
  /** The signing key is not configured. `id` names the row; without it the head is meant. */
  z.object({ reason: z.literal("unknownKey"), keyId: z.string(), id: id.optional() }),
  z.object({ reason: z.literal("missing"), expected: count, found: count }),
  z.object({ reason: z.enum(["noHead", "headChanged"]) }),
  /** The trail is shorter than the noted head says, or it is a different trail. */
  z.object({ reason: z.literal("notNoted"), entries: count }),
  /** The note of the head in the data folder has no valid signature of our keys. */
  z.object({ reason: z.literal("noteDamaged") }),
]);
export type TrailFault = z.infer<typeof trailFault>;

/** The result of a check: the length of the trail, its head, and the first fault. */
const trailState = z.object({
  entries: count,
  unkeyed: count,
  head: z.string().nullable(),
  fault: trailFault.nullable(),
});
export type TrailState = z.infer<typeof trailState>;

/** The last check of the trail and the running one. A job does the checks in batches. */
const trailCheck = z.object({
  /** The result of the last check; null before the first. */
  last: trailState.extend({ at: moment }).nullable(),
  /** The end of the last check that began with the first entry and found no fault. */
  wholeAt: moment.nullable(),
  /** The progress of the running check. It may begin where an earlier check ended. */
  running: z.object({ isWhole: z.boolean(), checked: count, entries: count }).nullable(),
});
export type TrailCheck = z.infer<typeof trailCheck>;

/** The scope of a check: from the first entry, or from where the last check ended. */
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
