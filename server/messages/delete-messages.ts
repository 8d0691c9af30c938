import { and, eq, isNull } from "drizzle-orm";
import { AppError } from "../../domain/errors.ts";
import { recordEvent } from "../audit/record-event.ts";
import type { Deps } from "../deps.ts";
import type { Caller } from "../http/caller.ts";
import { CHANNELS, type Channel } from "./channels.ts";

/** Takes one message, or all, out of the mailbox. The rows stay: the journal of mails is never emptied by hand. */
export async function deleteMessages({ db, clock }: Deps, channel: Channel, which: number | "all", caller: Caller) {
  const { table, name } = CHANNELS[channel];
  return db.transaction(async (tx) => {
    const deleted = await tx
      .update(table)
      .set({ deletedAt: clock() })
      .where(and(isNull(table.deletedAt), which === "all" ? undefined : eq(table.id, which)))
      .returning({ id: table.id });
    if (which !== "all" && deleted.length === 0) throw new AppError("notFound");
    const event = { action: `${name}.delete`, subject: { type: name, id: which }, details: { count: deleted.length } };
    await recordEvent(tx, { ...event, ...caller }, clock());
    return { deleted: deleted.length };
  });
}
