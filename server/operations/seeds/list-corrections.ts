import { isNotNull } from "drizzle-orm";
import type { Correction, SeededKind } from "../../../domain/api/operations/corrections.ts";
import { describeKind } from "../../../domain/content/content.ts";
import type { Localized } from "../../../domain/platform/language.ts";
import type { Database } from "../../platform/db/client.ts";
import { seededRows } from "../../platform/db/schema/index.ts";
import { currentFingerprint } from "./prints.ts";
import { seededItems, storedForm, type SeededItem } from "./seeded-items.ts";
import { presentSeeds } from "./source.ts";
import { listSteps } from "../../people/onboarding/write-steps.ts";
import { compareStated } from "./compare.ts";
import { fingerprintOfRow, readRows, pickSeedFields, stepNames, type StoredRow } from "./standing-rows.ts";

/** A pending correction, with its seed and its row. */
export type PendingCorrection = { item: SeededItem; row: StoredRow };

/** Finds the corrections that wait for an admin, in the order of the seeds. */
export async function findPendingCorrections(tx: Database): Promise<PendingCorrection[]> {
  const noted = await tx.select().from(seededRows).where(isNotNull(seededRows.rowId));
  const ids = new Map(noted.filter(({ key, print }) => print !== currentFingerprint(key)).map((n) => [n.key, n.rowId]));
  if (ids.size === 0) return [];
  const items = seededItems(presentSeeds).filter(({ key }) => ids.has(key));
  const rows = new Map<SeededKind, StoredRow[]>();
  for (const kind of new Set(items.map((item) => item.kind))) rows.set(kind, await readRows(tx, kind));
  return items.flatMap((item) => {
    const row = rows.get(item.kind)?.find(({ id }) => id === ids.get(item.key));
    return row ? [{ item, row }] : [];
  });
}

/** Lists the pending corrections for admins: only the fields that differ, with the current and the proposed value. */
export async function listCorrections(db: Database): Promise<Correction[]> {
  const waiting = await findPendingCorrections(db);
  const titles = waiting.some(({ item }) => item.kind === "onboarding-steps")
    ? await stepTitles(db)
    : new Map<string, Localized>();
  return waiting
    .map(({ item, row }) => ({
      key: item.key,
      kind: item.kind,
      id: row.id,
      title: titleOf(item.kind, row),
      version: fingerprintOfRow(item, row),
      fields: compareStated(item.kind, pickSeedFields(item, row), storedForm(item), titles),
    }))
    .filter(({ fields }) => fields.length > 0);
}

function titleOf(kind: SeededKind, { values, es }: StoredRow): Localized {
  if (kind === "onboarding-steps") return values["title"] as Localized;
  const { title } = describeKind(kind);
  const en = String(values[title]);
  const spanish = es[title];
  return { en, es: typeof spanish === "string" ? spanish : en };
}

/** Returns the titles of steps by the names that prerequisites use. */
async function stepTitles(db: Database): Promise<Map<string, Localized>> {
  const nameOf = await stepNames(db);
  return new Map((await listSteps(db)).map(({ id, title }) => [nameOf(id), title]));
}
