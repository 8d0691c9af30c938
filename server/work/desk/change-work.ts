import type { SQL } from "drizzle-orm";
import type { z } from "zod";
import type { Worked } from "../../../domain/api/work/desk.ts";
import type { Agency } from "../../../domain/operations/settings/agency.ts";
import { callData } from "../../../domain/work/call-options.ts";
import { EVENT_OF } from "../../../domain/work/desk/events.ts";
import { isEnd, isOwnId, isStageOf } from "../../../domain/work/desk/stages.ts";
import type { WorkChange, workOrder } from "../../../domain/work/desk/work.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import type { LeadKind } from "../../../domain/work/request-kinds.ts";
import type { User } from "../../../domain/people/users.ts";
import { can } from "../../../domain/platform/permissions.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { AuditEvent } from "../../platform/deps/audit.ts";
import type { Database } from "../../platform/db/client.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { forbidNumber } from "../leads/do-not-contact.ts";
import { assertHeard, assertMergeable } from "./assert-mergeable.ts";
import { findColleague } from "./colleagues.ts";
import { matchCleared } from "./match-cleared.ts";
import { writeDeskEvent, writeReceived } from "../history/desk-events.ts";
import { recomputeState } from "../history/request-state.ts";
import { assertMayDo, lockWork, ownerChangeFor, type LockedWork } from "./find-work.ts";
import { isReachedBy, planWork, valuesBefore, type WorkState } from "./plan-work.ts";
import { noteMentions } from "./note-mentions.ts";
import { presentWork } from "../leads/present-work.ts";
import { setTags } from "../tags/set-tags.ts";
import { storeWork } from "./store-work.ts";

/**
 * Makes one change to a request with optimistic locking: rejects it with a conflict when a field that it depends on has
 * changed since `version`. Writes an event with the values before and after. A change that alters nothing writes no event.
 */
export function changeWork(deps: Deps, kind: LeadKind, which: SQL, order: Ordered, caller: Caller): Promise<Worked> {
  return makeChange<Worked>(deps, caller, (tx) => changeWorkIn(deps, tx, { kind, which, ...order }, caller.actor));
}

/** A change to make. `phone` is the number of a logged call, which need not be the one of the request. */
type Ordered = z.infer<typeof workOrder> & { phone?: string };

/** Makes the change of `changeWork` in the caller's transaction. Returns the audit event that belongs to it, too. */
export async function changeWorkIn(
  deps: Deps,
  tx: Database,
  { kind, which, version, change, heard, phone }: Ordered & { kind: LeadKind; which: SQL },
  actor: User,
): Promise<{ result: Worked; event: AuditEvent | null }> {
  if (change.do === "stage" && !isStageOf(kind, change.stage)) {
    throw new AppError("invalid", { fields: { "change.stage": "validation:choice" } });
  }
  const now = deps.clock();
  const row = await lockWork(tx, which);
  await assertMergeable(tx, row, version, change.do);
  // The board sends no `heard`: its cards do not show what the customer wrote.
  const isEnding = change.do === "stage" && isEnd(change.stage) && heard !== undefined;
  if (change.do === "settle" || isEnding) await assertHeard(tx, row.id, heard ?? null);
  assertMayDo(actor, row, change.do);
  assertOffered(deps.settings.agency(), row, change);
  const by = { id: actor.id, mayApprove: can(actor.role, "quote-requests", "approve"), now };
  const planned = planWork(deps.settings.agency(), row, change, by);
  const tags = change.do === "tags" ? await setTags(tx, { requestId: row.id }, change) : null;
  const alwaysWritesEvent =
    change.do === "note" || change.do === "call" || (change.do === "settle" && row.waitsFor === "us");
  if (!alwaysWritesEvent && !tags && Object.keys(planned).length === 0)
    return { result: { work: presentWork(row), event: null }, event: null };
  const set = { ...planned, ...ownerChangeFor(actor, row, change.do) };
  const extraData = await applySideEffects(deps, tx, { ...row, phone: phone ?? row.phone }, change);
  const stored = await storeWork(deps, tx, row, set, { actor });
  // A request cleared as not spam gets its customer here, which is not part of the planned columns.
  const before = valuesBefore(
    row,
    stored.customerId === row.customerId ? set : { ...set, customerId: stored.customerId },
  );
  const { followUp, version: next } = stored;
  const extras = { ...extraData, ...(followUp && followUp.data), ...(tags && { tags }) };
  const data = { before, after: set, ...extras, version: next };
  const event = await writeDeskEvent(tx, {
    type: EVENT_OF[change.do],
    requestId: row.id,
    customerId: row.customerId,
    actor,
    data,
    ...(followUp && { taskId: followUp.taskId }),
    at: now,
  });
  if (change.do === "note") {
    const about = { kind, id: row.number, reference: row.reference };
    await noteMentions(tx, { text: change.text, eventId: event.id, about, actorId: actor.id, at: now });
  }
  const restated = { ...stored, ...(await recomputeState(tx, row.id, now)) };
  return { result: { work: presentWork(restated), event }, event: auditOf(kind, row, change, set) };
}

/** Rejects a lost reason or a call outcome that the office does not offer; a request keeps the reason that it has. */
export function assertOffered({ outcomes }: Agency, row: Pick<LockedWork, "lostReason">, change: WorkChange): void {
  const isIn = (list: readonly { id: string; isActive: boolean }[], chosen: string) =>
    list.some(({ id, isActive }) => id === chosen && isActive);
  if (change.do === "call" && !isIn(outcomes.callOutcomes, change.outcome)) {
    throw new AppError("invalid", { fields: { "change.outcome": "validation:choice" } });
  }
  if (change.do !== "stage" || !change.reason || change.reason === row.lostReason) return;
  if (!isIn(outcomes.lostReasons, change.reason)) {
    throw new AppError("invalid", { fields: { "change.reason": "validation:choice" } });
  }
}

/**
 * Applies the side effects of a change and returns the extra data of its event: the new owner, the text written, or
 * that the number is now on the do-not-call list.
 */
async function applySideEffects(deps: Deps, tx: Database, row: LockedWork, change: WorkChange) {
  switch (change.do) {
    case "assign":
      return { owner: change.ownerId === null ? null : await findColleague(tx, change.ownerId) };
    case "note":
      return { text: change.text };
    case "call": {
      const { outcome } = change;
      // The settings may change what an outcome of the office's own means; the past stays as it was.
      const isReached = isOwnId(outcome) && isReachedBy(deps.settings.agency(), outcome);
      if (outcome !== "do-not-call") return { outcome, ...(isReached && { isReached }), ...callData(change) };
      const { phone } = row;
      if (!phone) throw new AppError("invalid", { fields: { "change.outcome": "validation:noNumber" } });
      return { outcome, ...callData(change), phone, isListed: await forbidNumber(tx, "call", phone, deps.clock()) };
    }
    case "not-spam":
      await matchCleared(deps, tx, row.id);
      await writeReceived(tx, [row.id]);
      return {};
    default:
      return {};
  }
}

/** Builds the audit event: the action and its values, but never the text of notes or calls. */
function auditOf(kind: LeadKind, row: LockedWork, change: WorkChange, set: Partial<WorkState>): AuditEvent {
  const subject = { type: kind, id: row.reference };
  if (change.do === "call" && change.outcome === "do-not-call") {
    return { action: "do-not-contact.set", subject, details: { channel: "call" } };
  }
  const of = { deed: change.do };
  const details = (): AuditEvent["details"] => {
    if (change.do === "assign") return { ...of, ownerId: change.ownerId };
    if (change.do === "stage") return { ...of, from: row.stage, to: change.stage, reason: set.lostReason ?? null };
    if (change.do === "priority") return { ...of, from: row.priority, to: change.priority };
    if (change.do === "call") return { ...of, outcome: change.outcome };
    if (change.do === "tags") return { ...of, added: change.add, removed: change.remove };
    return of;
  };
  return { action: `${kind}.work`, subject, details: details() };
}
