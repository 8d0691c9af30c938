import { z } from "zod";
import { guestInput, sentSignal, shareInput, shareNotes, shareSending, shareVisit } from "../../work/share.ts";
import { SHARE_ENDS, SHARE_STATES, SHARE_WAYS, type ShareInvitation } from "../../work/share-options.ts";
import { done, file, language, moment, type Endpoints } from "../endpoint.ts";

/** Any text: an id that cannot be one is not found, as any other that is wrong. */
const byShareId = z.object({
  id: z
    .string()
    .regex(/^[\w-]+$/)
    .catch(""),
});

/** The page load of a stream; `EventSource` sends the position (`Last-Event-ID`) by itself. */
const streamQuery = z.object({ visit: shareVisit });

/** A share as its agent sees it. */
const share = z.object({
  id: z.string(),
  state: z.enum(SHARE_STATES),
  /** The customer's language. */
  language,
  relayOnly: z.boolean(),
  /** The link; null when a browser has opened it, or the share is over: then it leads nowhere. */
  link: z.string().nullable(),
  createdAt: moment,
  expiresAt: moment,
  beganAt: moment.nullable(),
  endedAt: moment.nullable(),
  endReason: z.enum(SHARE_ENDS).nullable(),
  /** The request that the share was made from, with its customer's name and the address of its page at the desk. */
  request: z.object({ reference: z.string(), name: z.string(), path: z.string() }).nullable(),
  /** The ways by which the link can be sent now; none without a request. */
  ways: z.array(z.enum(SHARE_WAYS)),
  notes: z.string(),
});
export type Share = z.infer<typeof share>;

/** The answer to the agent who makes a share: all that the dialog shows. */
const createdShare = share.pick({ id: true, expiresAt: true, ways: true }).extend({ link: z.string() });
export type CreatedShare = z.infer<typeof createdShare>;

/** The answer to the browser that the link is bound to. */
const invitation = z.object({
  agent: z.object({ name: z.string(), pictureUrl: z.string().nullable() }),
  language,
  expiresAt: moment,
  isBound: z.boolean(),
  /** The path of the page "Your request", where files can be uploaded; null without a request. */
  uploadPath: z.string().nullable(),
});
export type GuestShare = z.infer<typeof invitation> & ShareInvitation;

/** The moment at which a sent link leaves; null at once. */
const sentLink = z.object({ ok: z.literal(true), sendAt: moment.nullable() });

const stream = { query: streamQuery, answer: file("text/event-stream") } as const;

/**
 * Screen shares. The calls of the agent name the share by its id; those of the customer name nothing: the cookie that
 * `POST /api/share-guests` sets is their key.
 */
export const shareEndpoints = {
  "POST /api/shares": { body: shareInput, answer: createdShare, status: 201 },
  "GET /api/shares/:id": { params: byShareId, answer: share },
  "POST /api/shares/:id/signals": { params: byShareId, body: sentSignal, answer: done },
  "GET /api/shares/:id/stream": { params: byShareId, ...stream },
  "POST /api/shares/:id/end": { params: byShareId, answer: done },
  "POST /api/shares/:id/notes": { params: byShareId, body: shareNotes, answer: done },
  "POST /api/shares/:id/send": { params: byShareId, body: shareSending, answer: sentLink },
  "POST /api/share-guests": { body: guestInput, answer: invitation },
  "POST /api/share-guests/signals": { body: sentSignal, answer: done },
  "GET /api/share-guests/stream": stream,
  "POST /api/share-guests/end": { answer: done },
} as const satisfies Endpoints;
