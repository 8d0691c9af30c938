import { z } from "zod";
import { MESSAGE_CHANNELS } from "../../work/channels.ts";
import { DOUBLE_REASONS, TIMELINE_KINDS } from "../../work/customer-options.ts";
import { customerCall, mergeInput, reachTyped } from "../../work/customers.ts";
import { DESK_EVENTS } from "../../work/desk/events.ts";
import { ALL_STAGES } from "../../work/desk/stages.ts";
import { optional } from "../../platform/fields.ts";
import { taggingInput, tagFilter } from "../../work/tags.ts";
import { correctionOf, deskRequest, FORMS, proposalDecision, type FieldsOf } from "../../work/request-forms.ts";
import { byKind, LEAD_KINDS, type LeadKind } from "../../work/request-kinds.ts";
import { searchInput } from "../../platform/search.ts";
import {
  byId,
  done,
  id,
  idInAddress,
  language,
  moment,
  ofAnyKind,
  ofEachKind,
  pageLimit,
  pageQuery,
  type Endpoints,
} from "../endpoint.ts";
import { fieldShapes, leadByName, leadSource } from "./leads.ts";
import { deliveryStatus } from "./messages.ts";
import { policy } from "./policies.ts";

/** The contact data of a customer, and the opt-outs. */
const reach = z.object({
  emails: z.array(z.string()),
  phones: z.array(z.string()),
  doNotCall: z.boolean(),
  doNotText: z.boolean(),
});
export type Reach = z.infer<typeof reach>;

/** A customer as lists show them. */
const customer = z.object({
  id,
  name: z.string(),
  language,
  ...reach.shape,
  requests: z.int().min(0),
  openRequests: z.int().min(0),
  lastRequestAt: moment.nullable(),
  /** The last time that they wrote or asked, were written to, or were called. */
  lastContactAt: moment.nullable(),
  /** The name of the user who has their latest open request, else who took them over, else who has their latest one. */
  owner: z.string().nullable(),
  policies: z.int().min(0),
  /** The ids of their tags, which `GET /api/tags` names. */
  tagIds: z.array(id),
});
export type PresentedCustomer = z.infer<typeof customer>;

/** A customer who was recognized by a phone number or an e-mail address, with the consents in writing. */
const recognized = customer.extend({ consentedPhones: z.array(z.string()) });
export type RecognizedCustomer = z.infer<typeof recognized>;

/** A possible duplicate of a customer, and the reason for it. */
const double = customer.extend({ reason: z.enum(DOUBLE_REASONS) });
export type Double = z.infer<typeof double>;

/** A decision about another customer (merged or parted): who made it, and when. */
const customerDecision = z.object({ id, name: z.string(), at: moment, actor: z.string().nullable() });

const viewedCustomer = z.object({
  id,
  name: z.string(),
  language,
  createdAt: moment,
  ...reach.shape,
  /** The numbers for which they agreed in writing to be called and texted. */
  consentedPhones: z.array(z.string()),
  /** True when the reader may write to the customer. */
  mayAnswer: z.boolean(),
  /** The ids of their tags. */
  tagIds: z.array(id),
  policies: z.array(policy),
  doubles: z.array(double),
  /** Customers marked as different persons, and who marked them. */
  parted: z.array(customerDecision),
  /** Customers merged into this one, the last merge first: only that one can be undone. */
  merges: z.array(customerDecision),
});
export type ViewedCustomer = z.infer<typeof viewedCustomer>;

const request = { id, at: moment, reference: z.string(), stage: z.enum(ALL_STAGES), source: leadSource };
const message = {
  id,
  at: moment,
  text: z.string(),
  direction: z.enum(["in", "out"]),
  status: deliveryStatus,
  to: z.string(),
};
/** The fields of a kind that the timeline shows. */
type TimelineFields<K extends LeadKind> = Pick<
  FieldsOf<K>,
  (typeof FORMS)[K]["onTimeline"][number] & keyof FieldsOf<K>
>;
type Request = z.infer<z.ZodObject<typeof request>>;
export type RequestEntry = { [K in LeadKind]: { kind: K } & Request & TimelineFields<K> }[LeadKind];
function requestEntry(kind: LeadKind) {
  const shapes = fieldShapes(kind);
  const timelineShapes = FORMS[kind].onTimeline.map((field) => [field, shapes[field]]);
  return z.object({ kind: z.literal(kind), ...request, ...(Object.fromEntries(timelineShapes) as typeof shapes) });
}
const messageEntry = z.object({ kind: z.enum(MESSAGE_CHANNELS), ...message });
const eventEntry = z.object({
  kind: z.literal("event"),
  id,
  at: moment,
  type: z.enum(DESK_EVENTS),
  data: z.record(z.string(), z.unknown()),
  isUndone: z.boolean(),
  actor: z.string().nullable(),
  /** The reference of the request that the event belongs to. */
  reference: z.string().nullable(),
});
/** One entry of a customer's timeline. */
export type TimelineEntry = RequestEntry | z.infer<typeof messageEntry> | z.infer<typeof eventEntry>;
const timelineEntry = z.discriminatedUnion("kind", [
  messageEntry,
  eventEntry,
  ...LEAD_KINDS.map(requestEntry),
]) as unknown as z.ZodType<TimelineEntry>;

/** The cursor of the timeline (keyset pagination): the moment, then the kind and the id among entries of one moment. */
const timelineKey = z
  .string()
  .regex(new RegExp(`^\\d{1,14}-(${TIMELINE_KINDS.join("|")})-\\d{1,15}$`))
  .transform((text) => {
    const [at = "", kind = "", last = ""] = text.split("-");
    return { at: new Date(Number(at)), kind, id: Number(last) };
  });
const timelinePage = z.object({ limit: pageLimit, before: timelineKey.optional() });
export type TimelinePage = z.infer<typeof timelinePage>;

const twoCustomers = z.object({ id: idInAddress, otherId: idInAddress });
/** The names of the fields that were changed at once, and of those whose change was proposed. */
const corrected = z.object({ changed: z.array(z.string()), proposed: z.array(z.string()) });
const proposalNamed = leadByName.extend({ proposalId: idInAddress });

export const customerEndpoints = {
  "GET /api/customers": {
    query: z.object({ ...pageQuery.shape, ...searchInput, tag: optional(tagFilter) }),
    answer: z.array(customer),
  },
  /** A POST, so that what is typed stands in no address and no log. */
  "POST /api/customers/recognize": { body: reachTyped, answer: z.array(recognized) },
  "GET /api/customers/:id": { params: byId, answer: viewedCustomer },
  "GET /api/customers/:id/timeline": { params: byId, query: timelinePage, answer: z.array(timelineEntry) },
  "POST /api/customers/:id/merge": { params: byId, body: mergeInput, answer: z.object({ id }) },
  "POST /api/customer-merges/:id/undo": { params: byId, answer: z.object({ keptId: id, mergedId: id }) },
  "PUT /api/customers/:id/parted/:otherId": { params: twoCustomers, answer: done },
  "DELETE /api/customers/:id/parted/:otherId": { params: twoCustomers, answer: done },
  "PUT /api/customers/:id/tags": { params: byId, body: taggingInput, answer: z.object({ tagIds: z.array(id) }) },
  "POST /api/customers/:id/calls": { params: byId, body: customerCall, answer: done, status: 201 },
  "POST /api/desk-requests": { body: deskRequest, answer: z.object({ reference: z.string() }), status: 201 },
  ...ofEachKind(
    "PATCH",
    "/:id/details",
    byKind((kind) => ({ params: leadByName, body: correctionOf(kind), answer: corrected })),
  ),
  ...ofAnyKind("POST", "/:id/proposals/:proposalId/accept", {
    params: proposalNamed,
    body: proposalDecision,
    answer: corrected,
  }),
  ...ofAnyKind("POST", "/:id/proposals/:proposalId/decline", { params: proposalNamed, answer: done }),
} as const satisfies Endpoints;
