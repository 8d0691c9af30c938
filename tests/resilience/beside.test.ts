import { execFile } from "node:child_process";
import { cpSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CHILD_ENV } from "../support/child-env.ts";
import { queryEmbedded } from "../support/embedded-server.ts";
import { freePort } from "../support/postgres-server.ts";
import { postQuote } from "../support/post-quote.ts";
import { startSite, type SiteProcess } from "../support/site-process.ts";
import { freshDatabase, freshFolder } from "../support/test-app.ts";
import { usedFolder } from "../support/used-folder.ts";
import { textLike, textWith } from "../support/matchers.ts";

const run = promisify(execFile);

describe("commands", () => {
  let folder: Awaited<ReturnType<typeof freshFolder>>;
  let empty: Awaited<ReturnType<typeof freshFolder>>;
  let site: SiteProcess;
  const dataDir = () => folder.env["DATA_DIR"] ?? "";
  beforeAll(async () => {
    folder = await usedFolder();
    empty = await freshFolder();
    site = await startSite(folder.env);
  });
  afterAll(async () => {
    await site.stop("SIGKILL");
    await folder.drop();
    await empty.drop();
  });

  /** Runs a command and returns its exit code and output. */
  async function command(script: string, args: string[], { env } = folder) {
    const options = { env: { ...env, ...CHILD_ENV } };
    const ended = await run(process.execPath, [script, ...args], options).catch((error: unknown) => error);
    const { code = 0, stdout, stderr } = ended as { code?: number; stdout: string; stderr: string };
    return { code, output: stdout + stderr };
  }
  const inDataDir = (name: string) => join(dataDir(), name);

  it("work while the site runs on its own database, and restoring is refused then", async () => {
    const demo = await command("build/program/seed-demo.js", ["--leads", "7"]);
    expect(demo).toEqual({ code: 0, output: textWith("7 quote requests") });
    const backup = await command("build/program/backup.js", ["backup", inDataDir("beside.gz")]);
    expect(backup).toEqual({ code: 0, output: textLike(/\d+ rows are in/) });
    const verified = await command("build/program/backup.js", ["backup", "--verify", inDataDir("beside.gz")]);
    expect(verified).toEqual({ code: 0, output: textLike(/is whole: \d+ rows, made 2/) });
    const restore = await command("build/program/backup.js", ["restore", inDataDir("beside.gz")]);
    expect(restore).toEqual({ code: 1, output: textWith("is in use by another process") });
    expect((await postQuote(site.url, "Undisturbed"))?.status).toBe(201);
  });

  it("restore is refused beside a site on a database elsewhere as well", async () => {
    const elsewhere = await freshDatabase();
    const other = await startSite(elsewhere.env);
    elsewhere.env["APP_KEYS_OLD"] = readFileSync(inDataDir("app.key"), "utf8").trim();
    const restore = await command("build/program/backup.js", ["restore", inDataDir("beside.gz")], elsewhere);
    expect(restore).toEqual({ code: 1, output: textWith("Stop it first") });
    await other.stop();
    await elsewhere.drop();
  });

  it("doctor looks beside the site at all there is, and says what is wrong by its exit code", async () => {
    const well = await command("build/program/doctor.js", []);
    expect(well).toEqual({ code: 0, output: textLike(/^ok {4}Database +PostgreSQL 18/) });
    expect(well.output.match(/^(ok|note) /gm)).toHaveLength(17);
    const SMTP_URL = `smtp://agency:secret@127.0.0.1:${await freePort()}`;
    const ill = await command("build/program/doctor.js", [], { ...folder, env: { ...folder.env, SMTP_URL } });
    expect(ill).toEqual({ code: 1, output: textLike(/^mend {2}Mail .*cannot be reached/m) });
    const none = await command("build/program/doctor.js", [], empty);
    expect(none).toEqual({ code: 1, output: textWith("start the site once") });
    expect(readdirSync(empty.env["DATA_DIR"] ?? "")).toEqual([]);
    expect(ill.output + none.output).not.toMatch(/secret|^ +at /m);
  });

  it("D2: the server's log holds no statement, no parameter and no row", async () => {
    const canary = "canary-4711";
    const faults: [string, unknown[]][] = [
      [`select 1 from no_such_table where x = '${canary}'`, []],
      ["select $1::integer", [canary]],
      ["insert into seeds_applied select * from seeds_applied where $1 <> ''", [canary]],
      [`do $$ begin raise exception 'it is ${canary}'; end $$`, []],
    ];
    for (const [text, values] of faults) await expect(queryEmbedded(dataDir(), text, values)).rejects.toThrow();
    expect(readFileSync(inDataDir("postgres.log"), "utf8")).not.toContain(canary);
  });

  it("work while it does not, with a server of their own", async () => {
    expect(await site.stop()).toBe(0);
    const backup = await command("build/program/backup.js", ["backup", inDataDir("alone.gz")]);
    expect(backup).toEqual({ code: 0, output: textLike(/\d+ rows are in/) });
    expect((await command("build/program/doctor.js", [])).code).toBe(0);
    const withoutKey = await command("build/program/backup.js", ["restore", inDataDir("alone.gz")], empty);
    expect(withoutKey).toEqual({ code: 1, output: textWith("Set APP_KEY to it") });
    expect(readdirSync(empty.env["DATA_DIR"] ?? "")).toEqual([]);
    cpSync(inDataDir("app.key"), join(empty.env["DATA_DIR"] ?? "", "app.key"));
    const restore = await command("build/program/backup.js", ["restore", inDataDir("alone.gz")], empty);
    expect(restore).toEqual({ code: 0, output: textLike(/\d+ rows restored/) });
  });
});
