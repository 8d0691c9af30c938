import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { COUNTED_UP_TO } from "../../../domain/work/desk/views.ts";
import { describeOnServer } from "../../../tests/support/test-app.ts";
import { requests } from "../../platform/db/schema/index.ts";
import { viewCounts } from "./own-view-counts.ts";

describeOnServer("the numbers of kept views", (server) => {
  it("go down within a minute where there were too many to count, also for who has a smaller view, too", async () => {
    const { deps } = server();
    await deps.db
      .execute(sql`insert into requests (kind, number, reference, content_hash, type, request_date, last_used_at, stage)
      select 'quote', n, 'T-' || n, '', 'auto', now() - n * interval '1 minute', now(),
        case when n = 1 then 'quoted' else 'contacted' end
      from generate_series(1, ${COUNTED_UP_TO + 5}) as n`);
    let now = Date.now();
    const count = viewCounts({ ...deps, clock: () => new Date(now) });
    const [many, one] = [1, 2];
    const counted = async () => {
      const views = [
        { id: many, kind: "quote", filters: { stage: "contacted" } } as const,
        { id: one, kind: "quote", filters: { stage: "quoted" } } as const,
      ];
      const counts = await count(views, 1);
      return [counts.get(many), counts.get(one)];
    };
    expect(await counted()).toEqual([COUNTED_UP_TO, 1]);
    await deps.db.update(requests).set({ stage: "new" }).where(eq(requests.stage, "contacted"));
    now += 40_000;
    expect(await counted()).toEqual([COUNTED_UP_TO, 1]);
    now += 40_000;
    expect(await counted()).toEqual([0, 1]);
  });
});
