import { z } from "zod";
import { COUNTED_UP_TO } from "../../work/desk/views.ts";
import { MESSAGE_DIRECTIONS } from "../../work/message-options.ts";
import { answerDate } from "../../work/answer-date.ts";
import { ORAL_CONSENTS, REQUEST_CHANNELS } from "../../work/customer-options.ts";
import { rowId } from "../../platform/fields.ts";
import { forbiddable, KIND_FILTERS, leadHold } from "../../work/lead-filters.ts";
import { byKind, byTab, KINDS, LEAD_KINDS, type LeadKind } from "../../work/request-kinds.ts";
import { FIELDS, FORMS, type FieldsOf } from "../../work/request-forms.ts";
import { quoteCompletion } from "../../work/quotes.ts";
import {
  done,
  file,
  id,
  idInAddress,
  language,
  moment,
  ofAnyKind,
  ofEachKind,
  pageLimit,
  type Endpoints,
} from "../endpoint.ts";
import { threadEntry } from "./messages.ts";
import { deskEvent, premium, work, type Premium } from "./work.ts";

/** The answer to the sender of a form. */
const leadReceipt = z.object({
  reference: z.string(),
  /** A one-time token. With it the sender adds the contact data that the request came without. */
  completionToken: z.string().optional(),
  /** The time until which somebody answers. Missing while nobody is about to: then no time is promised. */
  answerBy: moment.optional(),
  /** The office that was chosen for the request, by whose clock that time is told. */
  location: z.string().optional(),
  /** The path of the private page of the request, where its sender follows it. */
  link: z.string().optional(),
});
export type LeadReceipt = z.infer<typeof leadReceipt>;

const tag = z.string().optional();

/** The origin of a request. A request entered by hand also has its channel and the oral consent to calls and texts. */
export const leadSource = z.object({
  utm_source: tag,
  utm_medium: tag,
  utm_campaign: tag,
  referrer: tag,
  channel: z.enum(REQUEST_CHANNELS).optional(),
  oralConsent: z.enum(ORAL_CONSENTS).optional(),
});

/** The fields that every kind of request has in answers. */
const presentedLead = z.object({
  id,
  reference: z.string(),
  language,
  source: leadSource,
  isSuspect: z.boolean(),
  suspicion: z.enum(["honeypot", "too fast"]).nullable(),
  isHeld: z.boolean(),
  doNotText: z.boolean(),
  doNotCall: z.boolean(),
  doNotMail: z.boolean(),
  hasConsent: z.boolean(),
  requestDate: moment,
  work,
});
export type PresentedLead = z.infer<typeof presentedLead>;

type Kinds = typeof KINDS;
/** The details of a request. In lists and exports, encrypted details are left out. */
type Details<K extends LeadKind> = Kinds[K]["hasDetails"] extends true ? { details: Record<string, unknown> } : unknown;
export type PresentedRequest<K extends LeadKind> = { [One in K]: PresentedLead & FieldsOf<One> & Details<One> }[K];

/** Returns the schemas of a kind's fields; a field left empty in the form is null. */
export function fieldShapes(kind: LeadKind): Record<string, z.ZodType> {
  const { types, needsType } = KINDS[kind];
  const type = needsType ? z.enum(types) : z.enum(types).nullable();
  const shapes = Object.entries(FIELDS[kind]).map(([field, { storedAs }]): [string, z.ZodType] => [
    field,
    storedAs === "type" ? type : z.string().nullable(),
  ]);
  return Object.fromEntries(shapes);
}

/** Returns the schema of a request of a kind. */
function presentedAs(kind: LeadKind) {
  const details = KINDS[kind].hasDetails && { details: z.record(z.string(), z.unknown()) };
  return presentedLead.extend({ ...fieldShapes(kind), ...details });
}

/** The number of the customer's messages about a request that the reader has not read. */
const unread = { unread: z.int().min(0) };

/** A proposed change of filled fields: the new values by field. */
const detailProposal = z.object({
  id,
  at: moment,
  by: z.object({ id, name: z.string() }).nullable(),
  values: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
});
export type DetailProposal = z.infer<typeof detailProposal>;

/** The additional data of an opened request: the consent as given, and the messages that the reader may see. */
const givenConsent = z.object({
  at: moment,
  textVersion: z.string(),
  page: z.string(),
  /** The exact text that was agreed to, with the name that the agency had then; null where only its hash was kept. */
  text: z.string().nullable(),
});
const context = {
  isBinned: z.boolean(),
  consent: givenConsent.nullable(),
  /** The second consent, to calls and texts about renewals and other lines, while it is in force. */
  marketingConsent: givenConsent.nullable(),
  /** The messages to and from the customer, the latest last. */
  thread: z.array(threadEntry),
  /** True when a mail to the customer's address bounced and nothing has come from there since. */
  isBounced: z.boolean(),
  /** The mailbox that receives the answers to our mails, when they do not come back here. */
  agentsMailbox: z.string().nullable(),
  /** The events of the request, the latest last. */
  events: z.array(deskEvent),
  /** The changes of filled fields that colleagues have proposed, the oldest first. */
  proposals: z.array(detailProposal),
  ...unread,
};
/** A request with the reader's unread count. */
export type CountedRequest<K extends LeadKind> = PresentedRequest<K> & z.infer<z.ZodObject<typeof unread>>;

/**
 * The beginning of the last message of a request's conversation, on one line; before the first message, what the sender
 * of the request wrote. Null where nothing was written, or the reader may not read it.
 */
const lastMessage = z.object({ text: z.string(), direction: z.enum(MESSAGE_DIRECTIONS) });
export type LastMessage = z.infer<typeof lastMessage>;
const inList = { ...unread, lastMessage: lastMessage.nullable() };
/** A request in a list. */
export type ListedRequest<K extends LeadKind> = PresentedRequest<K> & z.infer<z.ZodObject<typeof inList>>;
type Premiums<K extends LeadKind> = Kinds[K]["isSale"] extends true ? { premiums: Premium[] } : unknown;
type Context = z.infer<z.ZodObject<typeof context>>;
export type ViewedRequest<K extends LeadKind> = { [One in K]: PresentedRequest<One> & Context & Premiums<One> }[K];

/** The list schemas by kind. The cast is needed because the compiler cannot relate each kind to its schema. */
const listed = byKind((kind) => z.array(presentedAs(kind).extend(inList))) as unknown as {
  [K in LeadKind]: z.ZodType<ListedRequest<K>[]>;
};
const viewed = byKind((kind) =>
  presentedAs(kind).extend({ ...context, ...(KINDS[kind].isSale && { premiums: z.array(premium) }) }),
) as unknown as { [K in LeadKind]: z.ZodType<ViewedRequest<K>> };

/**
 * The cursor of a list (keyset pagination): the sort value (a moment is in milliseconds), then the id among equal
 * values.
 */
const pageKey = z
  .string()
  .max(250)
  .regex(/-\d{1,10}$/)
  .transform((text) => {
    const end = text.lastIndexOf("-");
    return { value: text.slice(0, end), id: Number(text.slice(end + 1)) };
  })
  .refine((key) => rowId().safeParse(key.id).success);
const page = { limit: pageLimit, before: pageKey.optional() };

const REFERENCE = new RegExp(`^[${LEAD_KINDS.map((kind) => KINDS[kind].prefix).join("")}]-\\w{1,20}$`, "i");
/** The name of a request: its id, or the reference that people read out to each other. */
export const leadByName = z.object({ id: z.union([idInAddress, z.string().regex(REFERENCE)]) });
const byNameAndChannel = z.object({ ...forbiddable.shape, ...leadByName.shape });

/** The number of requests that match a filter, capped at `COUNTED_UP_TO`. */
const counted = z.object({ count: z.int().min(0).max(COUNTED_UP_TO) });

/** The endpoints that return requests, typed by kind. */
type Page = z.ZodObject<typeof page & (typeof KIND_FILTERS)[LeadKind]["shape"]>;
type Listing = { [K in LeadKind]: { query: Page; answer: (typeof listed)[K] } };
type Viewing = { [K in LeadKind]: { params: typeof leadByName; answer: (typeof viewed)[K] } };
const listing = byKind((kind) => ({
  query: z.object({ ...page, ...KIND_FILTERS[kind].shape }),
  answer: listed[kind],
})) as Listing;
const viewing = byKind((kind) => ({ params: leadByName, answer: viewed[kind] })) as Viewing;

type Sending = { [K in LeadKind]: { body: (typeof FORMS)[K]["sent"]; answer: typeof leadReceipt; status: 201 } };
const sending = byKind((kind) => ({ body: FORMS[kind].sent, answer: leadReceipt, status: 201 })) as Sending;

export const leadEndpoints = {
  ...ofEachKind("POST", "", sending),
  "POST /api/quote-requests/complete": { body: quoteCompletion, answer: leadReceipt },

  ...ofEachKind("GET", "", listing),
  ...ofEachKind(
    "GET",
    "/count",
    byKind((kind) => ({ query: KIND_FILTERS[kind], answer: counted })),
  ),
  ...ofEachKind(
    "GET",
    "/export",
    byKind((kind) => ({ query: KIND_FILTERS[kind], answer: file("text/csv") })),
  ),
  ...ofEachKind("GET", "/:id", viewing),
  ...ofAnyKind("PATCH", "/:id", { params: leadByName, body: leadHold, answer: leadHold }),
  ...ofAnyKind("PUT", "/:id/do-not/:channel", { params: byNameAndChannel, answer: done }),
  ...ofAnyKind("DELETE", "/:id/do-not/:channel", { params: byNameAndChannel, answer: done }),
  ...ofAnyKind("POST", "/:id/restore", { params: leadByName, answer: done }),
  ...ofAnyKind("DELETE", "/:id", { params: leadByName, answer: done }),

  "GET /api/lead-totals": { answer: z.object(byTab(() => z.int().min(0))) },
  "GET /api/answer-calendar": { query: answerDate, answer: file("text/calendar") },
} as const satisfies Endpoints;
