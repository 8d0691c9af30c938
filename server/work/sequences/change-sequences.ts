import { and, eq, inArray, isNull } from "drizzle-orm";
import type { z } from "zod";
import { AppError } from "../../../domain/platform/errors.ts";
import type { sequenceChange, SequenceInput } from "../../../domain/work/sequences.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { messageTemplates, sequenceRuns, sequences } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { assertTagsExist } from "../tags/assert-tags-exist.ts";
import { endRuns } from "./end-runs.ts";
import { placeRuns } from "./place-runs.ts";

type SequenceRef = { id: number };

/** Creates a sequence. */
export function createSequence(deps: Deps, input: SequenceInput, caller: Caller): Promise<SequenceRef> {
  return makeChange<SequenceRef>(deps, caller, async (tx) => {
    await assertTemplates(tx, input);
    await assertTagsExist(tx, input.tagId === null ? [] : [input.tagId]);
    const activeSince = input.isActive ? deps.clock() : null;
    const [row] = await tx
      .insert(sequences)
      .values({ ...input, activeSince })
      .returning({ id: sequences.id });
    if (!row) throw new Error("a sequence was not stored");
    return { result: row, event: auditEventOf("create", row.id, input.name) };
  });
}

/**
 * Updates a sequence, with optimistic locking by its version: a conflict when another admin changed it meanwhile. Its
 * open runs go on with the step that comes after what they have done; those of a deactivated sequence end.
 */
export function changeSequence(
  deps: Deps,
  id: number,
  { version, ...input }: z.infer<typeof sequenceChange>,
  caller: Caller,
): Promise<SequenceRef> {
  return makeChange<SequenceRef>(deps, caller, async (tx) => {
    const before = await lockSequence(tx, id);
    if (before.version !== version) throw new AppError("conflict");
    await assertTemplates(tx, input);
    await assertTagsExist(tx, input.tagId === null ? [] : [input.tagId]);
    // With another tag it begins anew: requests that came to the stage before then are left alone.
    const goesOn = before.isActive && before.tagId === input.tagId;
    const activeSince = input.isActive ? (goesOn ? before.activeSince : deps.clock()) : null;
    await tx
      .update(sequences)
      .set({ ...input, activeSince, version: version + 1 })
      .where(eq(sequences.id, id));
    if (!input.isActive) await endAllRuns(deps, tx, id);
    else await placeRuns(tx, { id, before: before.steps, after: input.steps }, deps.clock());
    return { result: { id }, event: auditEventOf("change", id, input.name) };
  });
}

/** Deletes a sequence; its messages that are still queued are cancelled. */
export function deleteSequence(deps: Deps, id: number, caller: Caller): Promise<void> {
  return makeChange(deps, caller, async (tx) => {
    const { name } = await lockSequence(tx, id);
    await endAllRuns(deps, tx, id);
    await tx.delete(sequences).where(eq(sequences.id, id));
    return { event: auditEventOf("delete", id, name) };
  });
}

async function endAllRuns(deps: Deps, tx: Database, sequenceId: number): Promise<void> {
  const open = await tx
    .select({ id: sequenceRuns.id })
    .from(sequenceRuns)
    .where(and(eq(sequenceRuns.sequenceId, sequenceId), isNull(sequenceRuns.endedAt)));
  await endRuns(
    tx,
    open.map((run) => run.id),
    "hand",
    deps.clock(),
  );
}

async function lockSequence(tx: Database, id: number) {
  const [row] = await tx.select().from(sequences).where(eq(sequences.id, id)).for("update");
  if (!row) throw new AppError("notFound");
  return row;
}

/** Rejects a step that writes a message without a template of its channel. */
async function assertTemplates(tx: Database, { steps }: SequenceInput): Promise<void> {
  const ids = steps.flatMap(({ templateId }) => templateId ?? []);
  const rows = ids.length > 0 ? await tx.select().from(messageTemplates).where(inArray(messageTemplates.id, ids)) : [];
  const wrong = steps.findIndex(
    (step) => step.do !== "call" && rows.find(({ id }) => id === step.templateId)?.channel !== step.do,
  );
  if (wrong >= 0) throw new AppError("invalid", { fields: { [`steps.${wrong}.templateId`]: "validation:choice" } });
}

function auditEventOf(deed: "create" | "change" | "delete", id: number, name: string) {
  return { action: `sequence.${deed}`, subject: { type: "sequence", id }, details: { rule: name } } as const;
}
