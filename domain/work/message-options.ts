export const MESSAGE_DIRECTIONS = ["in", "out"] as const;
export type Direction = (typeof MESSAGE_DIRECTIONS)[number];

/**
 * Delivery statuses of messages. `unconfigured` is shown as "not sent: no mail server configured". Which of them a message
 * can have is a matter of its channel.
 */
export const DELIVERY_STATUSES = [
  "queued",
  "sent",
  "delivered",
  "undelivered",
  "failed",
  "unconfigured",
  "received",
  "bounced",
  /** Handed over, and no answer came: it may have been taken or not, and is never sent again by itself. */
  "unclear",
  /** Called back before it left, by its author or because its recipient wants none. */
  "cancelled",
] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** The error of a mail that is not sent since an earlier one to its address came back. */
export const NO_SUCH_MAILBOX = "bounced before";

/** The error of a mail that is not sent since a file of it, or its body, does not open. */
export const UNREADABLE = "unreadable";

/** The error of a message that its author called back. */
export const RECALLED = "recalled";

/** Why somebody is not written to. */
export const ANSWER_REFUSALS = ["bounced", "stopped", "noConsent"] as const;
export type AnswerRefusal = (typeof ANSWER_REFUSALS)[number];

/** The error of a message that is not sent since what it is part of was over. */
export const SEQUENCE_OVER = "sequence over";
