import { and, eq, inArray, isNull } from "drizzle-orm";
import { AppError } from "../../domain/errors.ts";
import { makeChange } from "../audit/make-change.ts";
import type { Database } from "../db/client.ts";
import type { Deps } from "../deps.ts";
import type { Caller } from "../http/caller.ts";
import { CHANNELS, type Channel } from "./channels.ts";

/** A mailbox of many years is emptied in steps: one statement for all of it would run into the time limit. */
const STEP = 10_000;

/** Takes one message, or all, out of the mailbox. The rows stay: the journal of mails is never emptied by hand. */
export async function deleteMessages(deps: Deps, channel: Channel, which: number | "all", caller: Caller) {
  const { name } = CHANNELS[channel];
  return makeChange(deps, caller, async (tx) => {
    let count = 0;
    for (let deleted = STEP; deleted === STEP; count += deleted) deleted = await hide(tx, channel, which, deps.clock());
    if (which !== "all" && count === 0) throw new AppError("notFound");
    const subject = { type: name, id: which };
    return { result: { deleted: count }, event: { action: `${name}.delete`, subject, details: { count } } };
  });
}

/** Hides what was asked for, at most one step of it; gives back how many that were. */
async function hide(tx: Database, channel: Channel, which: number | "all", deletedAt: Date): Promise<number> {
  const { table } = CHANNELS[channel];
  const inMailbox = and(isNull(table.deletedAt), which === "all" ? undefined : eq(table.id, which));
  const step = tx.select({ id: table.id }).from(table).where(inMailbox).orderBy(table.id).limit(STEP);
  const hidden = await tx.update(table).set({ deletedAt }).where(inArray(table.id, step)).returning({ id: table.id });
  return hidden.length;
}
