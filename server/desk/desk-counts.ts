import { sql, type SQL } from "drizzle-orm";
import type { DeskCounts } from "../../domain/api/desk.ts";
import { COUNTED_UP_TO, DESK_VIEWS, type DeskView } from "../../domain/desk/views.ts";
import { byTab, KINDS, LEAD_KINDS, LEAD_TYPES, type LeadKind } from "../../domain/request-kinds.ts";
import { requests } from "../db/schema/index.ts";
import { ofView, OPEN_VIEWS } from "../leads/narrow-work.ts";
import { limitedCount, todayAtOffice, type ListNeeds } from "../leads/page-of-leads.ts";
import { isKept } from "../leads/terms.ts";

type Counts = Record<string, number>;

/**
 * How many requests each view of each list has for a reader, and how many there are of each type. Two statements,
 * however many views and types there are: every open desk asks after every change.
 */
export async function countViews(deps: ListNeeds, readerId: number): Promise<DeskCounts> {
  const [open, others] = await Promise.all([countOpen(deps, readerId), countOthers(deps, readerId)]);
  const viewsOf = (kind: LeadKind) =>
    Object.fromEntries(
      DESK_VIEWS.map((view) => [
        view,
        OPEN_VIEWS.includes(view) ? (open[kind]?.[view] ?? 0) : others[`${kind} ${view}`],
      ]),
    ) as Record<DeskView, number>;
  const types = LEAD_TYPES.map((type) => [type, others[`type ${type}`]]);
  return {
    ...byTab(viewsOf),
    types: Object.fromEntries(types) as DeskCounts["types"],
  };
}

/** The views of what is open, which is little: counted in one pass over all of it. */
async function countOpen(deps: ListNeeds, readerId: number): Promise<Partial<Record<LeadKind, Counts>>> {
  const counts = OPEN_VIEWS.map((view) => {
    const isInView = ofView(view, readerId, todayAtOffice(deps)) ?? sql`true`;
    return sql`least(count(*) filter (where ${isInView}), ${COUNTED_UP_TO})::int as ${sql.identifier(view)}`;
  });
  const { rows } = (await deps.db.execute(sql`
    select kind, ${sql.join(counts, sql`, `)} from ${requests} where is_open and ${isKept(deps)} group by kind`)) as {
    rows: (Counts & { kind: LeadKind })[];
  };
  return Object.fromEntries(rows.map(({ kind, ...row }) => [kind, row]));
}

/** All others, each counted by itself as far as it is counted at all. */
async function countOthers(deps: ListNeeds, readerId: number): Promise<Counts> {
  const filter = { sort: "requestDate", readerId } as const;
  const counted: [string, SQL][] = [
    ...LEAD_KINDS.flatMap((kind) =>
      DESK_VIEWS.filter((view) => !OPEN_VIEWS.includes(view)).map((view): [string, SQL] => [
        `${kind} ${view}`,
        limitedCount(deps, kind, { ...filter, view }),
      ]),
    ),
    ...LEAD_KINDS.flatMap((kind) =>
      KINDS[kind].types.map((type): [string, SQL] => [`type ${type}`, limitedCount(deps, kind, { ...filter, type })]),
    ),
  ];
  const columns = counted.map(([name, count]) => sql`${count} as ${sql.identifier(name)}`);
  const { rows } = (await deps.db.execute(sql`select ${sql.join(columns, sql`, `)}`)) as { rows: Counts[] };
  return rows[0] ?? {};
}
