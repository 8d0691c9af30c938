import type { LeadKind } from "../request-kinds.ts";

/**
 * The types of notices: what open screens are told besides the events in the history of a request.
 * - `asked`, `answered`: somebody asked for access to the portal, or that was decided.
 * - `deleted`: a request was deleted, and its history with it.
 * - `unsorted`, `sorted`: a mail came in that belongs to no request yet, or it was assigned or deleted.
 * - `mentioned`: a note mentions a user. Only the users mentioned are told.
 * - `sent`: the delivery status of a message changed. Also tells that a quote request was updated after a change of the
 *   contact request that it was made of.
 * - `noticed`: the personal notices of a user changed. Only that user is told.
 */
export const DESK_NOTICES = [
  "asked",
  "answered",
  "deleted",
  "unsorted",
  "sorted",
  "mentioned",
  "sent",
  "noticed",
] as const;
export type DeskNotice = (typeof DESK_NOTICES)[number];

/**
 * The subject of a change: a request, a customer, somebody who asks for access to the portal, an unsorted mail, a
 * task that is about none of these, the notices of the reader, or the list of tags.
 */
export type DeskChangeKind = LeadKind | "customer" | "access" | "mail" | "task" | "notice" | "tag";

/**
 * Heartbeat interval of the event stream (SSE). A browser that has not heard from it for longer than twice that is not
 * live.
 */
export const STREAM_BEAT_MS = 20_000;
/** Maximum delay of an event. A longer one is reported as late: on screens, to admins and in the metrics. */
export const STREAM_LATE_MS = 30_000;
/** Polling interval of a browser that is not live. Also the interval at which a browser reports what it has open. */
export const POLL_INTERVAL_MS = 30_000;
