import { and, eq, inArray, isNull } from "drizzle-orm";
import { AppError } from "../../domain/errors.ts";
import { makeChange } from "../audit/make-change.ts";
import type { Database } from "../db/client.ts";
import type { DeliveryStatus } from "../db/schema/index.ts";
import type { Deps } from "../deps.ts";
import { changeFate } from "../history/change-fate.ts";
import type { Caller } from "../http/caller.ts";
import { sendEmailJob } from "../mail/send-email.ts";
import { sendSmsJob } from "../sms/send-sms.ts";
import { CHANNELS, type Channel } from "./channels.ts";

const NOT_SENT: DeliveryStatus[] = ["failed", "unconfigured", "undelivered", "unclear"];

/** Puts a message that could not be sent, or of which nobody knows whether it was, back on the queue. */
export async function retryMessage(deps: Deps, channel: Channel, id: number, caller: Caller) {
  const { name } = CHANNELS[channel];
  await makeChange(deps, caller, async (tx) => {
    if (!(await sendAgain(deps, tx, channel, { id, from: NOT_SENT }))) throw new AppError("notFound");
    return { event: { action: `${name}.retry`, subject: { type: name, id } } };
  });
}

type Again = { id: number; from: DeliveryStatus[] };

/**
 * Lets a message leave once more, as part of a transaction: its sending begins anew, now. False where it is none of those
 * that may.
 */
export async function sendAgain(deps: Deps, tx: Database, channel: Channel, { id, from }: Again): Promise<boolean> {
  const { table } = CHANNELS[channel];
  const { authorId, requestId, customerId } = table;
  const [message] = await tx
    .select({ id: table.id, authorId, requestId, customerId })
    .from(table)
    .where(eq(table.id, id));
  if (!message) return false;
  const at = deps.clock();
  const queue = async () => {
    const queued = await tx
      .update(table)
      .set({
        status: "queued",
        error: null,
        sendAt: at,
        leavingAt: null,
        handedOverAt: null,
        ...(channel === "sms" && { providerId: null }),
      })
      .where(and(eq(table.id, id), isNull(table.deletedAt), inArray(table.status, from)))
      .returning({ id: table.id });
    return queued.length > 0;
  };
  if (!(await changeFate(tx, { channel, message, at, change: queue }))) return false;
  if (channel === "emails") await deps.jobs.send(tx, sendEmailJob, { emailId: id });
  else await deps.jobs.send(tx, sendSmsJob, { smsId: id });
  return true;
}
