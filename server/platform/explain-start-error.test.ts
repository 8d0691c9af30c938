import { mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import { testEnv } from "../../tests/support/test-env.ts";
import { prepareCluster } from "./db/embedded/cluster.ts";
import { startPostmaster } from "./db/embedded/postmaster.ts";
import type { RunAs } from "./db/embedded/run-as.ts";
import { serverLog } from "./db/embedded/server-log.ts";
import { explainStartError } from "./explain-start-error.ts";

vi.mock("node:fs", async (load) => {
  const fs = await load<typeof import("node:fs")>();
  return { ...fs, statfsSync: vi.fn<typeof fs.statfsSync>(fs.statfsSync) };
});

const folder = mkdtempSync(join(tmpdir(), "bluebonnet-full-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A database program that only prints a message, and fails. */
function failing(words: string): RunAs {
  const command = { file: "/bin/sh", args: ["-c", 'echo "$0" >&2; exit 1', words], options: {} };
  const owner = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  const run = () => command;
  return { setUp: run, serve: run, owner, setUpOwner: owner, isStranger: false };
}

const wordsOf = (work: Promise<unknown>) =>
  work.then(
    () => "it started",
    (error: unknown) => explainStartError(error),
  );

describe("R5, R14: a disk that is full at the start is said to be so", () => {
  const env = testEnv({ DATA_DIR: "/srv/data" });

  it.each(["ENOSPC", "EDQUOT"])("when a file cannot be written (%s)", (code) => {
    const fault = Object.assign(new Error(`${code}: write`), { code, path: "/srv/data/app.key" });
    expect(explainStartError(fault, env)).toBe("The disk is full: /srv/data/app.key. Make room there.");
  });

  it("when the database has no room for a migration, without what the query held", () => {
    const cause = Object.assign(new Error("could not extend file"), { code: "53100" });
    const fault = new Error("Failed query: insert …\nparams: canary", { cause });
    expect(explainStartError(fault, env)).toBe("The disk is full: /srv/data. Make room there.");
  });

  it("when the embedded database cannot be made", async () => {
    const said = await wordsOf(prepareCluster(folder, failing("initdb: could not write: No space left on device")));
    expect(said).toMatch(/^The disk is full: there is no room for \/.* Make room there, and start again\.$/);
    const other = await wordsOf(prepareCluster(folder, failing("initdb: something else")));
    expect(other).toContain("could not be made:\n  initdb: something else");
  });

  it("when its server does not start, and has no room for its last words", async () => {
    const place = { cluster: folder, socketFolder: folder, log: serverLog(folder), lock: null };
    const start = () => wordsOf(startPostmaster({ ...place, runAs: failing("out of memory") }));
    const room = statfsSync(folder);
    vi.mocked(statfsSync).mockReturnValueOnce({ ...room, bavail: 100, bsize: 4096 });
    expect(await start()).toContain(`The disk is full: there is no room for ${folder}.`);
    expect(await start()).toMatch(/did not start. Its last words:[^]*out of memory/);
  });
});
