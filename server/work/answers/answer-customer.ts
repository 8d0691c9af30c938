import type { AnswerInput } from "../../../domain/work/answers.ts";
import type { Answered } from "../../../domain/api/work/answers.ts";
import type { DeskEvent } from "../../../domain/api/work/work.ts";
import { CHANNELS } from "../../../domain/work/channels.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { ANSWER_MAX, RECALL_MS } from "../../../domain/platform/limits.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import type { Deps } from "../../platform/deps.ts";
import { ownerChangeFor } from "../desk/find-work.ts";
import { planAnswer, valuesBefore } from "../desk/plan-work.ts";
import { storeWork } from "../desk/store-work.ts";
import { assertNotSuspect } from "../history/assert-not-suspect.ts";
import { writeDeskEvent } from "../history/desk-events.ts";
import { recomputeState } from "../history/request-state.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { presentWork, type WorkRow } from "../leads/present-work.ts";
import { SENDERS } from "../messages/channels.ts";
import { removeDraft } from "./answer-drafts.ts";
import { maySee } from "./answer-options.ts";
import { findCorrespondent, type AnswerRecipient, type CorrespondentId } from "./find-correspondent.ts";
import { assertMayCopy } from "./copies.ts";
import { refusalOf } from "./ways-to.ts";
import { findWritten, writeMessage } from "./write-message.ts";
import type { Written } from "./writers.ts";

const DAY_MS = 86_400_000;

/**
 * Writes a message to a customer, about a request or in general. Stores the message, its sending job, the changes to
 * the request and the event in one transaction. Deduplicates by the idempotency key of the form.
 */
export function answerCustomer(
  deps: Deps,
  named: CorrespondentId,
  input: AnswerInput,
  caller: Caller,
): Promise<Answered> {
  const { actor } = caller;
  return makeChange<Answered>(deps, caller, async (tx) => {
    if (!maySee(actor, input.channel)) throw new AppError("forbidden");
    const to = await findCorrespondent(deps, tx, named, actor, "write");
    const before = await findWritten(deps, tx, { to, input, author: actor });
    const isOnItsWay = SENDERS[input.channel].isConfigured(deps);
    if (before) return { result: { ...answered(input, before, to.work, null), isOnItsWay }, event: null };
    // Held back as spam, it stands in no queue, where the reply would be seen.
    if (to.work) assertNotSuspect(to.work);
    await assertMayWriteTo(tx, to, input);
    await assertMayCopy(deps, tx, input);
    const written = await writeMessage(deps, tx, { to, input, author: actor, sendAt: leavesAt(deps, input) });
    await removeDraft(tx, named, actor);
    const { work, event } = await noteAnswer(deps, tx, { to, input, written, isOnItsWay }, caller);
    const action = `${input.channel}.write` as const;
    const details = to.work ? { reference: to.work.reference } : {};
    return {
      result: { ...answered(input, written, work, event), isOnItsWay },
      event: { action, subject: { type: input.channel, id: written.number }, details },
    };
  });
}

/**
 * Rejects the message when its address is not one of the correspondent's, or must not be written to. The form checked
 * this before, and the sending job checks it again.
 */
async function assertMayWriteTo(
  tx: Database,
  to: AnswerRecipient,
  { channel, to: address, purpose }: AnswerInput,
): Promise<void> {
  if (!to[CHANNELS[channel].addresses].includes(address))
    throw new AppError("invalid", { fields: { to: "validation:choice" } });
  const refusal = await refusalOf(tx, channel, address, { purpose, consented: to.consented });
  if (refusal) throw new AppError("invalid", { fields: { to: `validation:answer.${refusal}` } });
}

/** Returns the time to send a message: the wanted time, but not before the recall period is over. */
function leavesAt({ clock }: Deps, { sendAt }: AnswerInput): Date {
  const soonest = clock().getTime() + RECALL_MS;
  const wanted = sendAt === null ? soonest : Date.parse(sendAt);
  if (wanted > soonest + ANSWER_MAX.days * DAY_MS) {
    throw new AppError("invalid", { fields: { sendAt: "validation:answer.late" } });
  }
  return new Date(Math.max(wanted, soonest));
}

type RecordedAnswer = { to: AnswerRecipient; input: AnswerInput; written: Written; isOnItsWay: boolean };

/**
 * Applies an answer to its request and writes the event. If no server is configured for the channel, the event is
 * stored as undone, since nobody was answered.
 */
async function noteAnswer(
  deps: Deps,
  tx: Database,
  { to, input, written, isOnItsWay }: RecordedAnswer,
  { actor }: Caller,
) {
  const { channel } = input;
  const at = deps.clock();
  const message = { channel, sendAt: written.sendAt.toISOString() };
  const undoneAt = isOnItsWay ? null : at;
  const isLeaving = true;
  if (!to.work) {
    const event = {
      type: "answer",
      customerId: to.id,
      actor,
      data: { ...message, isLeaving },
      message: written,
      at,
      undoneAt,
    } as const;
    return { work: null, event: await writeDeskEvent(tx, event) };
  }
  const set = { ...ownerChangeFor(actor, to.work, "answer"), ...(isOnItsWay && planAnswer(to.work, written.sendAt)) };
  const stored = await storeWork(deps, tx, to.work, set);
  const { stage, firstResponseAt } = to.work;
  const changes = {
    before: { ...valuesBefore(to.work, set), stage, firstResponseAt },
    after: set,
    version: stored.version,
  };
  const event = await writeDeskEvent(tx, {
    type: "answer",
    requestId: to.id,
    customerId: to.work.customerId,
    actor,
    data: { ...message, isLeaving, ...changes },
    message: written,
    at,
    undoneAt,
  });
  return { work: { ...stored, ...(await recomputeState(tx, to.id, at)) }, event };
}

function answered(
  { channel }: AnswerInput,
  { number, sendAt }: Written,
  work: WorkRow | null,
  event: DeskEvent | null,
) {
  return { channel, id: number, sendAt: sendAt.toISOString(), work: work && presentWork(work), event };
}
