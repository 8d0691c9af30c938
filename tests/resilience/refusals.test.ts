import { createServer, type Server } from "node:net";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { ifAllowed, pathWithout } from "../support/embedded-server.ts";
import { createDatabase, freePort, query } from "../support/postgres-server.ts";
import { startTransactionPooler } from "../support/transaction-pooler.ts";
import { startAndFail } from "../support/site-process.ts";
import { freshDatabase } from "../support/test-app.ts";
import { usedFolder } from "../support/used-folder.ts";
import { portOf } from "../support/port-of.ts";

const folder = mkdtempSync(join(tmpdir(), "bluebonnet-refusals-"));
let busy: Server;
let pooler: Awaited<ReturnType<typeof startTransactionPooler>>;
beforeAll(async () => {
  pooler = await startTransactionPooler(Number(new URL(inject("postgresUrl")).port));
  busy = createServer();
  await new Promise<void>((resolve) => busy.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  busy.close();
  await pooler.close();
  for (const drop of drops) await drop();
  rmSync(folder, { recursive: true, force: true });
});
const busyPort = () => portOf(busy);

/** Makes a data folder with files in it. */
function dataFolder(files: Record<string, string>): string {
  const data = mkdtempSync(join(folder, "data-"));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(data, name, ".."), { recursive: true });
    writeFileSync(join(data, name), text);
  }
  return data;
}

function elsewhere(change: (url: URL) => void): string {
  const url = new URL(inject("postgresUrl"));
  change(url);
  return url.href;
}

/** Returns the variables of a used folder, for refusals that come only after the database was opened. */
async function inUsed(variables: Record<string, string>): Promise<Record<string, string>> {
  const { env } = await usedFolder(mkdtempSync(join(folder, "used-")));
  return { ...env, ...variables };
}

/** Makes a folder with a copy of the prepared database and changes that copy. */
async function inChanged(statement: string): Promise<Record<string, string>> {
  const { env, drop } = await freshDatabase();
  drops.push(drop);
  await query(env["DATABASE_URL"] ?? "", statement);
  return env;
}
const drops: (() => Promise<void>)[] = [];

/** Makes the folder of a used site without its database. */
async function withoutCluster(): Promise<Record<string, string>> {
  const env = await inUsed({});
  rmSync(join(env["DATA_DIR"] ?? "", "postgres-18"), { recursive: true });
  return env;
}

/** Makes the folder of a used site, with a new empty database. */
async function withEmptyDatabase(): Promise<Record<string, string>> {
  const database = await createDatabase(inject("postgresUrl"));
  drops.push(database.drop);
  return inUsed({ DATABASE_URL: database.url });
}

/** The first file number of our tables and their indexes in a cluster; lower ones are PostgreSQL's own. */
const FIRST_OF_OURS = 16_384;

/** Makes a used folder whose tables were overwritten on the disk. */
async function withOverwrittenTables(): Promise<Record<string, string>> {
  const env = await inUsed({});
  const base = join(env["DATA_DIR"] ?? "", "postgres-18", "base");
  for (const name of readdirSync(base, { recursive: true, encoding: "utf8" })) {
    const file = join(base, name);
    const isOurs = /\/\d+$/.test(name) && Number(name.split("/")[1]) >= FIRST_OF_OURS;
    if (isOurs && statSync(file).size > 0) writeFileSync(file, Buffer.alloc(statSync(file).size, "overwritten"));
  }
  return env;
}

type Row = [name: string, variables: () => Record<string, string> | Promise<Record<string, string>>, words: RegExp];

const TABLE: Row[] = [
  [
    "a used folder whose database is gone",
    withoutCluster,
    /postgres-18 is missing, but this folder was used: app\.key, audit\.head, sent-mails\.log are still there.*npm run restore/s,
  ],
  ["a used folder with an empty database", withEmptyDatabase, /database is empty, but this site was in use.*restore/s],
  ["tables that were overwritten", withOverwrittenTables, /a table of it cannot be read \(XX001\).*Restore a backup/s],
  ["tables that were dropped", () => inChanged("drop table policies cascade"), /: policies cannot be found.*Restore/s],
  [
    "tables of an older version put over newer ones",
    () => inChanged("alter table users drop column first_name, drop column last_name"),
    /users\.first_name, users\.last_name cannot be found/,
  ],
  [
    "accounts that were overwritten",
    () =>
      inChanged(
        "truncate users cascade; alter table audit_head disable trigger user; update audit_head set entries = 9",
      ),
    /no account in it, though it was in use/,
  ],
  [
    "a database of a newer version",
    () => inChanged("insert into schema_migrations (hash, created_at) values ('of-the-future', 9)"),
    /used by a newer version .* 1 of its migrations .*Start that version again, or restore/s,
  ],
  [
    "a list of migrations with a gap",
    () => inChanged("delete from schema_migrations where created_at = (select min(created_at) from schema_migrations)"),
    /1 of its migrations are missing from the list/,
  ],
  [
    "a pooler in transaction mode",
    () => ({ DATABASE_URL: elsewhere((url) => (url.port = String(pooler.port))) }),
    /connection pooler that gives each transaction another connection.*have to be direct: set DATABASE_URL/s,
  ],
  ["a port that is taken", () => inUsed({ PORT: String(busyPort()) }), /listens on port \d+ .* set PORT/],
  [
    "an address of another machine",
    () => inUsed({ HOST: "192.0.2.1" }),
    /This machine has no address 192\.0\.2\.1\. Set HOST/,
  ],
  ["a folder that cannot be made", () => ({ DATA_DIR: "/sys/bluebonnet" }), /\/sys\/bluebonnet cannot be written/],
  ["a file for a folder", () => ({ DATA_DIR: join(dataFolder({ "a-file": "" }), "a-file") }), /a-file is not a folder/],
  ["a folder of PGlite", () => ({ DATA_DIR: dataFolder({ "database/PG_VERSION": "18" }) }), /version 0\.1\.0.*backup/s],
  [
    "a folder of another PostgreSQL",
    () => ({ DATA_DIR: dataFolder({ "postgres-17/PG_VERSION": "17" }) }),
    /made by PostgreSQL 17/,
  ],
  [
    "a cluster of another PostgreSQL",
    () => ({ DATA_DIR: dataFolder({ "postgres-18/PG_VERSION": "19\n" }) }),
    /made by PostgreSQL 19/,
  ],
  [
    "a folder that is no database",
    () => ({ DATA_DIR: dataFolder({ "postgres-18/letter.txt": "Dear" }) }),
    /is not a database/,
  ],
  [
    "a cluster that is broken",
    () => ({ DATA_DIR: dataFolder({ "postgres-18/PG_VERSION": "18", "postgres.password": "x" }) }),
    /did not start. Its last words:.*DATABASE_URL/s,
  ],
  [
    "a database that refuses",
    async () => ({ DATABASE_URL: `postgres://u:secret@127.0.0.1:${await freePort()}/x` }),
    /Waiting for .*\n.*cannot be used: the connection was refused/,
  ],
  [
    "a database that is silent",
    () => ({ DATABASE_URL: `postgres://u:secret@127.0.0.1:${busyPort()}/x` }),
    /Waiting for .*\n.*cannot be used: it does not answer/,
  ],
  [
    "a database that is not there",
    () => ({ DATABASE_URL: elsewhere((url) => (url.pathname = "/no-such")) }),
    /there is no database of that name/,
  ],
  [
    "a user that is not there",
    () => ({ DATABASE_URL: elsewhere((url) => (url.username = "no-such")) }),
    /cannot be used: the user was refused/,
  ],
];

describe("R14: what keeps the program from starting is said in plain words", () => {
  // Concurrent, since two of them wait for a database that does not come.
  it.concurrent.for(TABLE)("%s", async ([, variables, words], { expect }) => {
    const { code, output } = await startAndFail({
      DATA_DIR: mkdtempSync(join(folder, "fresh-")),
      ...(await variables()),
    });
    expect(code).toBe(1);
    expect(output).toMatch(words);
    expect(output).not.toMatch(/^\s+at |u:secret/m);
  });
});

describe("R14: root without any right to become another", () => {
  it("is told so, and of the way out", async () => {
    const powerless =
      process.getuid?.() === 0 ? ifAllowed("setpriv", "--bounding-set", "-all", "--inh-caps", "-all") : [];
    // An ordinary user needs no such rights and may start; a user without a name and without the unshare command may
    // not.
    const by = powerless.length > 0 ? powerless : ifAllowed("unshare", "--user", "--map-user=54321", "--");
    const { code, output } = await startAndFail(
      { DATA_DIR: join(folder, "powerless"), PATH: pathWithout("unshare") },
      by,
    );
    expect(code).toBe(1);
    expect(output).toContain("set DATABASE_URL");
    expect(output).not.toMatch(/^\s+at /m);
  });
});
