import { spawn, spawnSync } from "node:child_process";
import { createHash, randomInt } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { inRoot } from "../../server/platform/root.ts";
import { readRuns, writeRuns, type SuiteRun } from "./suite-table.ts";

/**
 * Proves that the suite fails only when the product does: `npm test` ten times in a row, each time in a fresh clone of
 * the last commit, with its files in a random order (the seed is printed; ORDER_SEED repeats it), and three times while
 * all cores are kept busy by something else. `npm run prove:suite [-- --runs 10 --busy 3]`. Ten runs take hours, so each
 * is written to docs/proofs.md as it ends, and the next call goes on with the row, as long as nothing but documents has
 * changed. The first run that fails ends the proof, and its clone stays. `-- --beside` counts runs as busy without a
 * load of its own, while something else, as another proof or another call of this one, keeps all cores busy.
 */
const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "10" },
    busy: { type: "string", default: "3" },
    beside: { type: "boolean", default: false },
  },
});
const git = (...args: string[]) => spawnSync("git", args, { cwd: inRoot(""), encoding: "utf8" }).stdout.trim();
const commit = git("rev-parse", "--short", "HEAD");
const sources = nameSources();

/** Names the state of everything but documents, which no test runs. */
function nameSources(): string {
  const files = git("ls-tree", "-r", "HEAD")
    .split("\n")
    .filter((line) => !/\t(docs\/(?!spec-coverage)|bench\/)|\.md$/.test(line));
  return createHash("sha256").update(files.join("\n")).digest("hex").slice(0, 8);
}

/** Reads the row so far. A failure ends it, and so does a change of the sources: the next one begins at nothing. */
function readRow(): SuiteRun[] {
  const runs = readRuns();
  return runs.every((run) => run.sources === sources && run.isGreen) ? runs : [];
}

/** Keeps all cores busy until it is stopped. */
function startLoad(): () => void {
  const loops = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ["-e", "for (;;);"], { stdio: "ignore" }),
  );
  return () => loops.forEach((loop) => loop.kill("SIGKILL"));
}

/** Clones the commit, installs it and runs its suite; returns the last line that it printed. */
function runOnce(folder: string, seed: number): { isGreen: boolean; last: string } {
  const env = { ...process.env, ORDER_SEED: String(seed) };
  const run = (command: string, args: string[], cwd: string) =>
    spawnSync(command, args, { cwd, env, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"], maxBuffer: 1 << 30 });
  run("git", ["clone", "--quiet", inRoot(""), folder], tmpdir());
  // There may be newer commits since the first run of the row.
  run("git", ["checkout", "--quiet", commit], folder);
  run("npm", ["ci", "--no-audit", "--no-fund"], folder);
  const { status, stdout } = run("npm", ["test"], folder);
  if (status !== 0) console.error(stdout.slice(-10_000));
  return { isGreen: status === 0, last: stdout.trimEnd().split("\n").at(-1) ?? "" };
}

function measure(isBusy: boolean): SuiteRun & { folder: string } {
  const seed = randomInt(2 ** 31);
  const folder = mkdtempSync(join(tmpdir(), "bluebonnet-suite-"));
  const begun = performance.now();
  const stop = isBusy && !values.beside ? startLoad() : () => {};
  console.log(`Runs with ORDER_SEED=${seed} in ${folder}${isBusy ? ", all cores busy" : ""} …`);
  const { isGreen, last } = runOnce(folder, seed);
  const load = (loadavg()[2] ?? 0).toFixed(1);
  stop();
  const minutes = Math.round((performance.now() - begun) / 60_000);
  const on = new Date().toISOString().slice(0, 10);
  return { on, commit, sources, seed, isBusy, load, minutes, last, isGreen, folder };
}

if (git("status", "--porcelain") !== "") console.log("Not committed changes are not part of the clones.");
while (readRow().length < Number(values.runs)) {
  const isBusy = values.beside || readRow().filter((run) => run.isBusy).length < Number(values.busy);
  const { folder, ...run } = measure(isBusy);
  // Read anew: another call may have run beside this one.
  writeRuns([...readRow(), run]);
  console.log(`${run.last} (${run.minutes} minutes)`);
  if (!run.isGreen) process.exit(1);
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${readRow().length} runs in a row without a failure.`);
