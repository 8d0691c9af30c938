import { sql } from "drizzle-orm";
import type { RecordEvent } from "../../platform/deps/audit.ts";
import type { SeededKind } from "../../../domain/api/operations/corrections.ts";
import { lockContent } from "../../content/shelves/change-content.ts";
import { announceContentChange } from "../../content/shelves/content-cache.ts";
import type { Database } from "../../platform/db/client.ts";
import { seededRows } from "../../platform/db/schema/index.ts";
import { isFingerprintOf, currentFingerprint, SEED_KEYS, wasCorrected } from "./prints.ts";
import { seededItems, storedForm, type SeededItem } from "./seeded-items.ts";
import { presentSeeds } from "./source.ts";
import { lockSteps } from "../../people/onboarding/write-steps.ts";
import { findRows, type SeedRowIds } from "./find-rows.ts";
import { markSamples } from "./samples.ts";
import { fingerprintOfRow, readRows, writeRow, type StoredRow } from "./standing-rows.ts";

type SeedRecord = typeof seededRows.$inferSelect;

/**
 * Updates rows that still equal a former seed to the present seed, at each start. A row that an admin changed stays,
 * and its correction waits for the admin (list-corrections.ts). A deleted row stays deleted.
 */
export async function correctSeeds(tx: Database, recordEvent: RecordEvent, now: Date): Promise<void> {
  const noted = new Map((await tx.select().from(seededRows)).map((note) => [note.key, note]));
  const isDue = (key: string) => noted.get(key)?.print !== currentFingerprint(key);
  if (!SEED_KEYS.some(isDue)) return;
  await lockContent(tx);
  await lockSteps(tx);
  const due = seededItems(presentSeeds).filter(({ key }) => isDue(key));
  const known: SeedRowIds = new Map([...noted.values()].map(({ key, rowId }) => [key, rowId]));
  const notes: SeedRecord[] = [];
  // Seed order matters: a code is identified by its category.
  for (const kind of new Set(due.map((item) => item.kind))) {
    const items = due.filter((item) => item.kind === kind);
    const { made, corrected } = await correctKind(
      tx,
      kind,
      items,
      known,
      [...noted.values()].filter((n) => n.kind === kind),
      now,
    );
    notes.push(...made);
    if (corrected === 0) continue;
    const subject = { type: kind === "onboarding-steps" ? "onboarding-step" : kind, id: "all" };
    await recordEvent(tx, { action: "content.correct", subject, details: { rows: corrected } }, now);
  }
  if (notes.length === 0) return;
  await upsertSeedRecords(tx, notes);
  await announceContentChange(tx);
}

/** Corrects the rows of one kind, and returns for each the fingerprint that it now has. */
async function correctKind(
  tx: Database,
  kind: SeededKind,
  items: SeededItem[],
  known: SeedRowIds,
  noted: SeedRecord[],
  now: Date,
) {
  const taken = new Set(noted.map(({ rowId }) => rowId));
  const rows = new Map((await readRows(tx, kind)).map((row) => [row.id, row]));
  const unknown = items.filter(({ key }) => !known.has(key));
  const free = [...rows.values()].filter(({ id }) => !taken.has(id));
  const found = unknown.length > 0 ? await findRows(tx, kind, unknown, free, known) : new Map<string, number>();
  for (const { key } of unknown) known.set(key, found.get(key) ?? null);

  const made: SeedRecord[] = [];
  const samples: number[] = [];
  let corrected = 0;
  for (const item of items) {
    const row = rows.get(known.get(item.key) ?? 0);
    const state = stateOf(item, row);
    if (row && state === "former") {
      await writeRow(tx, kind, row, storedForm(item), { by: null, at: now });
      corrected += 1;
    }
    if (row && state !== "changed" && unknown.includes(item)) samples.push(row.id);
    const isSettled = state !== "changed" || !wasCorrected(item.key);
    if (isSettled || unknown.includes(item)) {
      made.push({ key: item.key, kind, rowId: row?.id ?? null, print: isSettled ? currentFingerprint(item.key) : "" });
    }
  }
  await markSamples(tx, kind, samples);
  return { made, corrected };
}

/** Returns the state of a seeded row: gone, equal to the present or a former seed, or changed by an admin. */
function stateOf(item: SeededItem, row: StoredRow | undefined): "gone" | "present" | "former" | "changed" {
  if (!row) return "gone";
  const print = fingerprintOfRow(item, row);
  if (print === currentFingerprint(item.key)) return "present";
  return isFingerprintOf(item.key, print) ? "former" : "changed";
}

/** Upserts the records of seeded rows. */
export async function upsertSeedRecords(tx: Database, notes: SeedRecord[]): Promise<void> {
  await tx
    .insert(seededRows)
    .values(notes)
    .onConflictDoUpdate({
      target: seededRows.key,
      set: { rowId: sql`excluded.row_id`, print: sql`excluded.print` },
    });
}
