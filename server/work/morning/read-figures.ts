import type { Figures } from "../../../domain/api/work/morning.ts";
import { ENDS_OF, type LostReason } from "../../../domain/work/desk/stages.ts";
import type { LeadKind } from "../../../domain/work/request-kinds.ts";
import { GROUPINGS, type Grouping } from "../../../domain/work/morning/figures.ts";
import type { Days } from "../../../domain/work/morning/periods.ts";
import { sizeOf, quantileOf, type Cell } from "../../../domain/work/morning/sums.ts";
import { readSums, type DaySums } from "./day-sums.ts";
import { recordOf } from "../../../domain/platform/typed-records.ts";

export type PeriodFigures = {
  totals: Figures;
  groups: Record<Grouping, Map<string, Figures>>;
  lost: Map<LostReason, number>;
};

export const noFigures = (kind: LeadKind): Figures => figuresOf(kind, { key: "", counts: {}, times: {} });

/** Reads the figures of a kind's requests that came in, and of those that ended, on the days of a period. */
export async function readFigures(sums: DaySums, days: Days): Promise<PeriodFigures> {
  const { kind } = sums;
  const read = await readSums(sums, days, ["all", "reason", ...GROUPINGS]);
  const byKey = (cells: Cell[]) => new Map(cells.map((cell) => [cell.key, figuresOf(kind, cell)]));
  // Only sales are lost: a request of another kind that is closed has no reason.
  const reasons = read.reason.map(({ key, counts }): [LostReason, number] => [key as LostReason, counts["lost"] ?? 0]);
  return {
    totals: read.all[0] ? figuresOf(kind, read.all[0]) : noFigures(kind),
    groups: recordOf(GROUPINGS, (by) => byKey(read[by])),
    lost: new Map(reasons.filter(([, count]) => count > 0)),
  };
}

/**
 * Returns the figures of a cell. Half of the answered requests had their answer within the median, nine of ten within
 * the slowest.
 */
function figuresOf(kind: LeadKind, { counts, times }: Cell): Figures {
  return {
    received: counts["received"] ?? 0,
    responded: sizeOf(times["response"]),
    consented: counts["consented"] ?? 0,
    median: quantileOf(times["response"], 5),
    slowest: quantileOf(times["response"], 9),
    ended: Object.fromEntries(ENDS_OF[kind].map((end) => [end, counts[end] ?? 0])),
    premiumCents: counts["premium"] ?? 0,
    laterAnswers: sizeOf(times["later"]),
    laterMedian: quantileOf(times["later"], 5),
    laterSlowest: quantileOf(times["later"], 9),
  };
}
