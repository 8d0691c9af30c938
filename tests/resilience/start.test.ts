import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { boot } from "../../server/boot.ts";
import { query, startPostgres, type PostgresServer } from "../support/postgres-server.ts";
import { spawnSite, startSite } from "../support/site-process.ts";
import { ADMIN_PASSWORD, testEnv } from "../support/test-env.ts";

describe("R8: migrations", () => {
  let server: PostgresServer;
  const folder = mkdtempSync(join(tmpdir(), "bluebonnet-start-"));
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const variables = (database: string) => ({
    DATABASE_URL: server.url(database),
    DATA_DIR: join(folder, database),
    ADMIN_PASSWORD,
  });

  it("run once when two processes start together on an empty database", async () => {
    await query(server.url(), "create database together");
    const both = await Promise.all([boot(testEnv(variables("together"))), boot(testEnv(variables("together")))]);
    const posts = await query(
      server.url("together"),
      "select count(*)::int as n, count(distinct slug)::int as slugs from blog_posts",
    );
    expect(posts.rows[0]).toEqual({ n: 12, slugs: 12 });
    expect(both.filter((b) => b.firstAdmin !== null)).toHaveLength(1);
    await Promise.all(both.map((b) => b.close()));
  });

  it("are taken up again after a process was killed midway", async () => {
    await query(server.url(), "create database midway");
    // An uncommitted table of the same name blocks the migration in the middle of its work.
    const blocker = new pg.Client({ connectionString: server.url("midway") });
    await blocker.connect();
    await blocker.query("begin; create table testimonials (id int)");
    const site = await spawnSite(variables("midway"));
    const waiting =
      "select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = 'midway'";
    await expect.poll(async () => (await query<{ n: number }>(server.url(), waiting)).rows[0]).toEqual({ n: 1 });
    await site.stop("SIGKILL");
    await blocker.query("rollback");
    await blocker.end();
    const again = await startSite(variables("midway"));
    const { rows } = await query<{ n: number }>(server.url("midway"), "select count(*)::int as n from testimonials");
    expect(rows[0]?.n).toBeGreaterThan(0);
    expect(await again.stop()).toBe(0);
  });
});
