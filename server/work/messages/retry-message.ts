import { and, eq, inArray, isNull } from "drizzle-orm";
import type { MessageChannel } from "../../../domain/work/channels.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { isMessage } from "../../platform/db/message-rows.ts";
import { messages, type DeliveryStatus } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { changeFate } from "../history/change-fate.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { SENDERS } from "./channels.ts";

const NOT_SENT: DeliveryStatus[] = ["failed", "unconfigured", "undelivered", "unclear"];

/** Puts a message that could not be sent, or of which nobody knows whether it was, back on the queue. */
export async function retryMessage(deps: Deps, channel: MessageChannel, id: number, caller: Caller) {
  await makeChange(deps, caller, async (tx) => {
    if (!(await sendAgain(deps, tx, channel, { number: id, from: NOT_SENT }))) throw new AppError("notFound");
    return { event: { action: `${channel}.retry`, subject: { type: channel, id } } };
  });
}

type Again = { number: number; from: DeliveryStatus[] };

/**
 * Lets a message leave once more, as part of a transaction: its sending begins anew, now. False where it is none of those
 * that may.
 */
export async function sendAgain(
  deps: Deps,
  tx: Database,
  channel: MessageChannel,
  { number, from }: Again,
): Promise<boolean> {
  const { id, authorId, requestId, customerId } = messages;
  const [message] = await tx
    .select({ id, authorId, requestId, customerId })
    .from(messages)
    .where(isMessage(channel, number));
  if (!message) return false;
  const at = deps.clock();
  const queue = async () => {
    const queued = await tx
      .update(messages)
      .set({
        status: "queued",
        error: null,
        sendAt: at,
        leavingAt: null,
        handedOverAt: null,
        ...SENDERS[channel].forgotten,
      })
      .where(and(eq(id, message.id), isNull(messages.deletedAt), inArray(messages.status, from)))
      .returning({ id });
    return queued.length > 0;
  };
  if (!(await changeFate(tx, { message, at, change: queue }))) return false;
  await SENDERS[channel].queue(deps.jobs, tx, number);
  return true;
}
