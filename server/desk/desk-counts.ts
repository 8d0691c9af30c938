import { sql, type SQL } from "drizzle-orm";
import type { DeskCounts } from "../../domain/api/desk.ts";
import { COUNTED_UP_TO, DESK_VIEWS, type DeskView } from "../../domain/desk/views.ts";
import { byTab, KINDS, LEAD_KINDS, LEAD_TYPES, type LeadKind } from "../../domain/request-kinds.ts";
import { requests } from "../db/schema/index.ts";
import { ofView, OPEN_VIEWS } from "../leads/narrow-work.ts";
import { limitedCount, todayAtOffice, type ListNeeds } from "../leads/page-of-leads.ts";
import { isKept } from "../leads/terms.ts";
import { recordOf } from "../../domain/typed-records.ts";

type Counts = Record<string, number>;

/** The views of what is open or waits for us, which is little: counted in one pass over all of it. */
const IN_ONE_PASS: readonly DeskView[] = [...OPEN_VIEWS, "waiting", "waitingMine"];

/**
 * How many requests each view of each list has for a reader, and how many there are of each type. Two statements,
 * however many views and types there are: every open desk asks after every change.
 */
export async function countViews(deps: ListNeeds, readerId: number): Promise<DeskCounts> {
  const [passed, others] = await Promise.all([countInOnePass(deps, readerId), countOthers(deps, readerId)]);
  const viewsOf = (kind: LeadKind) =>
    recordOf(
      DESK_VIEWS,
      (view) => (IN_ONE_PASS.includes(view) ? passed[kind]?.[view] : others[`${kind} ${view}`]) ?? 0,
    );
  return {
    ...byTab(viewsOf),
    types: recordOf(LEAD_TYPES, (type) => others[`type ${type}`] ?? 0),
  };
}

async function countInOnePass(deps: ListNeeds, readerId: number): Promise<Partial<Record<LeadKind, Counts>>> {
  const counts = IN_ONE_PASS.map((view) => {
    const isInView = ofView(view, readerId, todayAtOffice(deps)) ?? sql`true`;
    return sql`least(count(*) filter (where ${isInView}), ${COUNTED_UP_TO})::int as ${sql.identifier(view)}`;
  });
  const { rows } = await deps.db.execute<Counts & { kind: LeadKind }>(sql`select kind, ${sql.join(counts, sql`, `)}
    from ${requests} where (is_open or waits_for = 'us') and not is_suspect and ${isKept(deps)} group by kind`);
  return Object.fromEntries(rows.map(({ kind, ...row }) => [kind, row]));
}

/** All others, each counted by itself as far as it is counted at all; nothing of those that are known to be many. */
async function countOthers(deps: ListNeeds, readerId: number): Promise<Counts> {
  const filter = { sort: "requestDate", readerId } as const;
  const counted: [string, SQL][] = [
    ...LEAD_KINDS.flatMap((kind) =>
      DESK_VIEWS.filter((view) => !IN_ONE_PASS.includes(view)).map((view): [string, SQL] => [
        `${kind} ${view}`,
        limitedCount(deps, kind, { ...filter, view }),
      ]),
    ),
    ...LEAD_KINDS.flatMap((kind) =>
      KINDS[kind].types.map((type): [string, SQL] => [`type ${type}`, limitedCount(deps, kind, { ...filter, type })]),
    ),
  ];
  const known = knownToBeMany(deps);
  const columns = counted
    .filter(([name]) => !known.has(name))
    .map(([name, count]) => sql`${count} as ${sql.identifier(name)}`);
  const { rows } = await deps.db.execute<Counts>(sql`select ${sql.join(columns, sql`, `)}`);
  const counts = rows[0] ?? {};
  for (const [name, count] of Object.entries(counts)) {
    if (count >= COUNTED_UP_TO && !isPersonal(name)) known.set(name, deps.clock().getTime());
  }
  return { ...Object.fromEntries([...known.keys()].map((name) => [name, COUNTED_UP_TO])), ...counts };
}

/**
 * For so long a list that has more requests than are counted is taken to have them still. To read a thousand rows of
 * every type took most of the time of an answer, after every change on every desk, to say "many" each time.
 */
const MANY_FOR_MS = 60_000;
const manyIn = new WeakMap<ListNeeds["env"], Map<string, number>>();

/** The lists of this program that were found to be many a short while ago. */
function knownToBeMany({ env, clock }: ListNeeds): Map<string, number> {
  const known = manyIn.get(env) ?? new Map<string, number>();
  manyIn.set(env, known);
  for (const [name, at] of known) if (Math.abs(clock().getTime() - at) > MANY_FOR_MS) known.delete(name);
  return known;
}

/** True of a list that differs from reader to reader. */
const isPersonal = (name: string) => name.endsWith(" unread") || name.endsWith(" mentioned");
