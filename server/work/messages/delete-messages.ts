import { and, inArray, isNull } from "drizzle-orm";
import type { MessageChannel } from "../../../domain/work/channels.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { isMessage, isOfChannel } from "../../platform/db/message-rows.ts";
import { messages } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";

/** Batch size for emptying a mailbox of many years: one statement for all of it would run into the time limit. */
const BATCH = 10_000;

/** Soft-deletes one message, or all, of a mailbox. The rows stay: the journal of mails is never emptied by hand. */
export async function deleteMessages(deps: Deps, channel: MessageChannel, which: number | "all", caller: Caller) {
  return makeChange(deps, caller, async (tx) => {
    let count = 0;
    for (let deleted = BATCH; deleted === BATCH; count += deleted)
      deleted = await hide(tx, channel, which, deps.clock());
    if (which !== "all" && count === 0) throw new AppError("notFound");
    const subject = { type: channel, id: which };
    return { result: { deleted: count }, event: { action: `${channel}.delete`, subject, details: { count } } };
  });
}

/** Soft-deletes at most one batch of the messages. Returns how many. */
async function hide(tx: Database, channel: MessageChannel, which: number | "all", deletedAt: Date): Promise<number> {
  const { id, number } = messages;
  const asked = which === "all" ? isOfChannel(channel) : isMessage(channel, which);
  const inMailbox = and(asked, isNull(messages.deletedAt));
  const step = tx.select({ id }).from(messages).where(inMailbox).orderBy(number).limit(BATCH);
  const hidden = await tx.update(messages).set({ deletedAt }).where(inArray(id, step)).returning({ id });
  return hidden.length;
}
