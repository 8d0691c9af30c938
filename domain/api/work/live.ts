import { z } from "zod";
import { DESK_EVENTS } from "../../work/desk/events.ts";
import { DESK_NOTICES, type DeskChangeKind } from "../../work/desk/live.ts";
import { rowId } from "../../platform/fields.ts";
import { LEAD_KINDS, type LeadKind } from "../../work/request-kinds.ts";
import type { StreamEnd } from "../../platform/session-ends.ts";
import { fault } from "../../platform/text-keys.ts";
import { done, file, id, type Endpoints } from "../endpoint.ts";

/** A change as open screens hear of it: what it is about, and nothing of what is in it. */
const change = z.object({
  kind: z.enum([...LEAD_KINDS, "customer", "access", "mail"]) satisfies z.ZodType<DeskChangeKind>,
  id,
  /** Of requests. */
  reference: z.string().nullable(),
  type: z.enum([...DESK_EVENTS, ...DESK_NOTICES]),
  /** Who did it; null where a rule, a visitor or the program did. */
  by: id.nullable(),
});
export type DeskChange = z.infer<typeof change>;

/** What those get who ask now and then. After a reset they fetch everything anew. */
const changes = z.object({
  position: z.string(),
  isReset: z.boolean(),
  /** Something has kept changes from being told for a while. */
  isLate: z.boolean(),
  changes: z.array(change),
});
export type DeskChanges = z.infer<typeof changes>;

/** A colleague has a request open, or has closed it. */
const presence = z.object({
  kind: z.enum(LEAD_KINDS, fault("validation:choice")),
  id: rowId(),
  isOpen: z.boolean(),
  /** Tells the tabs of a browser apart: each of them shows one request at a time. */
  screen: z.string().max(40, fault("validation:tooLong")).optional(),
});
export type DeskPresence = z.infer<typeof presence>;

/** Who has a request open; told by the stream. */
export type Present = { kind: LeadKind; id: number; people: { id: number; name: string }[] };

/** What a stream says now and then: that it is there, and whether something keeps changes from being told. */
export type StreamBeat = { isLate: boolean };

/** The last word of a stream that does not come back by itself. */
export type StreamEnded = { reason: StreamEnd };

/** How many wait: requests for an answer, people for access. */
const badge = z.object({
  needsReply: z.int().min(0),
  /** Null for those who cannot give access. */
  accessRequests: z.int().min(0).nullable(),
  /** Requests with something from their customer that the reader has not read. */
  unread: z.int().min(0),
  /** Requests with a note that names the reader and that they have not seen. */
  mentions: z.int().min(0),
  /** Mails that nobody has said of where they belong; null for those who do not read mails. */
  unsorted: z.int().min(0).nullable(),
});
export type DeskBadge = z.infer<typeof badge>;

/** How far somebody has heard. */
const heard = z.object({ after: z.string().max(40).optional() });

export const liveEndpoints = {
  "GET /api/desk-stream": { query: heard, answer: file("text/event-stream") },
  "GET /api/desk-changes": { query: heard, answer: changes },
  "GET /api/desk-badge": { answer: badge },
  "POST /api/desk-presence": { body: presence, answer: done },
} as const satisfies Endpoints;
