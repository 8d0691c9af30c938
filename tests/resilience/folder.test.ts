import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CHILD_ENV } from "../support/child-env.ts";
import { ifAllowed, pathWithout, postmasterOf, queryEmbedded, serverProcesses } from "../support/embedded-server.ts";
import { postQuote } from "../support/post-quote.ts";
import { startAndFail, startSite, type SiteProcess } from "../support/site-process.ts";
import { usedFolder } from "../support/used-folder.ts";

const IN_USE = /data folder .* is in use by another process/;

describe("R11: the data folder of a running program", () => {
  let folder: Awaited<ReturnType<typeof usedFolder>>;
  let site: SiteProcess | undefined;
  const dataDir = () => folder.env["DATA_DIR"] ?? "";
  beforeEach(async () => {
    folder = await usedFolder();
  });
  afterEach(async () => {
    await site?.stop("SIGKILL");
    await folder.drop();
  });

  it("is refused to a second one, in namespaces of its own as well, and under a frozen owner", async () => {
    // Uses real namespaces if this machine allows them, as in two containers with one volume.
    site = await startSite(folder.env);
    const apart = ifAllowed("unshare", "--net", "--ipc", "--pid", "--fork", "--mount-proc");
    for (const by of [[], apart]) {
      const { code, output } = await startAndFail(folder.env, by);
      expect(output).toMatch(IN_USE);
      expect(code).toBe(1);
    }
    site.child.kill("SIGSTOP");
    expect((await startAndFail(folder.env)).output).toMatch(IN_USE);
    site.child.kill("SIGCONT");
    expect((await postQuote(site.url, "Still here"))?.status).toBe(201);
    expect(await site.stop()).toBe(0);
  });

  it("is given to the next when it was killed: a server that outlived it is ended, never adopted", async () => {
    // Without setpriv the database server does not end with its program.
    site = await startSite({ ...folder.env, PATH: pathWithout("setpriv") });
    expect((await postQuote(site.url, "Kept"))?.status).toBe(201);
    await site.stop("SIGKILL");
    const leftOver = postmasterOf(dataDir());
    expect(serverProcesses(dataDir())).toContain(leftOver);
    site = await startSite(folder.env);
    expect(serverProcesses(dataDir())).not.toContain(leftOver);
    const kept = await queryEmbedded(dataDir(), "select name from requests");
    expect(kept.rows).toEqual([{ name: "Kept" }]);
    expect(await site.stop()).toBe(0);
  });

  it("is taken up again where the notes of a killed server name a process that lives, but is another", async () => {
    const notes = `${process.pid}\n${dataDir()}/postgres-18\n1\n5432\n${dataDir()}\n\n`;
    for (const name of ["postgres-18/postmaster.pid", ".s.PGSQL.5432.lock"])
      writeFileSync(join(dataDir(), name), notes);
    site = await startSite(folder.env);
    expect(await site.stop()).toBe(0);
  });

  it("is left by its server too when the program is killed, where setpriv is there", async () => {
    const leash = ifAllowed("setpriv", "--pdeathsig", "INT", "--");
    site = await startSite(folder.env);
    await site.stop("SIGKILL");
    if (leash.length === 0) process.kill(postmasterOf(dataDir()) ?? 0, "SIGINT");
    await expect.poll(() => serverProcesses(dataDir())).toEqual([]);
    expect(postmasterOf(dataDir())).toBeNull();
  });
});

describe("npm start", () => {
  it("R7: passes SIGTERM on: the shell that npm starts becomes the program, which ends in order", async () => {
    const { scripts }: { scripts: { start: string } } = JSON.parse(readFileSync("package.json", "utf8"));
    const folder = await usedFolder();
    const env = { ...folder.env, ...CHILD_ENV, PORT: "0" };
    const child = spawn("sh", ["-c", scripts.start], { env, stdio: ["ignore", "pipe", "inherit"] });
    let output = "";
    child.stdout.on("data", (text: Buffer) => (output += text.toString()));
    await expect.poll(() => output).toContain(" is running");
    child.kill("SIGTERM");
    expect(await once(child, "exit")).toEqual([0, null]);
    expect(serverProcesses(folder.env["DATA_DIR"] ?? "")).toEqual([]);
    await folder.drop();
  });
});
