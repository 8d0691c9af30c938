import { ANSWER_MAX } from "../platform/limits.ts";
import type { DeliveryStatus } from "./message-options.ts";
import type { Resource } from "../platform/permissions.ts";
import { isAmong, keysOf, recordOf, renamedRecordOf } from "../platform/typed-records.ts";

/** The rules of a message channel, which the browser and the server share. */
type ChannelRules = {
  /** Its key in answers of the API that have a value for each channel, such as counts. */
  plural: string;
  /** The name of the list in the answer to `GET` of its path. */
  listName: string;
  /** The shape of the messages in that list. */
  shape: "mail" | "text";
  /** Its key in the owner's figures. */
  figures: string;
  /** The API path of its messages. */
  path: `/api/${string}`;
  /** The page of its archive. */
  page: `/${string}`;
  /** The resource that somebody needs the right to view on that page. */
  resource: Resource;
  /** The field of a job's data, and of an event's, that names a message by its number. */
  idField: string;
  /** The kind of addresses that it writes to. */
  addresses: "emails" | "phones";
  hasSubject: boolean;
  hasFiles: boolean;
  /** True when others can get a copy (CC and BCC). */
  hasCopies: boolean;
  /** True when incoming messages quote the earlier ones below their own text. */
  quotesEarlier: boolean;
  /** True when the signatures of the author and of the agency are added below an outgoing message. */
  hasSignature: boolean;
  /** True when a message is counted in parts, which are paid for. */
  isSentInParts: boolean;
  /** True when the provider can be asked if it has a message whose outcome is unclear. */
  canBeLookedUp: boolean;
  /** True when nobody gets a message without consent. */
  needsConsent: boolean;
  /** True when nobody gets a message at night. */
  keepsQuietHours: boolean;
  /** Maximum length of a message that a person writes. */
  maxLength: number;
  /** The delivery statuses that a message can have. */
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
    hasCopies: true,
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
    hasCopies: false,
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

/** The name of a channel. */
export type MessageChannel = keyof typeof CHANNELS;
export const MESSAGE_CHANNELS: readonly MessageChannel[] = keysOf(CHANNELS);

/** Checks that a value is the name of a channel (type guard). */
export const isChannel = (word: unknown): word is MessageChannel => isAmong(MESSAGE_CHANNELS, word);

export type ChannelPlural = (typeof CHANNELS)[MessageChannel]["plural"];

/** Re-keys the values of all channels by their `plural`, as answers of the API name them. */
export function byPlural<Value>(values: Record<MessageChannel, Value>): Record<ChannelPlural, Value> {
  return renamedRecordOf(
    MESSAGE_CHANNELS,
    (channel) => CHANNELS[channel].plural,
    (channel) => values[channel],
  );
}

/** Re-keys the values of all channels by their keys in the owner's figures. */
export function byFigures<Value>(values: Record<MessageChannel, Value>) {
  return renamedRecordOf(
    MESSAGE_CHANNELS,
    (channel) => CHANNELS[channel].figures,
    (channel) => values[channel],
  );
}

/** Builds a record with a value for each channel. */
export function byChannel<Value>(make: (channel: MessageChannel) => Value): Record<MessageChannel, Value> {
  return recordOf(MESSAGE_CHANNELS, make);
}
