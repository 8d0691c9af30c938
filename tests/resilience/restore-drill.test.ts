import { execFile } from "node:child_process";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openForCommand } from "../../server/platform/db/open-for-command.ts";
import { CHILD_ENV } from "../support/child-env.ts";
import { postQuote } from "../support/post-quote.ts";
import { rowPrints } from "../support/row-prints.ts";
import { startSite } from "../support/site-process.ts";
import { freshFolder } from "../support/test-app.ts";
import { testEnv } from "../support/test-env.ts";
import { usedFolder } from "../support/used-folder.ts";

const run = promisify(execFile);
/** The number of leads; the soak test has more. */
const LEADS = "40";

/** The commands as an office would run them, on machines that share nothing. */
describe("R15: the restore drill", () => {
  let office: Awaited<ReturnType<typeof freshFolder>>;
  let spare: Awaited<ReturnType<typeof freshFolder>>;
  beforeAll(async () => {
    office = await usedFolder();
    spare = await freshFolder();
  });
  afterAll(async () => {
    await office.drop();
    await spare.drop();
  });
  const inFolder = ({ env }: typeof office, name: string) => join(env["DATA_DIR"] ?? "", name);
  const command = ({ env }: typeof office, script: string, ...args: string[]) =>
    run(process.execPath, [script, ...args], { env: { ...env, ...CHILD_ENV } });

  async function printsOf({ env }: typeof office) {
    const store = await openForCommand(testEnv(env), pino({ level: "silent" }));
    const prints = await rowPrints(store.db);
    await store.close();
    return prints;
  }

  // Six processes in sequence take a while on a slow machine.
  it("brings every row to another machine, which goes on from there", { timeout: 600_000 }, async () => {
    const site = await startSite(office.env);
    expect((await postQuote(site.url, "Drilled"))?.status).toBe(201);
    await command(office, "build/program/seed-demo.js", "--leads", LEADS);
    expect(await site.stop()).toBe(0);
    const file = inFolder(office, "drill.gz");
    await command(office, "build/program/backup.js", "backup", file);
    cpSync(inFolder(office, "app.key"), inFolder(spare, "app.key"));
    await command(spare, "build/program/backup.js", "restore", file);
    expect(await printsOf(spare)).toEqual(await printsOf(office));
    await command(spare, "build/program/verify-audit.js");
    const successor = await startSite(spare.env);
    expect((await postQuote(successor.url, "Afterwards"))?.status).toBe(201);
    expect(await successor.stop()).toBe(0);
  });
});
