import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import pino from "pino";
import { openForCommand } from "../../../server/platform/db/open-for-command.ts";
import { rowPrints } from "../../support/row-prints.ts";
import { testEnv } from "../../support/test-env.ts";
import type { Fault } from "../fault.ts";
import { inOffice, inRounds, strike, type Office } from "../office.ts";

const DEMO_LEADS = "500";
/** The part of the backup that is left after the cut. */
const CUTS = [0.1, 0.5, 0.9, 0.999];
const run = promisify(execFile);

/** Runs a command as an office does; returns null on success, else its error output. */
async function refusalOf(env: Record<string, string>, script: string, ...args: string[]): Promise<string | null> {
  const options = { env: { ...env, PATH: process.env["PATH"] ?? "" } };
  return run(process.execPath, [script, ...args], options).then(
    () => null,
    ({ stderr }: { stderr: string }) => stderr,
  );
}

async function must(env: Record<string, string>, script: string, ...args: string[]): Promise<void> {
  const errorOutput = await refusalOf(env, script, ...args);
  if (errorOutput !== null) throw new Error(`${script} ${args[0]}: ${errorOutput}`);
}

async function printsOf(env: Record<string, string>): Promise<string> {
  const store = await openForCommand(testEnv(env), pino({ level: "silent" }));
  const prints = await rowPrints(store.db);
  await store.close();
  return JSON.stringify(prints);
}

/**
 * Checks that every truncated backup is refused and leaves nothing, and that the whole one restores every row into
 * another folder.
 */
async function drill(office: Office): Promise<number> {
  const env = office.variables;
  const spare = join(office.dataDir, "spare");
  const there = { ...env, DATA_DIR: spare };
  mkdirSync(spare, { mode: 0o700 });
  const [whole, cut] = [join(office.dataDir, "whole.gz"), join(office.dataDir, "cut.gz")];
  // One backup while visitors come, and one of the database at rest, which can be compared row by row.
  await must(env, "build/program/backup.js", "backup", whole);
  await must(env, "build/program/backup.js", "backup", "--verify", whole);
  rmSync(whole);
  await office.site().stop();
  await must(env, "build/program/seed-demo.js", "--leads", DEMO_LEADS);
  await must(env, "build/program/backup.js", "backup", whole);
  cpSync(join(office.dataDir, "app.key"), join(spare, "app.key"));
  const bytes = readFileSync(whole);
  for (const part of CUTS) {
    writeFileSync(cut, bytes.subarray(0, Math.floor(bytes.length * part)));
    const errorOutput = await refusalOf(there, "build/program/backup.js", "restore", cut);
    if (errorOutput === null || /^\s+at /m.test(errorOutput))
      throw new Error(`a backup cut at ${part} was not refused: ${errorOutput}`);
    if (existsSync(join(spare, "postgres-18"))) throw new Error("a refused backup left something");
  }
  const since = performance.now();
  await must(there, "build/program/backup.js", "restore", whole);
  await must(there, "build/program/verify-audit.js");
  if ((await printsOf(there)) !== (await printsOf(env))) throw new Error("the restored rows are others");
  replace(office.dataDir, spare);
  await office.start();
  return since;
}

/** Replaces the database by the restored one, so that the restored rows are counted in the end. */
function replace(dataDir: string, spare: string): void {
  for (const name of readdirSync(spare)) {
    rmSync(join(dataDir, name), { recursive: true, force: true });
    renameSync(join(spare, name), join(dataDir, name));
  }
  rmSync(spare, { recursive: true });
}

export const cutBackup: Fault = {
  name: "cut-backup",
  what: "backup cut: refused; the whole one restored into another folder, which goes on",
  rounds: 1,
  run: (rounds) => inOffice({}, (office) => inRounds(rounds, (round) => strike(office, round, () => drill(office)))),
};
