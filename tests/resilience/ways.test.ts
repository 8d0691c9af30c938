import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, lstatSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { CHILD_ENV } from "../support/child-env.ts";
import { ifAllowed, pathWithout, postmasterOf, queryEmbedded, serverProcesses } from "../support/embedded-server.ts";
import { textWith } from "../support/matchers.ts";
import { postQuote } from "../support/post-quote.ts";
import { startAndFail, startSite } from "../support/site-process.ts";
import { ADMIN_PASSWORD } from "../support/test-env.ts";
import { usedFolder } from "../support/used-folder.ts";

const folder = mkdtempSync(join(tmpdir(), "bluebonnet-ways-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts the site, stores a lead, stops it, and returns how many leads are stored. */
async function startOnce(DATA_DIR: string, variables: Record<string, string> = {}, by: string[] = []): Promise<number> {
  const site = await startSite({ DATA_DIR, ADMIN_PASSWORD, ...variables }, by);
  expect((await postQuote(site.url, `Kept ${site.url}`))?.status).toBe(201);
  expect(site.output()).toContain(`Data           ${join(DATA_DIR, "postgres-18")}`);
  const { rows } = await queryEmbedded<{ n: number }>(DATA_DIR, "select count(*)::int as n from requests");
  expect(await site.stop()).toBe(0);
  expect(serverProcesses(DATA_DIR)).toEqual([]);
  expect(postmasterOf(DATA_DIR)).toBeNull();
  return rows[0]?.n ?? 0;
}

describe("R14: the embedded database starts, keeps what it is given and ends with the site", () => {
  it("in a folder closed to others, with files that their owner alone can read; the start says where", async () => {
    const data = join(folder, "closed", "data");
    expect(await startOnce(data)).toBe(1);
    for (const name of ["postgres.password", "postgres.log", "app.key", "postgres-18"]) {
      expect(statSync(join(data, name)).mode & 0o077).toBe(0);
    }
  });

  it("in a folder open to others", async () => {
    const data = mkdtempSync(join(folder, "open-"));
    chmodSync(data, 0o755);
    expect(await startOnce(data)).toBe(1);
  });

  it("with spaces, quotes and 200 characters in the path, so that its socket has to lie elsewhere", async () => {
    const data = join(folder, `it's "our", data`, "x".repeat(200));
    expect(await startOnce(data)).toBe(1);
    expect(await startOnce(data)).toBe(2);
  });

  it("as an ordinary user", async () => {
    // As root: a process in such a namespace has no special rights, but can reach a checkout that is closed to others.
    const by = process.getuid?.() === 0 ? ifAllowed("unshare", "--user", "--map-user=1", "--map-group=1", "--") : [];
    expect(await startOnce(join(folder, "ordinary"), {}, by)).toBe(1);
  });

  it("where the user has no name", async () => {
    const by = ifAllowed("unshare", "--user", "--map-user=54321", "--map-group=54321", "--");
    expect(await startOnce(join(folder, "nameless"), {}, by)).toBe(1);
  });

  it("with neither setpriv nor unshare nor flock, and then again with them, on the same data", async () => {
    const data = join(folder, "bare");
    expect(await startOnce(data, { PATH: pathWithout("setpriv", "unshare", "flock") })).toBe(1);
    expect(await startOnce(data)).toBe(2);
    expect(await startOnce(data, { PATH: pathWithout("unshare") })).toBe(3);
  });

  it("after its password was lost", async () => {
    const data = mkdtempSync(join(folder, "lost-"));
    await usedFolder(data);
    expect(await startOnce(data)).toBe(1);
    rmSync(join(data, "postgres.password"));
    expect(await startOnce(data)).toBe(2);
  });
});

describe.runIf(process.getuid?.() === 0)("a data folder of another account", () => {
  const OF_THE_SITE = 54_321;
  const backup = join(folder, "to-restore.gz");

  /** Makes the data folder of a site that an ordinary account runs. */
  async function folderOfAnother() {
    const data = mkdtempSync(join(folder, "another-"));
    await usedFolder(data);
    execFileSync("chown", ["-R", `${OF_THE_SITE}`, data]);
    return data;
  }

  const runCommand = (DATA_DIR: string, name: string, ...args: string[]) => {
    const env = { ...CHILD_ENV, DATA_DIR };
    const { status, stderr } = spawnSync(process.execPath, [`build/program/${name}.js`, ...args], {
      env,
      encoding: "utf8",
    });
    return { status, stderr };
  };
  const ownersIn = (data: string) =>
    new Set(readdirSync(data, { recursive: true, encoding: "utf8" }).map((name) => lstatSync(join(data, name)).uid));

  it("is refused to root, by the program and by commands, and left as it is: the site could not read it any more", async () => {
    const data = await folderOfAnother();
    const words = `${join(data, "postgres-18")} belongs to another user (number ${OF_THE_SITE})`;
    expect(await startAndFail({ DATA_DIR: data })).toEqual({ code: 1, output: textWith(words) });
    expect(runCommand(data, "reset-admin")).toEqual({ status: 1, stderr: textWith("run this as that one") });
    expect(ownersIn(data)).toEqual(new Set([OF_THE_SITE]));
  });

  it("is refused to root for a restore, too, which would make a database of root's", async () => {
    const own = mkdtempSync(join(folder, "own-"));
    await usedFolder(own);
    expect(runCommand(own, "backup", "backup", backup)).toMatchObject({ status: 0 });
    const data = await folderOfAnother();
    rmSync(join(data, "postgres-18"), { recursive: true });
    const words = textWith(`belongs to another user (number ${OF_THE_SITE})`);
    expect(runCommand(data, "backup", "restore", backup)).toEqual({ status: 1, stderr: words });
    expect(ownersIn(data)).toEqual(new Set([OF_THE_SITE]));
  });

  it("is root's once it is given to root", async () => {
    const data = await folderOfAnother();
    execFileSync("chown", ["-R", "0", data]);
    expect(await startOnce(data)).toBe(1);
  });
});
