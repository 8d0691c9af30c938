/** What a message is sent by. */
export const MESSAGE_CHANNELS = ["email", "sms"] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

/** The error of a mail that is not sent since an earlier one to its address came back. */
export const NO_SUCH_MAILBOX = "bounced before";

/** The error of a message that its author called back. */
export const RECALLED = "recalled";

/** Why somebody is not written to. */
export const ANSWER_REFUSALS = ["bounced", "stopped", "noConsent"] as const;

/** The error of a message that is not sent since what it is part of was over. */
export const SEQUENCE_OVER = "sequence over";
