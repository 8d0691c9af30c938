import type { SQL } from "drizzle-orm";
import type { Work } from "../../../domain/api/work/work.ts";
import { UNDO_MS, UNDOABLE } from "../../../domain/work/desk/events.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import type { User } from "../../../domain/people/users.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import type { AuditEvent } from "../../platform/deps/audit.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { allowNumber } from "../leads/do-not-contact.ts";
import { findDeskEvent, markUndone, writeDeskEvent } from "../history/desk-events.ts";
import { recomputeState } from "../history/request-state.ts";
import { lockWork } from "./find-work.ts";
import { parseValuesBefore } from "./plan-work.ts";
import { undoPremium, type PremiumEventData } from "./premiums.ts";
import { presentWork } from "../leads/present-work.ts";
import { restoreTags, type TagsChanged } from "../tags/set-tags.ts";
import { storeWork } from "./store-work.ts";

/** The event data needed to undo a change. */
type UndoData = {
  version?: number;
  before?: Record<string, unknown>;
  isListed?: boolean;
  /** The number that `isListed` is about. */
  phone?: string;
  quote?: string;
  tags?: TagsChanged;
};

/**
 * Undoes a user's own recent change and restores the values before it exactly. Rejects it with a conflict when the
 * request has changed since (optimistic locking by version).
 */
export function undoWork(deps: Deps, which: SQL, eventId: number, caller: Caller): Promise<{ work: Work }> {
  return makeChange<{ work: Work }>(deps, caller, (tx) =>
    undoWorkIn(deps, tx, { which, eventId, withinMs: UNDO_MS }, caller.actor),
  );
}

/** Undoes a change in the caller's transaction, if it was made within the time given. */
export async function undoWorkIn(
  deps: Deps,
  tx: Database,
  { which, eventId, withinMs }: { which: SQL; eventId: number; withinMs: number },
  actor: User,
): Promise<{ result: { work: Work }; event: AuditEvent }> {
  const now = deps.clock();
  const row = await lockWork(tx, which);
  const done = await findDeskEvent(tx, { requestId: row.id, eventId });
  if (!done || !UNDOABLE.includes(done.type)) throw new AppError("notFound");
  if (done.actor?.id !== actor.id) throw new AppError("forbidden");
  const undoData = done.data as UndoData;
  const isLate = now.getTime() - Date.parse(done.at) > withinMs;
  // The conversion of a contact request into a quote request cannot be undone.
  if (done.isUndone || isLate || undoData.version !== row.version || undoData.quote) {
    throw new AppError("conflict", { message: "errors:undoOver" });
  }
  if (done.type === "premium") await undoPremium(tx, row.id, done.data as unknown as PremiumEventData);
  if (undoData.tags) await restoreTags(tx, row.id, undoData.tags.before);
  const isLifted = undoData.isListed === true && (await liftCalls(tx, undoData.phone ?? row.phone));
  await markUndone(tx, eventId, now);
  const { policyOutcome, policyNote, ...others } = parseValuesBefore(undoData.before ?? {});
  // A policy that was recorded since the win stays the answer to which one came of it.
  const answer = policyOutcome && row.policyOutcome !== "recorded" ? { policyOutcome, policyNote } : {};
  const before = { ...others, ...answer };
  const stored = await storeWork(deps, tx, row, before, { actor, isUndo: true });
  // An earlier answer may have failed meanwhile, so stage and first response are replayed from the history.
  const restated = { ...stored, ...(await recomputeState(tx, row.id, now)) };
  const about = { requestId: row.id, customerId: row.customerId };
  const data = { eventId, type: done.type, version: restated.version };
  await writeDeskEvent(tx, { type: "undone", ...about, actor, data, at: now });
  const { kind } = row;
  const subject = { type: kind, id: row.reference };
  return {
    result: { work: presentWork(restated) },
    event: isLifted
      ? { action: "do-not-contact.lift", subject, details: { channel: "call" } }
      : { action: `${kind}.undo`, subject },
  };
}

async function liftCalls(tx: Database, phone: string | null): Promise<boolean> {
  return phone !== null && allowNumber(tx, "call", phone);
}
