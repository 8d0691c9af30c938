import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import type { LeadFilter } from "../../../domain/work/lead-filters.ts";
import { describeOnServer } from "../../../tests/support/test-app.ts";
import { countUpToBound } from "../../work/leads/page-of-leads.ts";

const ROWS = 20_000;

describeOnServer("the indexes of requests", (server) => {
  beforeAll(async () => {
    const { db } = server().deps;
    // Inserted in one statement: most rows are won and confirmed and have a policy, without a source; every thousandth is not.
    await db.execute(sql`insert into requests (kind, number, reference, content_hash, type, request_date, last_used_at, stage,
        ended_at, confirmed_at, policy_outcome, source)
      select 'quote', n, 'T-' || n, '', 'auto', now() - n * interval '1 minute', now(), 'won', now(),
        case when n % 1000 > 0 then now() end, case when n % 1000 <> 2 then 'recorded' end,
        case when n % 1000 = 1 then '{"utm_source": "News", "utm_campaign": "Spring"}' else '{}' end::jsonb
      from generate_series(1, ${ROWS}) as n`);
    await db.execute(sql`analyze requests`);
  });

  const FILTERS: [string, string, Partial<LeadFilter>, number][] = [
    ["came from a site", "requests_source_idx", { source: "news" }, ROWS / 1000],
    ["came from a site that nobody came from", "requests_source_idx", { source: "nowhere" }, 0],
    ["came by a campaign", "requests_campaign_idx", { campaign: "SPRING" }, ROWS / 1000],
    ["are won and not confirmed", "requests_unconfirmed_idx", { stage: "won", confirmed: "no" }, ROWS / 1000],
    ["are won and have no policy", "requests_without_policy_idx", { policy: "missing" }, ROWS / 1000],
  ];
  it.each(FILTERS)("find the few that %s, by %s", async (_name, index, filter, count) => {
    const { deps } = server();
    const counted = countUpToBound(deps, "quote", { sort: "requestDate", readerId: 0, ...filter });
    const plan = await deps.db.execute<Record<"QUERY PLAN", string>>(sql`explain ${counted}`);
    expect(plan.rows.map((row) => row["QUERY PLAN"]).join("\n")).toContain(index);
    expect((await deps.db.execute(counted)).rows).toEqual([{ count }]);
  });
});
