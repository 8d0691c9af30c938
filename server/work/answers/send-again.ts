import { and, eq, isNotNull } from "drizzle-orm";
import type { MessageChannel } from "../../../domain/work/channels.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import type { LeadKind } from "../../../domain/work/request-kinds.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import { isMessage } from "../../platform/db/message-rows.ts";
import { messages, requests } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { sendAgain } from "../messages/retry-message.ts";
import { maySee } from "./answer-options.ts";
import { findCorrespondent, type CorrespondentId } from "./find-correspondent.ts";

/**
 * Resends a message with the status "unclear": the server may or may not have accepted it. Never automatic, since the
 * customer may get it twice: any user who may write to that customer can decide it.
 */
export async function sendUnclearAgain(
  deps: Deps,
  channel: MessageChannel,
  number: number,
  caller: Caller,
): Promise<void> {
  await makeChange(deps, caller, async (tx) => {
    if (!maySee(caller.actor, channel)) throw new AppError("forbidden");
    const [message] = await tx
      .select({ kind: requests.kind, id: requests.number, customerId: messages.customerId })
      .from(messages)
      .leftJoin(requests, eq(requests.id, messages.requestId))
      .where(and(isMessage(channel, number), isNotNull(messages.authorId)));
    const to = message && correspondentOf(message);
    if (!to) throw new AppError("notFound");
    await findCorrespondent(deps, tx, to, caller.actor, "write");
    if (!(await sendAgain(deps, tx, channel, { number, from: ["unclear"] }))) throw new AppError("conflict");
    return { event: { action: `${channel}.retry`, subject: { type: channel, id: number } } };
  });
}

type MessageSubject = { kind: LeadKind | null; id: number | null; customerId: number | null };

function correspondentOf({ kind, id, customerId }: MessageSubject): CorrespondentId | null {
  if (kind !== null && id !== null) return { kind, id };
  return customerId === null ? null : { kind: "customer", id: customerId };
}
