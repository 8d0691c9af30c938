import { ANSWER_MAX } from "./limits.ts";
import type { DeliveryStatus } from "./message-options.ts";
import type { Resource } from "./permissions.ts";

/** What a message is sent by. */
export const MESSAGE_CHANNELS = ["email", "sms"] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

/** What both sides know of a channel. */
type ChannelRules = {
  /** What the API calls a list of its messages. */
  plural: string;
  /** Where the API has its messages. */
  path: `/api/${string}`;
  /** The page of its archive, and the right to read there. */
  page: `/${string}`;
  resource: Resource;
  /** The field of a job's data, and of an event's, that names a message by its number. */
  idField: string;
  /** What it writes to. */
  addresses: "emails" | "phones";
  hasSubject: boolean;
  hasFiles: boolean;
  /** Whether what was written before hangs below a message that came in. */
  quotesEarlier: boolean;
  /** Whether nobody is written to without having agreed to it, or at night. */
  needsConsent: boolean;
  keepsQuietHours: boolean;
  /** How long a message may be that a person writes. */
  maxLength: number;
  /** What can become of a message. */
  statuses: readonly DeliveryStatus[];
};

/** The channels by which the office and its customers write to each other. */
export const CHANNELS = {
  email: {
    plural: "emails",
    path: "/api/emails",
    page: "/email-admin",
    resource: "email-archive",
    idField: "emailId",
    addresses: "emails",
    hasSubject: true,
    hasFiles: true,
    quotesEarlier: true,
    needsConsent: false,
    keepsQuietHours: false,
    maxLength: ANSWER_MAX.email,
    statuses: ["queued", "sent", "failed", "unconfigured", "received", "bounced", "unclear", "cancelled"],
  },
  sms: {
    plural: "sms",
    path: "/api/sms",
    page: "/sms-admin",
    resource: "sms-archive",
    idField: "smsId",
    addresses: "phones",
    hasSubject: false,
    hasFiles: false,
    quotesEarlier: false,
    needsConsent: true,
    keepsQuietHours: true,
    maxLength: ANSWER_MAX.sms,
    statuses: [
      "queued",
      "sent",
      "delivered",
      "undelivered",
      "failed",
      "unconfigured",
      "received",
      "unclear",
      "cancelled",
    ],
  },
} as const satisfies Record<MessageChannel, ChannelRules>;

export type ChannelPlural = (typeof CHANNELS)[MessageChannel]["plural"];

/** The same by the names that the API has for lists. */
export function byPlural<Value>(values: Record<MessageChannel, Value>): Record<ChannelPlural, Value> {
  return Object.fromEntries(MESSAGE_CHANNELS.map((channel) => [CHANNELS[channel].plural, values[channel]])) as Record<
    ChannelPlural,
    Value
  >;
}

/** A value of each channel, made by the same rule. */
export function byChannel<Value>(make: (channel: MessageChannel) => Value): Record<MessageChannel, Value> {
  return Object.fromEntries(MESSAGE_CHANNELS.map((channel) => [channel, make(channel)])) as Record<
    MessageChannel,
    Value
  >;
}
