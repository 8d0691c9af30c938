import { inArray, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { DeskCounts } from "../../domain/api/desk.ts";
import { COUNTED_UP_TO, DESK_VIEWS, type DeskView } from "../../domain/desk/views.ts";
import { byTab, KINDS, LEAD_KINDS, LEAD_TYPES, type LeadKind } from "../../domain/request-kinds.ts";
import { allOf } from "../db/all-of.ts";
import { requests } from "../db/schema/index.ts";
import { hasNews } from "../history/unread.ts";
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

/** All others in one statement, of as few parts as can be: to plan a part takes longer than to count it. */
async function countOthers(deps: ListNeeds, readerId: number): Promise<Counts> {
  const filter = { sort: "requestDate", readerId } as const;
  const known = knownSizes(deps);
  const limited: [name: string, count: SQL][] = LEAD_KINDS.flatMap((kind) => [
    [`${kind} suspected`, limitedCount(deps, kind, { ...filter, view: "suspected" })],
    ...KINDS[kind].types.map((type): [string, SQL] => [nameOf(type), limitedCount(deps, kind, { ...filter, type })]),
  ]);
  const few = LEAD_TYPES.filter((type) => known.get(nameOf(type))?.isMany === false);
  const isOfFew = allOf(inArray(requests.kind, LEAD_KINDS), inArray(requests.type, few));
  const isKnown = (name: string) => known.get(name)?.isMany === true || few.some((type) => nameOf(type) === name);
  const parts: [name: string, count: SQL][] = [
    ...limited.filter(([name]) => !isKnown(name)),
    ...PERSONAL.map((view): [string, SQL] => [view, countBy(deps, requests.kind, hasNews(view, readerId))]),
    ...(few.length > 0 ? [[FEW, countBy(deps, requests.type, isOfFew)] satisfies [string, SQL]] : []),
  ];
  const columns = parts.map(([name, count]) => sql`${count} as ${sql.identifier(name)}`);
  const { rows } = await deps.db.execute<Record<string, number | Counts>>(sql`select ${sql.join(columns, sql`, `)}`);
  const many = [...known].filter(([, { isMany }]) => isMany).map(([name]) => [name, COUNTED_UP_TO]);
  const counts: Counts = Object.fromEntries(many) as Counts;
  for (const [name, found] of Object.entries(rows[0] ?? {})) {
    if (typeof found === "number") {
      counts[name] = found;
      known.set(name, { isMany: found >= COUNTED_UP_TO, at: deps.clock().getTime() });
    } else {
      for (const [key, count] of Object.entries(found)) counts[name === FEW ? nameOf(key) : `${key} ${name}`] = count;
    }
  }
  return counts;
}

/** The views that are others for each reader. */
const PERSONAL = ["unread", "mentioned"] as const;
const FEW = "few";
const nameOf = (type: string) => `type ${type}`;

/** How many of some requests there are by a column, each up to the bound, as an object. */
function countBy(deps: ListNeeds, column: AnyPgColumn, which: SQL): SQL {
  return sql`(select coalesce(json_object_agg(key, count), '{}') from (
    select ${column} as key, least(count(*), ${COUNTED_UP_TO})::int as count from ${requests}
    where not is_suspect and ${isKept(deps)} and ${which} group by 1) as counted)`;
}

/**
 * For so long a list that was found to have more requests than are counted is taken to have them still: to read a
 * thousand rows of every type, after every change on every desk, only said "many" each time. One that was found to be
 * short is counted together with the others that are.
 */
const KNOWN_FOR_MS = 60_000;
type Size = { isMany: boolean; at: number };
const sizesIn = new WeakMap<ListNeeds["env"], Map<string, Size>>();

/** The lists whose size this program has found out a short while ago. */
function knownSizes({ env, clock }: ListNeeds): Map<string, Size> {
  const known = sizesIn.get(env) ?? new Map<string, Size>();
  sizesIn.set(env, known);
  for (const [name, { at }] of known) if (Math.abs(clock().getTime() - at) > KNOWN_FOR_MS) known.delete(name);
  return known;
}
