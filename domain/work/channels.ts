import { ANSWER_MAX } from "../platform/limits.ts";
import type { DeliveryStatus } from "./message-options.ts";
import type { Resource } from "../platform/permissions.ts";
import { isAmong, recordOf } from "../platform/typed-records.ts";

/** What both sides know of a channel. */
type ChannelRules = {
  /** What the API calls a list of its messages. */
  plural: string;
  /** The name of the list that `GET` of its path answers with, the shape of its messages there, and of its figures. */
  listName: string;
  shape: "mail" | "text";
  figures: string;
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
  /** Whether the author's signature, and the agency, stand below what somebody writes. */
  hasSignature: boolean;
  /** Whether a message is counted in parts, which are paid for. */
  isSentInParts: boolean;
  /** Whether the other side can be asked if it has a message whose outcome is unclear. */
  canBeLookedUp: boolean;
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
    listName: "emails",
    shape: "mail",
    figures: "emails",
    path: "/api/emails",
    page: "/email-admin",
    resource: "email-archive",
    idField: "emailId",
    addresses: "emails",
    hasSubject: true,
    hasFiles: true,
    quotesEarlier: true,
    hasSignature: true,
    isSentInParts: false,
    canBeLookedUp: false,
    needsConsent: false,
    keepsQuietHours: false,
    maxLength: ANSWER_MAX.email,
    statuses: ["queued", "sent", "failed", "unconfigured", "received", "bounced", "unclear", "cancelled"],
  },
  sms: {
    plural: "sms",
    listName: "messages",
    shape: "text",
    figures: "texts",
    path: "/api/sms",
    page: "/sms-admin",
    resource: "sms-archive",
    idField: "smsId",
    addresses: "phones",
    hasSubject: false,
    hasFiles: false,
    quotesEarlier: false,
    hasSignature: false,
    isSentInParts: true,
    canBeLookedUp: true,
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
} as const satisfies Record<string, ChannelRules>;

/** What a message is sent by. */
export type MessageChannel = keyof typeof CHANNELS;
export const MESSAGE_CHANNELS = Object.keys(CHANNELS) as unknown as readonly [MessageChannel, ...MessageChannel[]];

/** Whether a word is the name of a channel. */
export const isChannel = (word: unknown): word is MessageChannel => isAmong(MESSAGE_CHANNELS, word);

export type ChannelPlural = (typeof CHANNELS)[MessageChannel]["plural"];

/** The values of all channels, by the names that the API has for lists. */
export function byPlural<Value>(values: Record<MessageChannel, Value>): Record<ChannelPlural, Value> {
  return Object.fromEntries(MESSAGE_CHANNELS.map((channel) => [CHANNELS[channel].plural, values[channel]])) as Record<
    ChannelPlural,
    Value
  >;
}

/** The values of all channels, by the names that the owner's figures have for them. */
export function byFigures<Value>(values: Record<MessageChannel, Value>) {
  const named = MESSAGE_CHANNELS.map((channel) => [CHANNELS[channel].figures, values[channel]]);
  return Object.fromEntries(named) as Record<(typeof CHANNELS)[MessageChannel]["figures"], Value>;
}

/** A value of each channel, made by the same rule. */
export function byChannel<Value>(make: (channel: MessageChannel) => Value): Record<MessageChannel, Value> {
  return recordOf(MESSAGE_CHANNELS, make);
}
