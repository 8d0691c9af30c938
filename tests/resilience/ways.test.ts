import { chmodSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { ifAllowed, pathWithout, postmasterOf, queryEmbedded, serverProcesses } from "../support/embedded-server.ts";
import { postQuote } from "../support/post-quote.ts";
import { startSite } from "../support/site-process.ts";
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
