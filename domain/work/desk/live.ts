import type { LeadKind } from "../request-kinds.ts";

/** What open screens are told of besides the history of requests: what has none, or has it no longer. */
export const DESK_NOTICES = ["asked", "answered", "deleted", "unsorted", "sorted", "mentioned", "sent"] as const;
export type DeskNotice = (typeof DESK_NOTICES)[number];

/** What a change is about: a request, a customer, somebody who asks for access to the portal, or a mail without a place. */
export type DeskChangeKind = LeadKind | "customer" | "access" | "mail";

/** So often the stream says that it is there. Who has not heard from it for longer than twice that is not live. */
export const STREAM_BEAT_MS = 20_000;
/** What could not be told for longer than this is said to be late: on screens, to admins and in the figures. */
export const STREAM_LATE_MS = 30_000;
/** So often a browser asks that is not live, and says what it has open. */
export const ASK_MS = 30_000;
