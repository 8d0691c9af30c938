import type { ContentInput } from "../../../domain/content/content.ts";
import type { CorrectionDecision } from "../../../domain/operations/corrections.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { makeChange, type ChangeNeeds } from "../../platform/audit/make-change.ts";
import { beginContentChange } from "../../content/shelves/change-content.ts";
import type { VersionMaker } from "../../content/shelves/record-version.ts";
import { rejectConflicts } from "../../content/shelves/save-content.ts";
import type { Database } from "../../platform/db/client.ts";
import { currentFingerprint } from "./prints.ts";
import { storedForm } from "./seeded-items.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { lockSteps } from "../../people/onboarding/write-steps.ts";
import { upsertSeedRecords } from "./correct-seeds.ts";
import { findPendingCorrections, type PendingCorrection } from "./list-corrections.ts";
import { fingerprintOfRow, writeRow } from "./standing-rows.ts";

/** Applies a correction to a row that an admin had changed, or dismisses the correction for good. */
export function decideCorrection(
  deps: ChangeNeeds,
  { key, version, choice }: CorrectionDecision,
  caller: Caller,
): Promise<void> {
  return makeChange(deps, caller, async (tx) => {
    await beginContentChange(tx);
    await lockSteps(tx);
    const waiting = (await findPendingCorrections(tx)).find(({ item }) => item.key === key);
    if (!waiting) throw new AppError("notFound");
    const { item, row } = waiting;
    if (fingerprintOfRow(item, row) !== version) throw new AppError("conflict");
    if (choice === "take") await applyCorrection(tx, waiting, { by: caller.actor.id, at: deps.clock() });
    await upsertSeedRecords(tx, [{ key, kind: item.kind, rowId: row.id, print: currentFingerprint(key) }]);
    const type = item.kind === "onboarding-steps" ? "onboarding-step" : item.kind;
    return { event: { action: `correction.${choice}`, subject: { type, id: row.id } } };
  });
}

async function applyCorrection(tx: Database, { item, row }: PendingCorrection, maker: VersionMaker): Promise<void> {
  const { kind } = item;
  const stated = storedForm(item);
  if (kind !== "onboarding-steps") {
    const values = { ...row.values, ...stated.values } as ContentInput["values"];
    await rejectConflicts(tx, kind, { values }, row.id);
  }
  await writeRow(tx, kind, row, stated, maker);
}
