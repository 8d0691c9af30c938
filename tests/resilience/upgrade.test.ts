import { readdirSync } from "node:fs";
import pg from "pg";
import { expect, it, onTestFinished } from "vitest";
import { FORMER_ANSWERS, makeFormerOffice } from "../support/former-office.ts";
import { query } from "../support/postgres-server.ts";
import { spawnSite, startSite } from "../support/site-process.ts";

it("R8, R15: an upgrade that is killed in the middle of a step goes on at the next start, and loses nothing", async () => {
  const { env, backups, drop } = await makeFormerOffice();
  onTestFinished(drop);
  const url = env["DATABASE_URL"] ?? "";
  const rows = async <Row extends pg.QueryResultRow>(text: string) => (await query<Row>(url, text)).rows;
  // Another transaction locks a table that one of the last steps changes: that step waits, half done.
  const other = new pg.Client(url);
  await other.connect();
  await other.query("begin; lock table premiums in row exclusive mode");
  const first = await spawnSite(env);
  const waiting = `select 1 from pg_locks where relation = 'premiums'::regclass and not granted`;
  await expect.poll(() => rows(waiting)).toHaveLength(1);
  expect(first.output()).toMatch(/Backup before the upgrade: \d+ rows[^]*Upgrade, step 1 of/);
  await first.stop("SIGKILL");
  await other.end();
  expect(await rows("select 1 where to_regclass('requests') is not null")).toEqual([]);
  const second = await startSite(env);
  onTestFinished(async () => void (await second.stop()));
  expect(second.output()).toMatch(/Upgrade: goes on where it was cut off[^]*Upgrade: finished/);
  expect(readdirSync(backups)).toHaveLength(1);
  const stored = await rows<{ reference: string }>("select reference from requests");
  const listed = ["quote", "contact"].flatMap(
    (kind) => FORMER_ANSWERS[`/api/${kind}-requests?limit=50`] as { reference: string }[],
  );
  expect(stored.map(({ reference }) => reference)).toEqual(
    expect.arrayContaining(listed.map(({ reference }) => reference)),
  );
});
