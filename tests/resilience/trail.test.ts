import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { verifyAudit } from "../../scripts/check-trail.ts";
import { query } from "../support/postgres-server.ts";
import { startSite, type SiteProcess } from "../support/site-process.ts";
import { freshDatabase } from "../support/test-app.ts";

const GUARDED = ["audit_events", "audit_head"];
const NOT_WHOLE = '"msg":"the audit trail is not whole"';

describe("D3: a program on a trail that the owner of the tables has changed", () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(() => database.drop());

  const run = async (statement: string) => (await query(database.env["DATABASE_URL"] ?? "", statement)).rows;
  const owner = async (...statements: string[]) => {
    const guards = (state: string) => GUARDED.map((table) => `alter table ${table} ${state} trigger user`);
    await run([...guards("disable"), ...statements, ...guards("enable")].join(";"));
  };

  /** Starts the site, causes a failed login (an event), and stops it; returns the output. */
  async function workOnce(): Promise<string> {
    const site: SiteProcess = await startSite(database.env);
    const body = JSON.stringify({ username: "nobody", password: "not-the-password" });
    const headers = { "content-type": "application/json", origin: site.url };
    expect((await fetch(`${site.url}/api/login`, { method: "POST", body, headers })).status).toBe(401);
    expect(await site.stop()).toBe(0);
    return site.output();
  }

  const verified = () => verifyAudit(database.env, []);

  it("says when rows and head were put back to an earlier day, and goes on saying it", async () => {
    const [head] = (await run("select entries, hash, signature from audit_head")) as Record<string, string>[];
    expect(await workOnce()).not.toContain(NOT_WHOLE);
    expect(await verified()).toMatchObject({ code: 0 });
    await owner(
      "delete from audit_events where id = (select max(id) from audit_events)",
      `update audit_head set entries = ${head?.["entries"]}, hash = '${head?.["hash"]}', signature = '${head?.["signature"]}'`,
    );
    for (let start = 0; start < 2; start++) {
      expect(await workOnce()).toContain(NOT_WHOLE);
      expect(await verified()).toMatchObject({
        code: 1,
        output: expect.stringContaining("put back to an earlier day"),
      });
    }
  });

  it("never signs entries that somebody wrote without the key, whatever else was removed", async () => {
    await owner(
      "truncate audit_events, audit_head",
      "delete from seeds_applied where key = 'audit-seal'",
      "delete from system_state where key = 'key-check'",
      `insert into audit_events (at, action, previous_hash, hash)
        values (now(), 'login', repeat('0', 64), encode(sha256('anything'), 'hex'))`,
    );
    expect(await workOnce()).toContain(NOT_WHOLE);
    expect(await verified()).toMatchObject({ code: 1 });
  });
});
