import { z } from "zod";
import { COUNTED_UP_TO } from "../desk/views.ts";
import { answerDate } from "../answer-date.ts";
import { ORAL_CONSENTS, REQUEST_CHANNELS } from "../customer-options.ts";
import { CONTACT_FIELDS, contactRequest } from "../contacts.ts";
import { rowId } from "../fields.ts";
import { contactFilter, leadHold, phoneChannel, quoteFilter } from "../lead-filters.ts";
import { INSURANCE_TYPES, type LeadKind } from "../lead-options.ts";
import type { FieldUses } from "../request-fields.ts";
import { fullQuote, quoteCompletion, shortQuote } from "../quotes.ts";
import { done, file, id, idInAddress, language, moment, pageLimit, type Endpoints } from "./endpoint.ts";
import { threadEntry } from "./messages.ts";
import { deskEvent, premium, work } from "./work.ts";

/** What the sender of a form is answered. */
const leadReceipt = z.object({
  reference: z.string(),
  /** Lets the sender add, once, the way to answer that the request came without. */
  completionToken: z.string().optional(),
  /** By when somebody answers; missing where nobody is about to: then no time is promised. */
  answerBy: moment.optional(),
});
export type LeadReceipt = z.infer<typeof leadReceipt>;

const tag = z.string().optional();

/** Where a request came from; of one that was entered by hand, how it was made, and what was said to calls and texts. */
export const leadSource = z.object({
  utm_source: tag,
  utm_medium: tag,
  utm_campaign: tag,
  referrer: tag,
  channel: z.enum(REQUEST_CHANNELS).optional(),
  oralConsent: z.enum(ORAL_CONSENTS).optional(),
});

/** What leaves the server of any kind of lead. */
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
  hasConsent: z.boolean(),
  requestDate: moment,
  work,
});
export type PresentedLead = z.infer<typeof presentedLead>;

/** The fields of a form, as its description lists them; what was left out is null. */
function answered<Form extends object>(uses: FieldUses<Form>) {
  const shape = Object.fromEntries(Object.keys(uses).map((field) => [field, z.string().nullable()]));
  return shape as unknown as { [Field in keyof Form]-?: z.ZodType<Answered<Form[Field]>> };
}
type Answered<Value> = undefined extends Value ? Exclude<Value, undefined> | null : Value;

const presentedContactRequest = presentedLead.extend(answered(CONTACT_FIELDS));
export type PresentedContactRequest = z.infer<typeof presentedContactRequest>;

/** In lists and exports what is sealed stays out of the details. */
const presentedQuoteRequest = presentedLead.extend({
  insuranceType: z.enum(INSURANCE_TYPES),
  zipCode: z.string().nullable(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
});
export type PresentedQuoteRequest = z.infer<typeof presentedQuoteRequest>;

/** What the reader of a list has not read of what customers wrote about a request. */
const unread = { unread: z.int().min(0) };

/** What belongs to a request that is opened: the consent as it was given, and the messages that the reader may see. */
const context = {
  isBinned: z.boolean(),
  consent: z
    .object({
      at: moment,
      textVersion: z.string(),
      page: z.string(),
      /** What was agreed to, in the words and the language of then. */
      text: z.string().nullable(),
    })
    .nullable(),
  /** What was written to the customer and by them, the latest last. */
  thread: z.array(threadEntry),
  /** Whether a mail to the customer's address came back, and nothing has come from there since. */
  isBounced: z.boolean(),
  /** Where answers to our mails go, where they do not come back here. */
  agentsMailbox: z.string().nullable(),
  /** What happened to it, the latest last. */
  events: z.array(deskEvent),
  ...unread,
};
const viewedContactRequest = presentedContactRequest.extend(context);
export type ViewedContactRequest = z.infer<typeof viewedContactRequest>;
const viewedQuoteRequest = presentedQuoteRequest.extend({ ...context, premiums: z.array(premium) });
export type ViewedQuoteRequest = z.infer<typeof viewedQuoteRequest>;

export type PresentedRequest<K extends LeadKind> = {
  quote: PresentedQuoteRequest;
  contact: PresentedContactRequest;
}[K];
/** A request as a list has it for its reader. */
export type ListedRequest<K extends LeadKind> = PresentedRequest<K> & { unread: number };
export type ViewedRequest<K extends LeadKind> = { quote: ViewedQuoteRequest; contact: ViewedContactRequest }[K];

/** A list goes on after what it is sorted by (a moment in milliseconds), and among those that share it after an id. */
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

/** A request is named by its id, or by the reference that people read out to each other. */
export const leadByName = z.object({ id: z.union([idInAddress, z.string().regex(/^[QC]-\w{1,20}$/i)]) });
const byNameAndChannel = z.object({ ...phoneChannel.shape, ...leadByName.shape });

/** How many a list is narrowed to, up to a bound. */
const counted = z.object({ count: z.int().min(0).max(COUNTED_UP_TO) });

export const leadEndpoints = {
  "POST /api/contact-requests": { body: contactRequest, answer: leadReceipt, status: 201 },
  "GET /api/contact-requests": {
    query: z.object({ ...page, ...contactFilter.shape }),
    answer: z.array(presentedContactRequest.extend(unread)),
  },
  "GET /api/contact-requests/count": { query: contactFilter, answer: counted },
  "GET /api/contact-requests/export": { query: contactFilter, answer: file("text/csv") },
  "GET /api/contact-requests/:id": { params: leadByName, answer: viewedContactRequest },
  "PATCH /api/contact-requests/:id": { params: leadByName, body: leadHold, answer: leadHold },
  "PUT /api/contact-requests/:id/do-not/:channel": { params: byNameAndChannel, answer: done },
  "DELETE /api/contact-requests/:id/do-not/:channel": { params: byNameAndChannel, answer: done },
  "POST /api/contact-requests/:id/restore": { params: leadByName, answer: done },
  "DELETE /api/contact-requests/:id": { params: leadByName, answer: done },

  "POST /api/quote-requests": { body: z.union([shortQuote, fullQuote]), answer: leadReceipt, status: 201 },
  "POST /api/quote-requests/complete": { body: quoteCompletion, answer: leadReceipt },
  "GET /api/quote-requests": {
    query: z.object({ ...page, ...quoteFilter.shape }),
    answer: z.array(presentedQuoteRequest.extend(unread)),
  },
  "GET /api/quote-requests/count": { query: quoteFilter, answer: counted },
  "GET /api/quote-requests/export": { query: quoteFilter, answer: file("text/csv") },
  "GET /api/quote-requests/:id": { params: leadByName, answer: viewedQuoteRequest },
  "PATCH /api/quote-requests/:id": { params: leadByName, body: leadHold, answer: leadHold },
  "PUT /api/quote-requests/:id/do-not/:channel": { params: byNameAndChannel, answer: done },
  "DELETE /api/quote-requests/:id/do-not/:channel": { params: byNameAndChannel, answer: done },
  "POST /api/quote-requests/:id/restore": { params: leadByName, answer: done },
  "DELETE /api/quote-requests/:id": { params: leadByName, answer: done },

  "GET /api/lead-totals": { answer: z.object({ quotes: z.int().min(0), contacts: z.int().min(0) }) },
  "GET /api/answer-calendar": { query: answerDate, answer: file("text/calendar") },
} as const satisfies Endpoints;
