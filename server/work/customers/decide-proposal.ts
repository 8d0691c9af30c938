import { and, eq, inArray, isNull, type SQL } from "drizzle-orm";
import { AppError } from "../../../domain/platform/errors.ts";
import { can } from "../../../domain/platform/permissions.ts";
import { detailValue, type DetailValues } from "../../../domain/work/detail-values.ts";
import { KINDS, type LeadKind } from "../../../domain/work/request-kinds.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { deskEvents, detailProposals, mentions } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { fullNameOf, writeDeskEvent } from "../history/desk-events.ts";
import { detailFields } from "../leads/detail-fields.ts";
import { openDetails } from "../leads/sealed-details.ts";
import { applyCorrection } from "./apply-correction.ts";
import { assertUnchanged, changesOf, lockLead } from "./correct-lead.ts";
import { findProposal } from "./propose-details.ts";

type Which = { kind: LeadKind; request: SQL; proposalId: number };

/**
 * Accepts a proposal: stores its values as a correction by the caller. Rejects it with a conflict when a field is not as
 * the caller saw it beside the proposal.
 */
export async function acceptProposal(
  deps: Deps,
  { kind, request, proposalId }: Which,
  seen: DetailValues,
  caller: Caller,
) {
  return makeChange(deps, caller, async (tx) => {
    const row = await lockLead(tx, request);
    const { proposal, by } = await findProposal(tx, row.id, proposalId);
    const opened = openDetails(deps.keys, { reference: row.reference, details: proposal.values });
    const wanted = Object.fromEntries(Object.entries(opened).map(([field, value]) => [field, detailValue(value)]));
    const stored = detailFields(deps.keys, deps.settings.agency(), kind, row);
    const changes = changesOf(wanted, stored);
    const fields = changes.map(([field]) => field);
    assertUnchanged(fields, stored, seen);
    await removeProposal(tx, row.id, proposalId, deps.clock());
    if (changes.length > 0) {
      const correction = { kind, row, values: Object.fromEntries(changes), ...(by && { proposer: fullNameOf(by) }) };
      await applyCorrection(deps, tx, correction, caller);
    }
    const result = { changed: fields, proposed: [] };
    const subject = { type: kind, id: row.reference };
    return { result, event: { action: `${kind}.correct`, subject, details: { changed: fields, proposalId } } };
  });
}

/** Declines a proposal, or withdraws one's own. Nothing of the request changes. */
export async function declineProposal(deps: Deps, { kind, request, proposalId }: Which, caller: Caller): Promise<void> {
  const at = deps.clock();
  const { actor } = caller;
  return makeChange(deps, caller, async (tx) => {
    const row = await lockLead(tx, request);
    const { proposal, by } = await findProposal(tx, row.id, proposalId);
    const isOwn = proposal.proposedById === actor.id;
    if (!isOwn && !can(actor.role, KINDS[kind].resource, "edit")) throw new AppError("forbidden");
    await removeProposal(tx, row.id, proposalId, at);
    const fields = Object.keys(proposal.values);
    const data = { fields, ...(by && { proposer: fullNameOf(by) }), ...(isOwn && { isWithdrawn: true }) };
    const about = { requestId: row.id, customerId: row.customerId };
    await writeDeskEvent(tx, { type: "declined", ...about, actor, data, at });
    const subject = { type: kind, id: row.reference };
    return { event: { action: `${kind}.decline`, subject, details: { proposed: fields } } };
  });
}

/** Deletes a decided proposal. With the last one of a request, the mentions of its proposals count as read. */
async function removeProposal(tx: Database, requestId: number, proposalId: number, at: Date): Promise<void> {
  await tx.delete(detailProposals).where(eq(detailProposals.id, proposalId));
  if ((await tx.$count(detailProposals, eq(detailProposals.requestId, requestId))) > 0) return;
  const proposed = tx
    .select({ id: deskEvents.id })
    .from(deskEvents)
    .where(and(eq(deskEvents.requestId, requestId), eq(deskEvents.type, "proposed")));
  await tx
    .update(mentions)
    .set({ readAt: at })
    .where(and(isNull(mentions.readAt), inArray(mentions.eventId, proposed)));
}
