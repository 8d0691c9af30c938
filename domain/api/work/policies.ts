import { z } from "zod";
import { day, rowId } from "../../platform/fields.ts";
import { INSURANCE_TYPES } from "../../work/lead-options.ts";
import { noPolicyInput, policyChange, policyInput, policyStatusInput, renewalQuery } from "../../work/policies.ts";
import { POLICY_OUTCOMES, POLICY_STATUSES, POLICY_TERMS } from "../../work/policy-options.ts";
import { byId, done, file, id, idInAddress, moment, pageLimit, role, type Endpoints } from "../endpoint.ts";
import { leadByName } from "./leads.ts";

const person = z.object({ id, name: z.string() });

/** A policy that a customer has through the agency. */
export const policy = z.object({
  id,
  customerId: id,
  carrier: z.string(),
  /** Empty until the carrier has given one. */
  number: z.string(),
  line: z.enum(INSURANCE_TYPES),
  status: z.enum(POLICY_STATUSES),
  effectiveOn: z.iso.date(),
  termMonths: z.literal(POLICY_TERMS),
  /** The day on which the term ends. */
  renewsOn: z.iso.date(),
  premiumCents: z.int().nullable(),
  /** The colleague who looks after it. */
  owner: person.nullable(),
  /** The reference of the won request that it came from. */
  reference: z.string().nullable(),
  /** The version of what a change stores anew (optimistic locking). */
  version: z.string(),
});
export type PresentedPolicy = z.infer<typeof policy>;

/** A policy that is to be renewed, with its task and the last contact with its customer. */
const renewal = policy.extend({
  customerName: z.string(),
  /** The task to renew it: for a person, or for anybody with a role. */
  task: z
    .object({
      id,
      assignee: z.string().nullable(),
      role: role.nullable(),
      dueOn: z.iso.date(),
      isOverdue: z.boolean(),
      isDone: z.boolean(),
      /** True when the reader may finish it. */
      mayHandle: z.boolean(),
    })
    .nullable(),
  lastContactAt: moment.nullable(),
});
export type Renewal = z.infer<typeof renewal>;

/** The policy of a won request: what was answered, or what the form begins with. */
const policyOfWin = z.object({
  outcome: z.enum(POLICY_OUTCOMES).nullable(),
  /** The words about the reason why there is none. */
  note: z.string().nullable(),
  policy: policy.nullable(),
  /** The chosen premium as a policy that begins today; the owner is the one of the request. */
  proposal: z.object({
    carrier: z.string(),
    line: z.enum(INSURANCE_TYPES),
    premiumCents: z.int().nullable(),
    termMonths: z.literal(POLICY_TERMS),
    effectiveOn: z.iso.date(),
    owner: person.nullable(),
  }),
});
export type PolicyOfWin = z.infer<typeof policyOfWin>;

/** A confirmed win of which nobody has said which policy came of it. */
const winWithoutPolicy = z.object({
  id,
  reference: z.string(),
  name: z.string(),
  line: z.enum(INSURANCE_TYPES),
  owner: z.string().nullable(),
  wonAt: moment,
  carrier: z.string().nullable(),
  premiumCents: z.int().nullable(),
});
export type WinWithoutPolicy = z.infer<typeof winWithoutPolicy>;

/** The cursor of the renewals (keyset pagination): the day, then the id among the policies of that day. */
const renewalKey = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d-\d{1,10}$/)
  .transform((text) => ({ renewsOn: text.slice(0, 10), id: Number(text.slice(11)) }))
  .refine((key) => rowId().safeParse(key.id).success && day().safeParse(key.renewsOn).success);
const renewalPage = z.object({ ...renewalQuery.shape, limit: pageLimit, before: renewalKey.optional() });
export type RenewalPage = z.infer<typeof renewalPage>;

/** The cursor of the wins without a policy: the millisecond, then the number among those of it. */
const winKey = z
  .string()
  .regex(/^\d{1,14}-\d{1,10}$/)
  .transform((text) => ({ at: new Date(Number(text.split("-")[0])), id: Number(text.split("-")[1]) }))
  .refine((key) => rowId().safeParse(key.id).success);
const winPage = z.object({ limit: pageLimit, before: winKey.optional() });
export type WinPage = z.infer<typeof winPage>;

const policyNamed = z.object({ id: idInAddress, policyId: idInAddress });

export const policyEndpoints = {
  "GET /api/customers/:id/policies": { params: byId, answer: z.array(policy) },
  "POST /api/customers/:id/policies": { params: byId, body: policyInput, answer: policy, status: 201 },
  "PUT /api/customers/:id/policies/:policyId": { params: policyNamed, body: policyChange, answer: policy },
  "DELETE /api/customers/:id/policies/:policyId": { params: policyNamed, answer: done },
  /** Makes the next term of a policy. */
  "POST /api/customers/:id/policies/:policyId/renew": {
    params: policyNamed,
    body: policyInput,
    answer: policy,
    status: 201,
  },
  "PUT /api/customers/:id/policies/:policyId/status": { params: policyNamed, body: policyStatusInput, answer: policy },
  "GET /api/renewals": { query: renewalPage, answer: z.array(renewal) },
  "GET /api/renewals/export": { query: renewalQuery, answer: file("text/csv") },
  "GET /api/wins-without-policy": { query: winPage, answer: z.array(winWithoutPolicy) },
  "GET /api/quote-requests/:id/policy": { params: leadByName, answer: policyOfWin },
  "POST /api/quote-requests/:id/policy": { params: leadByName, body: policyInput, answer: policy, status: 201 },
  "PUT /api/quote-requests/:id/no-policy": { params: leadByName, body: noPolicyInput, answer: done },
  "DELETE /api/quote-requests/:id/no-policy": { params: leadByName, answer: done },
} as const satisfies Endpoints;
