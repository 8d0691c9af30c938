import { z } from "zod";
import { day, line, optional, rowId, rowVersion } from "../platform/fields.ts";
import { MAX } from "../platform/limits.ts";
import { ROLES } from "../platform/permissions.ts";
import { fault } from "../platform/text-keys.ts";
import { REFERENCE_PREFIX } from "./request-kinds.ts";
import { REPEATS, TASK_WHOSE } from "./task-options.ts";

const choice = fault("validation:choice");
export const leadReference = z
  .string()
  .regex(new RegExp(`^${REFERENCE_PREFIX}-\\w{1,20}$`, "i"), fault("validation:reference"));

/**
 * A task as a person writes it. It is for one person, for anybody with a role, or, with neither, for whoever does it
 * first. Its hour is that of the office's clock; without one it is for the whole day.
 */
export const taskInput = z
  .object({
    what: line(MAX.name).min(1, fault("validation:required")),
    assigneeId: optional(z.coerce.number(choice).pipe(rowId(choice))),
    role: optional(z.enum(ROLES, choice)),
    dueOn: day(),
    dueTime: optional(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, fault("validation:time"))),
    repeats: optional(z.enum(REPEATS, choice)),
  })
  .refine(({ assigneeId, role }) => assigneeId === undefined || role === undefined, { path: ["role"], error: choice });
export type TaskInput = z.infer<typeof taskInput>;

/** A new task, with what it is about: a request, or a customer and perhaps one of their policies. */
export const newTask = taskInput.safeExtend({
  reference: optional(leadReference),
  customerId: optional(rowId()),
  policyId: optional(rowId()),
});
export type NewTask = z.infer<typeof newTask>;

/** A changed task, with the version that the person saw (optimistic locking). */
export const taskChange = taskInput.safeExtend({ version: rowVersion() });
export type TaskChange = z.infer<typeof taskChange>;

/** The tasks of a list: whose, done or not, of which days, and about what. */
export const taskFilter = z.object({
  whose: z.enum(TASK_WHOSE, choice).default("mine"),
  done: z.stringbool().default(false),
  from: optional(day()),
  to: optional(day()),
  reference: optional(leadReference),
  customerId: optional(z.coerce.number(choice).pipe(rowId())),
  /** For whom: one person, or nobody in particular. */
  assignee: optional(z.union([z.literal("none"), z.coerce.number(choice).pipe(rowId(choice))])),
  /** The user who did the task, and the days between which. */
  doneBy: optional(z.coerce.number(choice).pipe(rowId(choice))),
  doneFrom: optional(day()),
  doneTo: optional(day()),
});
export type TaskFilter = z.infer<typeof taskFilter>;
