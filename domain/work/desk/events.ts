import type { Deed } from "./work.ts";

/** The types of events at the desk. `received` is the request itself; the others are what somebody, or a rule, did. */
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
  /** Somebody showed offers to the customer side by side, or took them back. */
  "offer",
  /** The customer asked about an offer, wished for one, declined them, or acknowledged to go without a coverage. */
  "offer-answer",
  "corrected",
  /** Somebody without the right to change filled fields proposed a change of them, or the proposal was declined. */
  "proposed",
  "declined",
  "escalated",
  "do-not-contact",
  "customer",
  /** The customer wrote: by mail, by text or on their private page. */
  "message",
  /** A program replied for the customer, such as out of office: nobody has to answer. */
  "automatic",
  /** A mail to the customer bounced. */
  "bounced",
  /** Somebody wrote to the customer, by mail or by text. */
  "answer",
  /** A step of a sequence: a message, or a call that is due. */
  "sequence",
  /**
   * A suspected request comes into the inbox: somebody, or an update of the program, found that a person had sent it.
   */
  "not-spam",
  /** Somebody said that the customer's last message needs no answer. */
  "settled",
  /** Somebody made, changed, finished or deleted a task. */
  "task",
  /** The customer, or somebody at the desk, booked, moved or canceled a time to talk. */
  "booking",
  /** Somebody recorded, changed or renewed a policy, or said why a win has none. */
  "policy",
  /** Somebody put it into the trash, from which it can be restored for a month. */
  "binned",
  /** Somebody, or a routing rule, added tags to a request or a customer, or removed some. */
  "tags",
  /** Somebody put a file on the customer's private page, or took it back, or the customer downloaded it. */
  "shared",
  /** The customer, or an agent who asked, changed what the office may write beyond the request. */
  "marketing",
  /** The customer answered the question whether the office helped. */
  "review",
  "undone",
] as const;
export type DeskEventType = (typeof DESK_EVENTS)[number];

/** The event type of each change to a request. */
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
  tags: "tags",
} as const satisfies Record<Deed, DeskEventType>;

/**
 * The events that their author can undo for a while. Messages that were sent, and what others did, are not among them.
 */
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
  "tags",
];

/** The events by which somebody says what came of a booked time, or goes on without it. */
export const BOOKING_OUTCOMES = [
  "call",
  "answer",
  "note",
  "stage",
  "settled",
  "follow-up",
  "booking",
] as const satisfies readonly DeskEventType[];

/** The events of what the customer writes after the request. */
export const HEARD_EVENTS = ["completed", "message", "offer-answer"] as const satisfies readonly DeskEventType[];

/**
 * Time in which an event can be undone, in milliseconds. The bar shows ten seconds, and what was pressed in its last
 * one still counts.
 */
export const UNDO_MS = 60_000;
