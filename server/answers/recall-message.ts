import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { AppError } from "../../domain/errors.ts";
import type { LeadKind } from "../../domain/lead-options.ts";
import { RECALLED } from "../../domain/message-options.ts";
import { can } from "../../domain/permissions.ts";
import { makeChange } from "../audit/make-change.ts";
import type { Database } from "../db/client.ts";
import { deskEvents } from "../db/schema/index.ts";
import type { Deps } from "../deps.ts";
import { lockWork } from "../desk/find-work.ts";
import { restoredFrom } from "../desk/plan-work.ts";
import { storeWork } from "../desk/store-work.ts";
import { markUndone, writeDeskEvent } from "../history/desk-events.ts";
import type { Caller } from "../http/caller.ts";
import { LEADS } from "../leads/kinds.ts";
import { CHANNELS, type Channel } from "../messages/channels.ts";

/**
 * Calls a message back that has not left. Whether it has is decided in one statement, as it is by who sends it: one of
 * the two comes first. Its request is as it was before, unless something else has happened to it since.
 */
export async function recallMessage(deps: Deps, channel: Channel, id: number, caller: Caller): Promise<void> {
  const { table, name } = CHANNELS[channel];
  await makeChange(deps, caller, async (tx) => {
    const ofPeople = and(eq(table.id, id), isNotNull(table.authorId));
    const { authorId, quoteRequestId, contactRequestId, customerId } = table;
    const [message] = await tx
      .select({ authorId, quoteRequestId, contactRequestId, customerId })
      .from(table)
      .where(ofPeople);
    if (!message) throw new AppError("notFound");
    const { actor } = caller;
    if (message.authorId !== actor.id && !can(actor.role, "customer-data", "edit")) throw new AppError("forbidden");
    const recalled = await tx
      .update(table)
      .set({ status: "cancelled", error: RECALLED })
      .where(and(ofPeople, eq(table.status, "queued"), isNull(table.leavingAt)))
      .returning({ id: table.id });
    if (recalled.length === 0) throw new AppError("conflict", { message: "errors:hasLeft" });
    await takeBack(deps, tx, { ...message, channel, id }, caller);
    return { event: { action: `${name}.recall`, subject: { type: name, id } } };
  });
}

type Told = { version?: number; before?: Record<string, unknown> };

type Recalled = Record<"quoteRequestId" | "contactRequestId" | "customerId", number | null> & {
  channel: Channel;
  id: number;
};

/** Takes back what the answer made of its request, and says so in the history. */
async function takeBack(deps: Deps, tx: Database, message: Recalled, { actor }: Caller): Promise<void> {
  const { quoteRequestId, contactRequestId, customerId } = message;
  const field = sql.raw(message.channel === "emails" ? "'emailId'" : "'smsId'");
  const about = quoteRequestId
    ? eq(deskEvents.quoteRequestId, quoteRequestId)
    : contactRequestId
      ? eq(deskEvents.contactRequestId, contactRequestId)
      : eq(deskEvents.customerId, customerId ?? 0);
  const [event] = await tx
    .select()
    .from(deskEvents)
    .where(and(about, eq(deskEvents.type, "answer"), sql`${deskEvents.data} ->> ${field} = ${String(message.id)}`));
  if (!event) return;
  const at = deps.clock();
  await markUndone(tx, event.id, at);
  const data = { eventId: event.id, type: event.type };
  const of = { quoteRequestId, contactRequestId, customerId: event.customerId };
  await writeDeskEvent(tx, { type: "undone", ...of, actor, data, at });
  const kind: LeadKind = quoteRequestId === null ? "contact" : "quote";
  const leadId = quoteRequestId ?? contactRequestId;
  if (leadId === null) return;
  const row = await lockWork(tx, kind, eq(LEADS[kind].table.id, leadId));
  const told = event.data as Told;
  if (told.version === row.version) await storeWork(deps, tx, kind, row, restoredFrom(told.before ?? {}));
}
