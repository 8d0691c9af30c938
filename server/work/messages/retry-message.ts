import { and, eq, inArray, isNull } from "drizzle-orm";
import type { MessageChannel } from "../../../domain/work/channels.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { isMessage } from "../../platform/db/message-rows.ts";
import { messages, type DeliveryStatus } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { changeDeliveryStatus } from "../history/change-delivery-status.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { SENDERS } from "./channels.ts";

const NOT_SENT: DeliveryStatus[] = ["failed", "unconfigured", "undelivered", "unclear"];

/** Puts a message that was not sent, or whose outcome is unclear, back on the queue. */
export async function retryMessage(deps: Deps, channel: MessageChannel, id: number, caller: Caller) {
  await makeChange(deps, caller, async (tx) => {
    if (!(await sendAgain(deps, tx, channel, { number: id, from: NOT_SENT }))) throw new AppError("notFound");
    return { event: { action: `${channel}.retry`, subject: { type: channel, id } } };
  });
}

type Resend = { number: number; from: DeliveryStatus[] };

/**
 * Resends a message within a transaction: its sending starts again, now. Returns false when the message does not exist
 * or its status is not one of `from`.
 */
export async function sendAgain(
  deps: Deps,
  tx: Database,
  channel: MessageChannel,
  { number, from }: Resend,
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
  if (!(await changeDeliveryStatus(tx, { message, at, change: queue }))) return false;
  await SENDERS[channel].queue(deps.jobs, tx, number);
  return true;
}
