import { z } from "zod";
import { rowId, day } from "../../platform/fields.ts";
import { LEAD_KINDS } from "../../work/request-kinds.ts";
import { REPEATS, TASK_DEEDS } from "../../work/task-options.ts";
import { newTask, taskChange, taskFilter } from "../../work/tasks.ts";
import { booking } from "./bookings.ts";
import { byId, done, file, id, moment, pageLimit, role, type Endpoints } from "../endpoint.ts";

/** A person of the office. */
const person = z.object({ id, name: z.string() });

/** A task as lists show it. */
const task = z.object({
  id,
  what: z.string(),
  assignee: person.nullable(),
  role: role.nullable(),
  dueOn: z.iso.date(),
  /** The moment that it is due; null for a task of the whole day. */
  dueAt: moment.nullable(),
  isOverdue: z.boolean(),
  repeats: z.enum(REPEATS).nullable(),
  /** The request that it is about; `name` is that of the person who sent it. */
  request: z.object({ reference: z.string(), name: z.string() }).nullable(),
  customer: person.nullable(),
  policy: z.object({ id, carrier: z.string(), number: z.string() }).nullable(),
  createdBy: person.nullable(),
  createdAt: moment,
  doneAt: moment.nullable(),
  doneBy: person.nullable(),
  /** True when the reader may change and finish it. */
  mayHandle: z.boolean(),
  version: z.int().min(0),
});
export type Task = z.infer<typeof task>;

/** A thing to do today, and by when: a customer waits for an answer, a task is due, or a time to talk is booked. */
const urgency = { isUrgent: z.boolean(), dueBy: moment.nullable(), isOverdue: z.boolean() };
const todayItem = z.discriminatedUnion("what", [
  z.object({
    what: z.literal("reply"),
    ...urgency,
    kind: z.enum(LEAD_KINDS),
    reference: z.string(),
    name: z.string(),
    type: z.string().nullable(),
    /** The time since which the customer has been waiting. */
    since: moment,
    isMine: z.boolean(),
    /** True when the reader may say that no answer is needed, of what `version` and `heard` tell (`workOrder`). */
    maySettle: z.boolean(),
    version: z.int().min(0),
    heard: moment.nullable(),
  }),
  z.object({ what: z.literal("task"), ...urgency, task }),
  z.object({ what: z.literal("booking"), ...urgency, booking }),
]);
export type TodayItem = z.infer<typeof todayItem>;

/** One entry of a task's history. */
const taskEvent = z.object({ deed: z.enum(TASK_DEEDS), at: moment, actor: z.string().nullable() });
export type TaskEvent = z.infer<typeof taskEvent>;

/**
 * The cursors of the lists (keyset pagination): of the open tasks the day that they are due, of the done ones the
 * millisecond, then the id.
 */
const openKey = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d-\d{1,10}$/)
  .transform((text) => ({ day: text.slice(0, 10), id: Number(text.slice(11)) }))
  .refine((key) => rowId().safeParse(key.id).success && day().safeParse(key.day).success);
const doneKey = z
  .string()
  .regex(/^\d{1,14}-\d{1,10}$/)
  .transform((text) => ({ at: new Date(Number(text.split("-")[0])), id: Number(text.split("-")[1]) }))
  .refine((key) => rowId().safeParse(key.id).success);
const taskKey = z.union([openKey, doneKey]);
const taskPage = z.object({ ...taskFilter.shape, limit: pageLimit, before: taskKey.optional() });
export type TaskPage = z.infer<typeof taskPage>;

/** The reader's calendar feed. Its address is shown once; whoever has it reads the calendar. */
const feed = z.object({ isOn: z.boolean(), hasNames: z.boolean(), createdAt: moment.nullable() });
export type TaskFeed = z.infer<typeof feed>;

export const taskEndpoints = {
  "GET /api/tasks": { query: taskPage, answer: z.array(task) },
  "POST /api/tasks": { body: newTask, answer: task, status: 201 },
  "GET /api/tasks/:id": { params: byId, answer: task },
  "PUT /api/tasks/:id": { params: byId, body: taskChange, answer: task },
  "DELETE /api/tasks/:id": { params: byId, answer: done },
  "PUT /api/tasks/:id/done": { params: byId, answer: task },
  "DELETE /api/tasks/:id/done": { params: byId, answer: task },
  "GET /api/today": { answer: z.array(todayItem) },
  "GET /api/tasks/:id/history": { params: byId, answer: z.array(taskEvent) },
  "GET /api/user/task-feed": { answer: feed },
  "POST /api/user/task-feed": {
    body: z.object({ hasNames: z.boolean() }),
    answer: z.object({ address: z.string() }),
    status: 201,
  },
  "DELETE /api/user/task-feed": { answer: done },
  "GET /api/task-feeds/:token": {
    params: z.object({ token: z.string().regex(/^[\w-]{43}$/) }),
    answer: file("text/calendar"),
  },
} as const satisfies Endpoints;
