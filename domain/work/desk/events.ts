import type { Deed } from "./work.ts";

/** What happened at the desk. `received` is the request itself; the others are what somebody, or a rule, did. */
export const DESK_EVENTS = [
  "received",
  "completed",
  "taken",
  "assigned",
  "stage",
  "confirmed",
  "priority",
  "follow-up",
  "note",
  "call",
  "premium",
  "corrected",
  "escalated",
  "do-not-contact",
  "customer",
  /** The customer wrote: by mail or by text. */
  "message",
  /** A program wrote for them, such as out of office: nobody has to answer. */
  "automatic",
  /** A mail to them came back. */
  "bounced",
  /** Somebody wrote to them: by mail or by text. */
  "answer",
  /** What follows by itself: a message, or a call that is due. */
  "sequence",
  /** What was suspected comes into the inbox: somebody, or an update of the program, found that a person had sent it. */
  "not-spam",
  /** Somebody said that what the customer wrote last needs no answer. */
  "settled",
  "undone",
] as const;
export type DeskEventType = (typeof DESK_EVENTS)[number];

/** What a deed is told as. */
export const EVENT_OF = {
  take: "taken",
  assign: "assigned",
  stage: "stage",
  confirm: "confirmed",
  priority: "priority",
  "follow-up": "follow-up",
  note: "note",
  call: "call",
  "not-spam": "not-spam",
  settle: "settled",
} as const satisfies Record<Deed, DeskEventType>;

/** What its maker can take back for a while. What left the house, and what others did, is not among it. */
export const UNDOABLE: readonly DeskEventType[] = [
  "taken",
  "assigned",
  "stage",
  "confirmed",
  "priority",
  "follow-up",
  "note",
  "call",
  "premium",
  "not-spam",
  "settled",
];

/** For how long: the bar shows ten seconds, and what was pressed in its last one still counts. */
export const UNDO_MS = 60_000;
