import { sql, type SQL } from "drizzle-orm";
import type { DeskCounts } from "../../../domain/api/work/desk.ts";
import { COUNTED_UP_TO, DESK_VIEWS, type DeskView } from "../../../domain/work/desk/views.ts";
import { byTab, KINDS, LEAD_KINDS, LEAD_TYPES, type LeadKind } from "../../../domain/work/request-kinds.ts";
import { recordOf } from "../../../domain/platform/typed-records.ts";
import { endOfDay } from "../../platform/db/office-day.ts";
import { requests } from "../../platform/db/schema/index.ts";
import { hasNews } from "../history/unread.ts";
import { viewCondition, OPEN_VIEWS } from "../leads/narrow-work.ts";
import { todayAtOffice, type ListNeeds } from "../leads/page-of-leads.ts";
import { keptByTerm, momentsOfTerm } from "../history/terms.ts";

/** The views of requests that are open or wait for us. These are few, so one pass over them counts all the views. */
const IN_ONE_PASS: readonly DeskView[] = [...OPEN_VIEWS, "waiting", "waitingMine"];

/** A list with a count of its own. `name` is the key of that count. */
type List = { name: string; kind: LeadKind; type: string | null };
const SUSPECTS: readonly List[] = LEAD_KINDS.map((kind) => ({ name: `${kind} suspected`, kind, type: null }));
const TYPES: readonly List[] = LEAD_KINDS.flatMap((kind) =>
  KINDS[kind].types.map((type) => ({ name: `type ${type}`, kind, type })),
);

/**
 * Cache time for a list that reached the counting bound: it is not counted again until then. Reading a thousand rows of
 * every type took most of the response time, after every change on every desk, just to say "many" each time.
 */
const MANY_CACHE_MS = 60_000;

const readerId = sql.placeholder("readerId");

/**
 * Creates the function that counts, for a reader, the requests of each view and of each type. Uses two statements,
 * however many views and types there are, because every open desk asks after every change. Both are prepared
 * statements, since planning one takes longer than running it.
 */
export function viewCounter(deps: ListNeeds): (readerId: number) => Promise<DeskCounts> {
  const inOnePass = prepareOnePass(deps);
  const byThemselves = prepareLists(deps);
  const manySince = new Map<string, number>();

  async function countLists(values: Record<string, unknown>): Promise<Map<string, number>> {
    const now = deps.clock().getTime();
    for (const [name, at] of manySince) if (Math.abs(now - at) > MANY_CACHE_MS) manySince.delete(name);
    const isMany = [...SUSPECTS, ...TYPES].map(({ name }) => [manyFlag(name), manySince.has(name)]);
    const known = [...manySince.keys()];
    const rows = await byThemselves.execute({ ...values, ...Object.fromEntries(isMany) });
    for (const { name, count } of rows) if (count >= COUNTED_UP_TO && !isPersonal(name)) manySince.set(name, now);
    return new Map([
      ...known.map((name) => [name, COUNTED_UP_TO] as const),
      ...rows.map(({ name, count }) => [name, count] as const),
    ]);
  }

  return async (reader) => {
    const dueBefore = endOfDay(todayAtOffice(deps), deps.settings.agency().timezone);
    const values = { readerId: reader, dueBefore, ...momentsOfTerm(deps) };
    const [passes, lists] = await Promise.all([inOnePass.execute(values), countLists(values)]);
    const passed = new Map(passes.map(({ kind, counts }) => [kind, counts]));
    const countOf = (kind: LeadKind, view: DeskView) =>
      IN_ONE_PASS.includes(view) ? passed.get(kind)?.[view] : lists.get(`${kind} ${view}`);
    return {
      ...byTab((kind) => recordOf(DESK_VIEWS, (view) => countOf(kind, view) ?? 0)),
      types: recordOf(LEAD_TYPES, (type) => lists.get(`type ${type}`) ?? 0),
    };
  };
}

const prepareOnePass = ({ db }: ListNeeds) => {
  const counts = IN_ONE_PASS.map((view) => {
    const isInView = viewCondition(view, readerId, sql.placeholder("dueBefore")) ?? sql`true`;
    return sql`${view}::text, least(count(*) filter (where ${isInView}), ${COUNTED_UP_TO})`;
  });
  const { term, isKept } = keptByTerm();
  return db
    .select({ kind: sql<LeadKind>`kind`, counts: sql<Partial<Record<DeskView, number>>>`counts` })
    .from(
      sql`(with ${term} select kind, json_build_object(${sql.join(counts, sql`, `)}) as counts from ${requests}
        where (is_open or waits_for = 'us') and not is_suspect and ${isKept} group by kind) as counted`,
    )
    .prepare("count open requests");
};

/** Prepares the statement for the other counts. It skips lists that are cached as having reached the bound. */
const prepareLists = ({ db }: ListNeeds) => {
  const { term, isKept } = keptByTerm();
  const parts = [
    countNews("unread", isKept),
    countNews("mentioned", isKept),
    countEach(SUSPECTS, sql`${requests.isSuspect} and ${isKept}`),
    countEach(TYPES, sql`not ${requests.isSuspect} and ${requests.type} = list.type and ${isKept}`),
  ];
  return db
    .select({ name: sql<string>`name`, count: sql<number>`count` })
    .from(sql`(with ${term} ${sql.join(parts, sql` union all `)}) as counted`)
    .prepare("count lists of requests");
};

const manyFlag = (name: string) => `${name} is many`;

/** Counts each list up to the bound, by an index in that order. Skips lists cached as having reached the bound. */
function countEach(lists: readonly List[], isInList: SQL): SQL {
  const values = lists.map(
    ({ name, kind, type }) =>
      sql`(${name}::text, ${kind}::text, ${type}::text, ${sql.placeholder(manyFlag(name))}::boolean)`,
  );
  return sql`select list.name, (select count(*)::int from (select from ${requests}
      where ${requests.kind} = list.kind and ${isInList}
      order by ${requests.requestDate} desc, ${requests.number} desc limit ${sql.raw(`${COUNTED_UP_TO}`)}) as counted) as count
    from (values ${sql.join(values, sql`, `)}) as list (name, kind, type, is_many) where not list.is_many`;
}

/** Counts the requests of each kind that have unread messages, or unseen mentions, for the reader. */
function countNews(news: "unread" | "mentioned", isKept: SQL): SQL {
  return sql`select ${requests.kind} || ${` ${news}`}::text as name, least(count(*), ${COUNTED_UP_TO})::int as count
    from ${requests} where not ${requests.isSuspect} and ${isKept} and ${hasNews(news, readerId)} group by ${requests.kind}`;
}

/** Returns true for a count that differs from reader to reader, and so must not be cached. */
const isPersonal = (name: string) => name.endsWith(" unread") || name.endsWith(" mentioned");
