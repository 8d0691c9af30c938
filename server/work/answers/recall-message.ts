import { and, eq, gt, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import type { MessageChannel } from "../../../domain/work/channels.ts";
import type { PastEvent } from "../../../domain/work/desk/past-events.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { RECALLED } from "../../../domain/work/message-options.ts";
import { can } from "../../../domain/platform/permissions.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { isMessage } from "../../platform/db/message-rows.ts";
import { deskEvents, messages, requests } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { changeDeliveryStatus, findAnswer, type Message } from "../history/change-delivery-status.ts";
import { writeDeskEvent } from "../history/desk-events.ts";
import type { Caller } from "../../platform/http/caller.ts";

/**
 * Recalls a message that has not left yet. One atomic UPDATE decides that, and the sending job uses one as well, so
 * only one of the two wins (no race condition). The request is then as if the message had not been written.
 */
export async function recallMessage(deps: Deps, channel: MessageChannel, id: number, caller: Caller): Promise<void> {
  await makeChange(deps, caller, async (tx) => {
    const { id: messageId, authorId, requestId, customerId } = messages;
    const ofPeople = and(isMessage(channel, id), isNotNull(authorId));
    const columns = { id: messageId, authorId, requestId, customerId };
    const [message] = await tx.select(columns).from(messages).where(ofPeople);
    if (!message) throw new AppError("notFound");
    const { actor } = caller;
    if (message.authorId !== actor.id && !can(actor.role, "customer-data", "edit")) throw new AppError("forbidden");
    const at = deps.clock();
    const recall = async () => {
      const recalled = await tx
        .update(messages)
        .set({ status: "cancelled", error: RECALLED })
        .where(and(ofPeople, eq(messages.status, "queued"), isNull(messages.leavingAt)))
        .returning({ id: messageId });
      return recalled.length > 0;
    };
    if (!(await changeDeliveryStatus(tx, { message, at, change: recall }))) {
      throw new AppError("conflict", { message: "errors:hasLeft" });
    }
    await writeRecallEvent(tx, message, at, caller);
    return { event: { action: `${channel}.recall`, subject: { type: channel, id } } };
  });
}

/** Writes the event that tells who recalled the message, and undoes a change of owner that came with it. */
async function writeRecallEvent(tx: Database, message: Message, at: Date, { actor }: Caller): Promise<void> {
  const event = await findAnswer(tx, message);
  if (!event) return;
  const { requestId, customerId } = event;
  const keepsOwner = requestId !== null && !(await releaseOwner(tx, requestId, event));
  const data = { eventId: event.id, type: event.type, ...(keepsOwner && { keepsOwner }) };
  await writeDeskEvent(tx, { type: "undone", requestId, customerId, actor, data, at });
}

type AnswerEvent = { id: number; data: PastEvent["data"] };

/**
 * Removes the owner who took the request by writing the message, unless it was given to somebody since, or they did more
 * about it. Returns true when it did.
 */
async function releaseOwner(tx: Database, requestId: number, { id, data }: AnswerEvent): Promise<boolean> {
  const { before, after } = data;
  if (before?.ownerId !== null || typeof after?.ownerId !== "number") return false;
  const isTheirs = or(eq(deskEvents.actorId, after.ownerId), sql`${deskEvents.data}->'after' ? 'ownerId'`);
  const isSince = and(gt(deskEvents.id, id), isNull(deskEvents.undoneAt), ne(deskEvents.type, "undone"));
  if ((await tx.$count(deskEvents, and(eq(deskEvents.requestId, requestId), isSince, isTheirs))) > 0) return false;
  const released = await tx
    .update(requests)
    .set({ ownerId: null, version: sql`${requests.version} + 1` })
    .where(and(eq(requests.id, requestId), eq(requests.ownerId, after.ownerId)))
    .returning({ id: requests.id });
  return released.length > 0;
}
