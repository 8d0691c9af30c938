import { and, eq, inArray, isNull } from "drizzle-orm";
import { AppError } from "../../domain/errors.ts";
import { makeChange } from "../audit/make-change.ts";
import type { DeliveryStatus } from "../db/schema/index.ts";
import type { Deps } from "../deps.ts";
import type { Caller } from "../http/caller.ts";
import { sendEmailJob } from "../mail/send-email.ts";
import { sendSmsJob } from "../sms/send-sms.ts";
import { CHANNELS, type Channel } from "./channels.ts";

const NOT_SENT: DeliveryStatus[] = ["failed", "unconfigured", "undelivered"];

/** Puts a message that could not be sent back on the queue. */
export async function retryMessage(deps: Deps, channel: Channel, id: number, caller: Caller) {
  const { table, name } = CHANNELS[channel];
  await makeChange(deps, caller, async (tx) => {
    const [row] = await tx
      .update(table)
      .set({ status: "queued", error: null, ...(channel === "sms" && { providerId: null }) })
      .where(and(eq(table.id, id), isNull(table.deletedAt), inArray(table.status, NOT_SENT)))
      .returning({ id: table.id });
    if (!row) throw new AppError("notFound");
    if (channel === "emails") await deps.jobs.send(tx, sendEmailJob, { emailId: id });
    else await deps.jobs.send(tx, sendSmsJob, { smsId: id });
    return { event: { action: `${name}.retry`, subject: { type: name, id } } };
  });
}
