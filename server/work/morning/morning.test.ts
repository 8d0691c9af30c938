import { sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { agency } from "../../../tests/support/agency.ts";
import type { Figures, MorningRequests } from "../../../domain/api/work/morning.ts";
import { COUNTED, filterOf, GROUPINGS, type Counted, type Grouping } from "../../../domain/work/morning/figures.ts";
import { ENDS_OF } from "../../../domain/work/desk/stages.ts";
import { mondayOf, type Days } from "../../../domain/work/morning/periods.ts";
import { LEAD_KINDS, type LeadKind } from "../../../domain/work/request-kinds.ts";
import { openMsBetween } from "../../../domain/platform/office-clock.ts";
import type { User } from "../../../domain/people/users.ts";
import { wallClock } from "../../../domain/platform/wall-clock.ts";
import { deskHistory, play } from "../../../tests/support/desk-history.ts";
import { cookieFor } from "../../../tests/support/every-route.ts";
import { describeOnServer, makeUser, type TestApp } from "../../../tests/support/test-app.ts";
import { users } from "../../platform/db/schema/index.ts";
import { presentUser } from "../../people/session/present-user.ts";
import { recountDays } from "./recount-days.ts";

let now = new Date("2026-09-14T15:00:00Z");
const dayOf = (at: Date) => wallClock(at, agency.timezone).toISOString().slice(0, 10);

describeOnServer(
  "the figures of the morning",
  (server) => {
    let people: User[] = [];
    beforeAll(async () => {
      for (const role of ["admin", "senior_agent", "agent", "agent"] as const) await makeUser(server(), role);
      people = (await server().deps.db.select().from(users).orderBy(users.id)).map(presentUser);
    });
    const ask = async <T>(path: string) => {
      const cookie = await cookieFor(server(), people[0]?.id ?? 0);
      const answer = await server().app.inject({ url: path, headers: { cookie } });
      expect([path, answer.statusCode, answer.statusCode === 200 || answer.body]).toEqual([path, 200, true]);
      return answer.json<T>();
    };

    it("equal a plain recount of what happened, and lead to as many requests as they say, whatever happened", async () => {
      let wonCents = 0;
      const pass = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000));
      await fc.assert(
        fc.asyncProperty(deskHistory, async (steps) => {
          await play(server(), steps, people, pass);
          for (const kind of LEAD_KINDS) {
            for (const period of ["4-weeks", "last-week"] as const) {
              const told = await ask<MorningRequests>(`/api/morning/requests?period=${period}&kind=${kind}`);
              expectRecounted(told, await factsOf(server(), kind));
              // The days of last week are among those of the four weeks.
              if (period === "4-weeks") await expectListed(told, ask);
              wonCents += told.totals.now.premiumCents;
            }
          }
          // In the next history the days are already added up.
          await recountDays(server().deps);
        }),
        { numRuns: 3, seed: 17, endOnFailure: true },
      );
      // Histories in which nothing is ever won would show little.
      expect(wonCents).toBeGreaterThan(0);
    });
  },
  { clock: () => now },
);

/** The facts of a request by its history, without looking at how the desk stores it. */
type Fact = Record<Exclude<Grouping, "week">, string> & {
  came: Date;
  heard: Date | null;
  consented: boolean;
  ended: Date | null;
  end: string | null;
  cents: number;
};
type FactRow = Omit<Fact, "came" | "heard" | "ended"> & Record<"came" | "heard" | "ended", string | null>;

async function factsOf({ deps }: TestApp, kind: LeadKind): Promise<Fact[]> {
  const { rows } = await deps.db.execute<FactRow>(
    sql.raw(`with event as (select request_id request, * from desk_events where undone_at is null),
      last as (select distinct on (request) * from event where type = 'stage' and data->'after' ? 'stage' order by request, id desc)
      select r.id, r.language, coalesce(r.type, 'none') type, r.consent_id is not null consented,
        lower(coalesce(source->>'utm_source', source->>'referrer', 'direct')) source,
        lower(coalesce(source->>'utm_campaign', 'none')) campaign,
        (select at from event where request = r.id and type = 'received') came,
        (select min(at) from event where request = r.id and type = 'call'
          and data->>'outcome' in ('reached', 'do-not-call')) heard,
        coalesce((select data->'after'->>'ownerId' from event where request = r.id and data->'after' ? 'ownerId'
          order by id desc limit 1), 'none') as owner,
        last.at ended, case last.data->'after'->>'stage'
          when 'won' then case when exists (select from event e where e.request = r.id and e.id >= last.id
            and e.data->'after'->>'confirmedAt' is not null) then 'won' end
          else last.data->'after'->>'stage' end as end,
        ${kind === "quote" ? "coalesce((select sum(round(cents * 12.0 / months)) from premiums where request_id = r.id and is_chosen), 0)::integer" : "0"} cents
      from requests r left join last on last.request = r.id where kind = '${kind}' and not is_suspect`),
  );
  const at = (text: string | null) => (text === null ? null : new Date(text));
  return rows.map((row) => ({ ...row, came: new Date(row.came ?? 0), heard: at(row.heard), ended: at(row.ended) }));
}

function expectRecounted({ kind, period, totals, groups, lost }: MorningRequests, facts: Fact[]): void {
  for (const [days, told] of [
    [period, totals.now],
    [period.before, totals.before],
  ] as const) {
    expect(told).toEqual(recount(kind, facts, days));
  }
  for (const by of GROUPINGS) {
    const keyOf = (fact: Fact, moment: "came" | "ended") =>
      by === "week" ? mondayOf(dayOf(fact[moment] ?? new Date(0))) : fact[by];
    for (const { key, now: told } of groups[by].rows) {
      expect([by, key, told]).toEqual([
        by,
        key,
        recount(kind, facts, period, (fact, moment) => keyOf(fact, moment) === key),
      ]);
    }
    const sum = groups[by].rows.reduce((all, { now: told }) => all + told.received, 0);
    expect([by, sum]).toEqual([by, totals.now.received]);
  }
  expect(lost.reduce((all, row) => all + row.now, 0)).toBe(totals.now.ended["lost"] ?? 0);
}

type Belongs = (fact: Fact, moment: "came" | "ended") => boolean;

function recount(kind: LeadKind, facts: Fact[], { from, to }: Days, belongs: Belongs = () => true): Figures {
  const isIn = (at: Date | null) => at !== null && dayOf(at) >= from && dayOf(at) <= to;
  const came = facts.filter((fact) => isIn(fact.came) && belongs(fact, "came"));
  const ended = facts.filter((fact) => isIn(fact.ended) && belongs(fact, "ended"));
  const took = came.flatMap((fact) => (fact.heard ? [openMsBetween(fact.came, fact.heard, agency)] : []));
  const ends = ENDS_OF[kind].map((end) => [end, ended.filter((fact) => fact.end === end).length]);
  const won = ended.filter((fact) => fact.end === "won");
  return {
    received: came.length,
    responded: took.length,
    consented: came.filter((fact) => fact.consented).length,
    median: tenthsOf(took, 5),
    slowest: tenthsOf(took, 9),
    ended: Object.fromEntries(ends) as Figures["ended"],
    // Nobody writes again in these histories: `day-sums.test.ts` has those who do.
    laterAnswers: 0,
    laterMedian: null,
    laterSlowest: null,
    premiumCents: won.reduce((all, fact) => all + fact.cents, 0),
  };
}

/** Returns the whole minutes within which so many tenths had an answer. */
function tenthsOf(took: number[], tenths: number): number | null {
  const sorted = took.map((ms) => Math.ceil(ms / 60_000)).toSorted((one, other) => one - other);
  return sorted[Math.ceil((sorted.length * tenths) / 10) - 1] ?? null;
}

/** Checks that the list that each figure links to has as many requests as the figure says. */
async function expectListed({ kind, period, groups, totals }: MorningRequests, ask: <T>(path: string) => Promise<T>) {
  const counting = async (figures: Figures, group?: { by: Grouping; key: string }) => {
    for (const figure of COUNTED) {
      const query = new URLSearchParams(filterOf({ days: period, figure, group }));
      const told = valueOf(figures, figure);
      if (told === 0) continue;
      const { count } = await ask<{ count: number }>(`/api/${kind}-requests/count?${query.toString()}`);
      expect([kind, group, figure, count]).toEqual([kind, group, figure, told]);
    }
  };
  await counting(totals.now);
  for (const by of GROUPINGS) for (const { key, now: figures } of groups[by].rows) await counting(figures, { by, key });
}

function valueOf(figures: Figures, figure: Counted): number {
  if (figure === "received" || figure === "responded" || figure === "consented") return figures[figure];
  return figures.ended[figure] ?? 0;
}
