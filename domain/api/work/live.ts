import { z } from "zod";
import { DESK_EVENTS } from "../../work/desk/events.ts";
import { DESK_NOTICES, type DeskChangeKind } from "../../work/desk/live.ts";
import { rowId } from "../../platform/fields.ts";
import { LEAD_KINDS, type LeadKind } from "../../work/request-kinds.ts";
import type { StreamEnd } from "../../platform/session-ends.ts";
import { fault } from "../../platform/text-keys.ts";
import { done, file, id, type Endpoints } from "../endpoint.ts";

/** A change as sent to open screens: only its subject, never its content. */
const change = z.object({
  kind: z.enum([
    ...LEAD_KINDS,
    "customer",
    "access",
    "mail",
    "task",
    "notice",
    "tag",
  ]) satisfies z.ZodType<DeskChangeKind>,
  id,
  /** The reference of a request; null for other subjects. */
  reference: z.string().nullable(),
  type: z.enum([...DESK_EVENTS, ...DESK_NOTICES]),
  /** The user who made the change; null for a rule, a visitor or the program. */
  by: id.nullable(),
});
export type DeskChange = z.infer<typeof change>;

/** The answer to polling clients. After a reset they fetch everything again. */
const changes = z.object({
  position: z.string(),
  isReset: z.boolean(),
  /** True while something delays the delivery of changes. */
  isLate: z.boolean(),
  changes: z.array(change),
});
export type DeskChanges = z.infer<typeof changes>;

/** The presence report of a screen: it has opened or closed a request. */
const presence = z.object({
  kind: z.enum(LEAD_KINDS, fault("validation:choice")),
  id: rowId(),
  isOpen: z.boolean(),
  /** The id of a browser tab. Each tab shows one request at a time. */
  screen: z.string().max(40, fault("validation:tooLong")).optional(),
});
export type DeskPresence = z.infer<typeof presence>;

/** The people who have a request open, as the event stream sends them. */
export type RequestViewers = { kind: LeadKind; id: number; people: { id: number; name: string }[] };

/** The heartbeat of the event stream; `isLate` while something delays the delivery of changes. */
export type StreamBeat = { isLate: boolean };

/** The last event of a stream that does not reconnect by itself. */
export type StreamEnded = { reason: StreamEnd };

/** The badge counts: requests that wait for an answer, people who wait for access. */
const badge = z.object({
  needsReply: z.int().min(0),
  /** Null for readers who cannot grant access. */
  accessRequests: z.int().min(0).nullable(),
  /** The number of requests with an unread message of their customer. */
  unread: z.int().min(0),
  /** The number of requests with an unseen note that mentions the reader. */
  mentions: z.int().min(0),
  /** The number of unassigned mails; null for readers who may not read mails. */
  unsorted: z.int().min(0).nullable(),
});
export type DeskBadge = z.infer<typeof badge>;

/** The position of the last event that the client received. */
const streamPosition = z.object({ after: z.string().max(40).optional() });

export const liveEndpoints = {
  "GET /api/desk-stream": { query: streamPosition, answer: file("text/event-stream") },
  "GET /api/desk-changes": { query: streamPosition, answer: changes },
  "GET /api/desk-badge": { answer: badge },
  "POST /api/desk-presence": { body: presence, answer: done },
} as const satisfies Endpoints;
