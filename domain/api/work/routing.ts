import { z } from "zod";
import {
  absenceInput,
  ROUTED_HOURS,
  ROUTED_TYPES,
  routingOrder,
  routingRule,
  routingRuleChange,
} from "../../work/desk/routing-rules.ts";
import { ROUTING_WAYS, RULE_TASK_FOR } from "../../work/desk/routing.ts";
import { LEAD_KINDS } from "../../work/request-kinds.ts";
import { byId, done, id, language, type Endpoints } from "../endpoint.ts";

/** The request that waited longest; null when none waits. */
const next = z.object({ kind: z.enum(LEAD_KINDS), reference: z.string() }).nullable();
export type NextRequest = z.infer<typeof next>;

/** A rule as admins see it. */
const listedRule = z.object({
  id,
  name: z.string(),
  isActive: z.boolean(),
  /** The conditions on a request; an unset condition matches everything. */
  conditions: z.object({
    kinds: z.array(z.enum(LEAD_KINDS)).optional(),
    languages: z.array(language).optional(),
    types: z.array(z.enum(ROUTED_TYPES)).optional(),
    sources: z.array(z.string()).optional(),
    hours: z.enum(ROUTED_HOURS).optional(),
    /** Tags of which the customer has at least one. */
    tagIds: z.array(id).optional(),
  }),
  /** The tags that the rule adds to a request. */
  tagIds: z.array(id),
  target: z.object({ to: z.enum(ROUTING_WAYS), userIds: z.array(id) }),
  /** The task that the rule makes for each request that it assigns. */
  task: z.object({ what: z.string(), whom: z.union([z.enum(RULE_TASK_FOR), id]), days: z.int().min(0) }).nullable(),
  version: z.int().min(0),
  /** The people that the rule names. Somebody who can no longer be assigned anything is missing. */
  people: z.array(z.object({ id, name: z.string(), canOwn: z.boolean(), isAway: z.boolean() })),
});
export type ListedRule = z.infer<typeof listedRule>;

const listedAbsence = z.object({
  id,
  userId: id,
  name: z.string(),
  from: z.iso.date(),
  to: z.iso.date(),
  /** The name of the colleague who gets what comes in meanwhile. */
  substitute: z.string().nullable(),
});
export type ListedAbsence = z.infer<typeof listedAbsence>;

const savedId = z.object({ id });

export const routingEndpoints = {
  "POST /api/desk-next": { answer: z.object({ next }) },
  "GET /api/routing-rules": { answer: z.array(listedRule) },
  "POST /api/routing-rules": { body: routingRule, answer: savedId, status: 201 },
  "PUT /api/routing-rules/order": { body: routingOrder, answer: done },
  "PUT /api/routing-rules/:id": { params: byId, body: routingRuleChange, answer: savedId },
  "DELETE /api/routing-rules/:id": { params: byId, answer: done },
  "GET /api/absences": { answer: z.array(listedAbsence) },
  "GET /api/user/absences": { answer: z.array(listedAbsence) },
  "POST /api/absences": { body: absenceInput, answer: savedId, status: 201 },
  "DELETE /api/absences/:id": { params: byId, answer: done },
} as const satisfies Endpoints;
