export const MESSAGE_DIRECTIONS = ["in", "out"] as const;
export type Direction = (typeof MESSAGE_DIRECTIONS)[number];

/**
 * Delivery statuses of messages. `unconfigured` is shown as "not sent: no mail server configured". The channel of a
 * message decides which of them it can have.
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
  /** Handed over, but no answer came: the message may have been accepted or not. It is never retried automatically. */
  "unclear",
  /** Recalled before it was sent, by its author or because its recipient wants none. */
  "cancelled",
] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** The error of a mail that is not sent because an earlier one to its address bounced. */
export const NO_SUCH_MAILBOX = "bounced before";

/** The error of a mail that is not sent because a file of it, or its body, cannot be opened. */
export const UNREADABLE = "unreadable";

/** The error of a message that its author recalled. */
export const RECALLED = "recalled";

/** The reasons why a message to somebody is refused. */
export const ANSWER_REFUSALS = ["bounced", "stopped", "noConsent", "optedOut", "noMarketing"] as const;
export type AnswerRefusal = (typeof ANSWER_REFUSALS)[number];

/** The error of a message that is not sent because the sequence it is part of is over. */
export const SEQUENCE_OVER = "sequence over";

/** The error of a message whose request was deleted before it was sent. */
export const REQUEST_DELETED = "request deleted";

/** The error of a message that is marketing and whose recipient does not want any, or has not agreed to it. */
export const NO_MARKETING_CONSENT = "no consent to marketing";
