import type { SQL } from "drizzle-orm";
import { AppError } from "../../../domain/platform/errors.ts";
import { becomesOwnerBy, mayDo, type Workable } from "../../../domain/work/desk/rights.ts";
import { isCompletion, isSameValue, type DetailValue, type DetailValues } from "../../../domain/work/detail-values.ts";
import type { RequestCorrection } from "../../../domain/work/request-forms.ts";
import type { LeadKind } from "../../../domain/work/request-kinds.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { requests } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { detailFields } from "../leads/detail-fields.ts";
import type { RequestRow } from "../leads/stored-fields.ts";
import { applyCorrection } from "./apply-correction.ts";
import { proposeDetails } from "./propose-details.ts";

/**
 * Completes and corrects the fields of a request, and keeps the old values in its history. Who may only complete fills
 * empty fields; their changes of filled ones become a proposal. Fields are compared one by one with the values that the
 * caller saw: a conflict names the fields that a colleague changed meanwhile, and changes of other fields merge.
 */
export async function correctLead(
  deps: Deps,
  kind: LeadKind,
  which: SQL,
  { to, from }: RequestCorrection,
  caller: Caller,
) {
  return makeChange(deps, caller, async (tx) => {
    const row = await lockLead(tx, which);
    const { actor } = caller;
    const mayCorrect = mayDo(actor.role, actor.id, workable(row), "correct");
    if (!mayDo(actor.role, actor.id, workable(row), "complete")) throw new AppError("forbidden");
    const stored = detailFields(deps.keys, deps.settings.agency(), kind, row);
    const changes = changesOf(to, stored);
    assertUnchanged(
      changes.map(([field]) => field),
      stored,
      from,
    );
    const isDirect = ([field]: [string, DetailValue]) => mayCorrect || isCompletion(field, stored[field]);
    const direct = changes.filter(isDirect);
    const proposed = changes.filter((change) => !isDirect(change));
    const owner = becomesOwnerBy(actor.role, workable(row), "complete") ? { ownerId: actor.id, routedBy: null } : {};
    if (direct.length > 0) {
      await applyCorrection(deps, tx, { kind, row, values: Object.fromEntries(direct), owner }, caller);
    }
    if (proposed.length > 0) {
      const values = Object.fromEntries(proposed);
      await proposeDetails(deps, tx, { kind, row, values, owner: direct.length > 0 ? {} : owner }, caller);
    }
    const result = { changed: direct.map(([field]) => field), proposed: proposed.map(([field]) => field) };
    if (changes.length === 0) return { result, event: null };
    const action = direct.length > 0 ? (`${kind}.correct` as const) : (`${kind}.propose` as const);
    return { result, event: { action, subject: { type: kind, id: row.reference }, details: result } };
  });
}

/** Lists the fields whose wanted value differs from the stored one, with the wanted value. */
export function changesOf(wanted: DetailValues, stored: DetailValues): [string, DetailValue][] {
  return Object.entries(wanted).flatMap(([field, value]): [string, DetailValue][] =>
    value === null || value === undefined || isSameValue(value, stored[field]) ? [] : [[field, value]],
  );
}

/** Throws a conflict that names the fields whose stored value is not the one that the caller saw. */
export function assertUnchanged(fields: readonly string[], stored: DetailValues, seen: DetailValues): void {
  const clashing = fields.filter((field) => field in seen && !isSameValue(stored[field], seen[field]));
  if (clashing.length === 0) return;
  const faults = clashing.map((field) => [`to.${field}`, "validation:changedMeanwhile"] as const);
  throw new AppError("conflict", { fields: Object.fromEntries(faults) });
}

const workable = ({ kind, ownerId, stage, confirmedAt }: RequestRow): Workable => ({
  kind,
  ownerId,
  stage,
  isConfirmed: confirmedAt !== null,
});

/** Loads a request with a row lock (`FOR UPDATE`) until the transaction ends. */
export async function lockLead(tx: Database, which: SQL): Promise<RequestRow> {
  const [row] = await tx.select().from(requests).where(which).for("update");
  if (!row) throw new AppError("notFound");
  return row;
}
