import { isNotNull } from "drizzle-orm";
import type { Correction, SeededKind } from "../../../domain/api/operations/corrections.ts";
import { describeKind } from "../../../domain/content/content.ts";
import type { Localized } from "../../../domain/platform/language.ts";
import type { Database } from "../../platform/db/client.ts";
import { seededRows } from "../../platform/db/schema/index.ts";
import { presentPrint } from "./prints.ts";
import { seededItems, storedForm, type SeededItem } from "./seeded-items.ts";
import { presentSeeds } from "./source.ts";
import { listSteps } from "../../people/onboarding/write-steps.ts";
import { compareStated } from "./compare.ts";
import { printOfRow, readRows, statedBy, stepNames, type StandingRow } from "./standing-rows.ts";

/** A pending correction, with its seed and its row. */
export type Waiting = { item: SeededItem; row: StandingRow };

/** Finds the corrections that wait for an admin, in the order of the seeds. */
export async function findWaiting(tx: Database): Promise<Waiting[]> {
  const noted = await tx.select().from(seededRows).where(isNotNull(seededRows.rowId));
  const ids = new Map(noted.filter(({ key, print }) => print !== presentPrint(key)).map((n) => [n.key, n.rowId]));
  if (ids.size === 0) return [];
  const items = seededItems(presentSeeds).filter(({ key }) => ids.has(key));
  const rows = new Map<SeededKind, StandingRow[]>();
  for (const kind of new Set(items.map((item) => item.kind))) rows.set(kind, await readRows(tx, kind));
  return items.flatMap((item) => {
    const row = rows.get(item.kind)?.find(({ id }) => id === ids.get(item.key));
    return row ? [{ item, row }] : [];
  });
}

/** Lists the pending corrections for admins: only the fields that differ, with the current and the proposed value. */
export async function listCorrections(db: Database): Promise<Correction[]> {
  const waiting = await findWaiting(db);
  const titles = waiting.some(({ item }) => item.kind === "onboarding-steps")
    ? await stepTitles(db)
    : new Map<string, Localized>();
  return waiting
    .map(({ item, row }) => ({
      key: item.key,
      kind: item.kind,
      id: row.id,
      title: titleOf(item.kind, row),
      version: printOfRow(item, row),
      fields: compareStated(item.kind, statedBy(item, row), storedForm(item), titles),
    }))
    .filter(({ fields }) => fields.length > 0);
}

function titleOf(kind: SeededKind, { values, es }: StandingRow): Localized {
  if (kind === "onboarding-steps") return values["title"] as Localized;
  const { title } = describeKind(kind);
  const en = String(values[title]);
  return { en, es: (es[title] as string | null | undefined) ?? en };
}

/** Returns the titles of steps by the names that prerequisites use. */
async function stepTitles(db: Database): Promise<Map<string, Localized>> {
  const nameOf = await stepNames(db);
  return new Map((await listSteps(db)).map(({ id, title }) => [nameOf(id), title]));
}
