import { spawn, spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { inRoot } from "../../server/platform/root.ts";

/**
 * Proves that the suite fails only when the product does: `npm test` again and again, each time in a fresh clone of the
 * last commit, with its files in a random order (the seed is printed; ORDER_SEED repeats it), and the last runs while
 * all cores are kept busy by something else. `npm run prove:suite [-- --runs 10 --busy 3]`. Every run is added to
 * `.cache/suite.md`; the first that fails ends the proof, and its clone stays.
 */
const { values } = parseArgs({
  options: { runs: { type: "string", default: "10" }, busy: { type: "string", default: "3" } },
});
const runs = Number(values.runs);
const busyFrom = runs - Number(values.busy);
const commit = spawnSync("git", ["rev-parse", "--short", "HEAD"], { cwd: inRoot(""), encoding: "utf8" }).stdout.trim();
mkdirSync(inRoot(".cache"), { recursive: true });

/** Keeps all cores busy until it is stopped. */
function startLoad(): () => void {
  const loops = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ["-e", "for (;;);"], { stdio: "ignore" }),
  );
  return () => loops.forEach((loop) => loop.kill("SIGKILL"));
}

/** Clones the last commit, installs it and runs its suite; returns the last line that it printed. */
function runOnce(folder: string, seed: number): { isGreen: boolean; last: string } {
  const env = { ...process.env, ORDER_SEED: String(seed) };
  const run = (command: string, args: string[], cwd: string) =>
    spawnSync(command, args, { cwd, env, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"], maxBuffer: 1 << 30 });
  run("git", ["clone", "--quiet", inRoot(""), folder], tmpdir());
  run("npm", ["ci", "--no-audit", "--no-fund"], folder);
  const { status, stdout } = run("npm", ["test"], folder);
  if (status !== 0) console.error(stdout.slice(-10_000));
  return { isGreen: status === 0, last: stdout.trimEnd().split("\n").at(-1) ?? "" };
}

for (let at = 0; at < runs; at++) {
  const seed = randomInt(2 ** 31);
  const isBusy = at >= busyFrom;
  const folder = mkdtempSync(join(tmpdir(), "bluebonnet-suite-"));
  const begun = performance.now();
  const stop = isBusy ? startLoad() : () => {};
  const { isGreen, last } = runOnce(folder, seed);
  stop();
  const minutes = ((performance.now() - begun) / 60_000).toFixed(0);
  const load = isBusy ? "cores busy" : "";
  const cells = [new Date().toISOString().slice(0, 10), commit, String(seed), load, minutes, last];
  const line = `| ${cells.join(" | ")} |\n`;
  process.stdout.write(line);
  appendFileSync(inRoot(".cache/suite.md"), line);
  if (!isGreen) process.exit(1);
  rmSync(folder, { recursive: true, force: true });
}
