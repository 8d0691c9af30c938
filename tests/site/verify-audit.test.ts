import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from "vitest";
import { verifyAudit } from "../../scripts/check-trail.ts";
import { keepNote } from "../../server/platform/audit/keep-note.ts";
import { findHead } from "../../server/platform/audit/record-event.ts";
import { backUp } from "../../server/operations/backup/write.ts";
import { notedOf, recordIn, unguarded } from "../support/audit-trail.ts";
import { CHILD_ENV } from "../support/child-env.ts";
import { createDatabase } from "../support/postgres-server.ts";
import { keyOf } from "../support/seal-unbound.ts";
import { freshDatabase, startTestApp, type TestApp } from "../support/test-app.ts";

const script = (name: string) => fileURLToPath(new URL(`../../build/program/${name}.js`, import.meta.url));

type Outcome = { code: unknown; output: string };

/** Runs the command like `npm run verify-audit`. */
const run = (variables: Record<string, string>, ...args: string[]) => runScript("verify-audit", variables, ...args);

function runScript(name: string, variables: Record<string, string>, ...args: string[]): Promise<Outcome> {
  const env = { ...CHILD_ENV, ...variables };
  return new Promise((resolve) => {
    execFile(process.execPath, [script(name), ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? error.code : 0, output: stdout + stderr }),
    );
  });
}

const verify = (variables: Record<string, string>, ...args: string[]) => verifyAudit(variables, args);

describe("D3: npm run verify-audit", () => {
  const folder = mkdtempSync(join(tmpdir(), "bluebonnet-verify-"));
  const file = join(folder, "backup.gz");
  const later = join(folder, "later.gz");
  let server: TestApp;
  let head: string;

  beforeAll(async () => {
    server = await startTestApp();
    for (const action of ["one", "two"]) await recordIn(server.deps, action);
    await backUp(server.deps.db, file, server.deps);
    await recordIn(server.deps, "three");
    const { hash, entries } = await notedOf(server.deps);
    head = `${hash}:${entries}`;
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it("says that a trail is whole, while the site works, and gives its head", async () => {
    const whole = { code: 0, output: expect.stringMatching(/^The audit trail is whole: 4 entries\./) };
    const found = await run(server.env);
    expect(found).toEqual(whole);
    expect(found.output).toContain(head);
    expect(await verify(server.env, "--head", head)).toEqual(whole);
  });

  it("holds a backup against itself and against a noted head", async () => {
    expect(await verify(server.env, "--backup", file)).toMatchObject({
      code: 0,
      output: expect.stringContaining("3 entries"),
    });
    const old = await verify(server.env, "--backup", file, "--head", head);
    expect(old).toMatchObject({ code: 1, output: expect.stringContaining("noted after 4 entries") });
    await backUp(server.deps.db, later, server.deps);
    expect(await verify(server.env, "--backup", later, "--head", head)).toMatchObject({ code: 0 });
  });

  it("is told after a restore to every other machine, whose data folder remembers the former trail", async () => {
    const database = await createDatabase(inject("postgresUrl"));
    onTestFinished(database.drop);
    const [here, there] = [join(folder, "here"), join(folder, "there")];
    const APP_KEY = keyOf(server);
    for (const DATA_DIR of [here, there]) {
      await (await keepNote({ ...server.deps, env: { ...server.deps.env, DATA_DIR } })).close();
    }
    const envOf = (DATA_DIR: string) => ({ DATABASE_URL: database.url, DATA_DIR, APP_KEY });
    const restored = await runScript("backup", envOf(here), "restore", file);
    expect(restored).toMatchObject({ code: 0, output: expect.stringContaining("npm run verify-audit -- --accept") });
    expect(await verify(envOf(here))).toMatchObject({ code: 0 });
    expect(await verify(envOf(there))).toMatchObject({ code: 1, output: expect.stringContaining("earlier day") });
    expect(await verify(envOf(there), "--accept")).toMatchObject({ code: 0 });
    expect(await verify(envOf(there))).toMatchObject({ code: 0 });
  });

  it("finds a trail that was put back to an earlier day by what the data folder remembers, until that is accepted", async () => {
    const { db } = server.deps;
    const former = await findHead(db);
    const { look, close } = await keepNote(server.deps);
    await recordIn(server.deps, "hidden");
    await look();
    await unguarded(
      db,
      "delete from audit_events where id = (select max(id) from audit_events)",
      `update audit_head set entries = ${former?.entries}, hash = '${former?.hash}', signature = '${former?.signature}'`,
    );
    const seen = { code: 1, output: expect.stringContaining("put back to an earlier day") };
    expect(await verify(server.env)).toEqual(seen);
    await close();
    expect(await verify(server.env), "another look does not note it").toEqual(seen);
    expect(await verify(server.env, "--accept", "--head", head)).toMatchObject({ code: 2 });
    expect(await run(server.env, "--accept")).toMatchObject({ code: 0, output: expect.stringContaining(head) });
    expect(await verify(server.env)).toMatchObject({ code: 0 });
  });

  it("accepts no trail that does not fit by itself, and names what is missing", async () => {
    await unguarded(server.deps.db, "delete from audit_events where id = (select max(id) from audit_events)");
    const missing = { code: 1, output: expect.stringContaining("Of 4 entries only the first 3 are left") };
    expect(await run(server.env)).toEqual(missing);
    expect(await verify(server.env, "--accept")).toEqual(missing);
    await unguarded(server.deps.db, "update audit_events set ip = '192.0.2.9' where action = 'two'");
    await backUp(server.deps.db, join(folder, "changed.gz"), server.deps);
    expect(await verify(server.env, "--backup", join(folder, "changed.gz"))).toEqual({
      code: 1,
      output: expect.stringMatching(/Entry \d+ does not fit/),
    });
  });

  it("says in plain words why it cannot tell", async () => {
    const cut = join(folder, "cut.gz");
    writeFileSync(cut, readFileSync(file).subarray(0, 2_000));
    const cases: [Record<string, string>, string[], string][] = [
      [server.env, ["--backup", cut], "is no backup, or not a whole one"],
      [server.env, ["--backup", join(folder, "none.gz")], "does not exist"],
      [server.env, ["--head", "yesterday"], "--head should be"],
      [server.env, ["--everything"], "Use it as"],
      [{ ...server.env, DATA_DIR: folder }, [], "There is no key"],
    ];
    for (const [variables, args, words] of cases) {
      expect(await verify(variables, ...args)).toEqual({ code: 2, output: expect.stringContaining(words) });
    }
  });
});

describe("D3: npm run verify-audit on the embedded database", () => {
  it("reads it when the site is stopped, and says with whose key it cannot", async () => {
    const { env, drop } = await freshDatabase();
    expect(await verify(env)).toMatchObject({ code: 0 });
    const APP_KEY = randomBytes(32).toString("base64");
    const words = expect.stringContaining("neither APP_KEY nor among APP_KEYS_OLD");
    expect(await verify({ ...env, APP_KEY })).toEqual({ code: 1, output: words });
    const APP_KEYS_OLD = readFileSync(join(env["DATA_DIR"] ?? "", "app.key"), "utf8").trim();
    expect(await verify({ ...env, APP_KEY, APP_KEYS_OLD })).toMatchObject({ code: 0 });
    await drop();
  });
});
