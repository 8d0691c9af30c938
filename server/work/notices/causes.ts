import { asc, eq, gt, inArray } from "drizzle-orm";
import type { NoticeCause } from "../../../domain/work/notice-options.ts";
import type { Database } from "../../platform/db/client.ts";
import {
  deskEvents,
  mentions,
  messages,
  requests,
  tasks,
  type DeliveryStatus,
  type notices,
} from "../../platform/db/schema/index.ts";

/** A cause for a user to be told, before their choices decide how. */
export type Cause = Pick<typeof notices.$inferInsert, "userId" | "key" | "at"> & {
  cause: NoticeCause;
  requestId: number | null;
  customerId: number | null;
  taskId: number | null;
  eventId: number | null;
  actorId: number | null;
};

/** The delivery statuses by which a message did not arrive. */
const FAILED: readonly unknown[] = ["failed", "undelivered", "bounced", "unconfigured"] satisfies DeliveryStatus[];

/** Reads published desk events after a place of the stream, with what decides whom they concern. */
export async function readEvents(tx: Database, after: bigint, most: number) {
  return tx
    .select({
      event: deskEvents,
      request: { ownerId: requests.ownerId, isSuspect: requests.isSuspect },
      message: { authorId: messages.authorId, requestId: messages.requestId, customerId: messages.customerId },
      task: { assigneeId: tasks.assigneeId, doneAt: tasks.doneAt },
    })
    .from(deskEvents)
    .leftJoin(requests, eq(requests.id, deskEvents.requestId))
    .leftJoin(messages, eq(messages.id, deskEvents.messageId))
    .leftJoin(tasks, eq(tasks.id, deskEvents.taskId))
    .where(gt(deskEvents.place, after))
    .orderBy(asc(deskEvents.place))
    .limit(most);
}

type ReadEvent = Awaited<ReturnType<typeof readEvents>>[number];

/** Finds the causes in some events. Nobody is told of what they did themselves, nor of what was undone since. */
export async function causesOf(tx: Database, events: readonly ReadEvent[]): Promise<Cause[]> {
  const told = events.filter(({ event, request }) => event.undoneAt === null && request?.isSuspect !== true);
  const causes = [...told.flatMap(causesOfEvent), ...(await causesOfNotes(tx, told))];
  return causes.filter(({ userId, actorId }) => userId !== actorId);
}

function causesOfEvent({ event, request, message, task }: ReadEvent): Cause[] {
  const { data, id } = event;
  const to = (userId: unknown, cause: NoticeCause, key = `event:${id}`) =>
    typeof userId === "number" ? [{ ...subjectOf(event), userId, cause, key }] : [];
  switch (event.type) {
    case "assigned":
      return to(ownerAfter(data) === request?.ownerId ? request?.ownerId : null, "assigned");
    case "message":
    case "offer-answer":
    case "completed":
      return to(request?.ownerId, "replied");
    case "escalated":
      return to(data["to"] === "owner" ? request?.ownerId : null, "waiting");
    case "sequence":
    case "task":
      // The call of a sequence is a task, too. A task is told of once to each person who gets it, however often it is
      // changed.
      return isGiven(data, task) ? to(task?.assigneeId, "assigned", `task:${event.taskId}`) : [];
    case "booking":
      return [...to(bookedAgent(data), "booked"), ...to(data["formerId"], "booked")];
    default:
      break;
  }
  if (!isStatusNotice(event) || !FAILED.includes(data["status"])) return [];
  return to(message?.authorId, "failed").map((cause) => ({
    ...cause,
    requestId: message?.requestId ?? null,
    customerId: message?.customerId ?? null,
  }));
}

/** Returns true for the notice that the delivery status of a message changed, which is no event of the history. */
const isStatusNotice = ({ type }: { type: string }) => type === "sent";

function ownerAfter(data: Record<string, unknown>): unknown {
  const after: unknown = data["after"];
  return typeof after === "object" && after !== null && "ownerId" in after ? after.ownerId : null;
}

/** Returns the id of the agent with whom a time was booked. */
function bookedAgent(data: Record<string, unknown>): unknown {
  const owner: unknown = data["owner"];
  return typeof owner === "object" && owner !== null && "id" in owner ? owner.id : null;
}

function isGiven(data: Record<string, unknown>, task: ReadEvent["task"]): boolean {
  return task?.doneAt === null && (data["deed"] === "made" || data["deed"] === "changed");
}

const subjectOf = ({ id, requestId, customerId, taskId, actorId, at }: ReadEvent["event"]) => ({
  requestId,
  customerId,
  taskId,
  eventId: id,
  actorId,
  at,
});

async function causesOfNotes(tx: Database, events: readonly ReadEvent[]): Promise<Cause[]> {
  const notes = new Map(events.filter(({ event }) => event.type === "note").map(({ event }) => [event.id, event]));
  if (notes.size === 0) return [];
  const named = await tx
    .select()
    .from(mentions)
    .where(inArray(mentions.eventId, [...notes.keys()]));
  return named.flatMap(({ eventId, userId }) => {
    const event = notes.get(eventId);
    return event ? [{ ...subjectOf(event), userId, cause: "mentioned" as const, key: `event:${eventId}` }] : [];
  });
}

/** Finds the ids of the events that some events undo. */
export function undoneBy(events: readonly ReadEvent[]): number[] {
  return events.flatMap(({ event: { type, data } }) =>
    type === "undone" && typeof data["eventId"] === "number" ? [data["eventId"]] : [],
  );
}

/** Finds the tasks that some events finish. */
export function finishedBy(events: readonly ReadEvent[]): number[] {
  return events.flatMap(({ event: { type, data, taskId } }) =>
    type === "task" && data["deed"] === "done" && taskId !== null ? [taskId] : [],
  );
}
