import { z } from "zod";
import { day, line, optional, rowId, rowVersion } from "../../platform/fields.ts";
import { LANGUAGES } from "../../platform/language.ts";
import { LEAD_KINDS, LEAD_TYPES } from "../request-kinds.ts";
import { MAX, TAG_MAX } from "../../platform/limits.ts";
import { fault } from "../../platform/text-keys.ts";
import { ROUTING_WAYS, RULE_TASK_FOR } from "./routing.ts";

const choice = fault("validation:choice");
const number = fault("validation:number");
const tooMany = fault("validation:tooMany");
const MOST_SOURCES = 20;
const MOST_PEOPLE = 100;
const MOST_DAYS = 90;

/** The types of requests that a rule can name, of any kind. */
export const ROUTED_TYPES = LEAD_TYPES;
export const ROUTED_HOURS = ["open", "closed"] as const;

const some = <const T extends readonly string[]>(values: T) =>
  z.array(z.enum(values, choice)).max(values.length, tooMany).default([]);

/** The sources of a rule: as a form has them, in one line with commas, or as a list. */
const sources = z
  .union([z.array(z.string()), z.string().transform((written) => written.split(","))])
  .default([])
  .transform((list) => list.map((source) => source.trim()).filter(Boolean))
  .pipe(z.array(line(MAX.name)).max(MOST_SOURCES, tooMany));

const person = z.coerce.number(choice).pipe(rowId(choice));

/** The task of a rule, as a form has it; without a text there is none. */
const ruleTask = z
  .object({
    what: line(MAX.name),
    whom: z.union([z.enum(RULE_TASK_FOR, choice), person]),
    days: z.coerce.number(number).pipe(z.int(number).min(0, number).max(MOST_DAYS, number)),
  })
  .nullish()
  .transform((task) => (task?.what ? task : null));

const tagIds = z.array(person).max(TAG_MAX.onOne, tooMany).default([]);

/** A routing rule as an admin writes it; without conditions it fits every request. */
export const routingRule = z.object({
  name: line(MAX.name).min(1, fault("validation:required")),
  isActive: z.boolean(),
  conditions: z.object({
    kinds: some(LEAD_KINDS),
    languages: some(LANGUAGES),
    types: some(ROUTED_TYPES),
    sources,
    hours: optional(z.enum(ROUTED_HOURS, choice)),
    tagIds,
  }),
  /** The tags that the rule adds. */
  tagIds,
  target: z
    .object({
      to: z.enum(ROUTING_WAYS, choice),
      userIds: z
        .array(person)
        .max(MOST_PEOPLE, tooMany)
        .transform((ids) => [...new Set(ids)]),
    })
    .refine(({ userIds }) => userIds.length > 0, { path: ["userIds"], message: fault("validation:routed") })
    .refine(({ to, userIds }) => to !== "agent" || userIds.length < 2, {
      path: ["userIds"],
      message: fault("validation:routedOne"),
    }),
  task: ruleTask,
});
export type RoutingRuleInput = z.infer<typeof routingRule>;

/** A changed rule, with the version that the admin saw (optimistic locking). */
export const routingRuleChange = routingRule.extend({ version: rowVersion() });

/** The wanted order of the rules, and the order that the admin saw. */
export const routingOrder = z.object({ ids: z.array(rowId()).max(1_000), seen: z.array(rowId()).max(1_000) });

/**
 * An absence, from one day to another, both included; one's own unless a user is named. The substitute gets what comes
 * in meanwhile; without one it waits in the queue.
 */
export const absenceInput = z
  .object({ userId: optional(person), from: day(), to: day(), substituteId: optional(person) })
  .refine(({ from, to }) => from <= to, { path: ["to"], message: fault("validation:dayOrder") })
  .refine(({ userId, substituteId }) => substituteId === undefined || substituteId !== userId, {
    path: ["substituteId"],
    message: choice,
  });
export type AbsenceInput = z.infer<typeof absenceInput>;
