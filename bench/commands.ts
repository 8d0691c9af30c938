import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { CHILD_ENV } from "../tests/support/child-env.ts";
import { startSite } from "../tests/support/site-process.ts";
import { median, readAgainst, tableOf, writeReport } from "./report.ts";

/**
 * Benchmark of the commands, as one calls them: this version and another one turn and turn about, each beside its own
 * running site. `npm run bench:commands -- --against FOLDER`
 */
const ROUNDS = 5;
const LIMIT = 0.4;
const COMMANDS = ["doctor", "verify-audit", "reset-admin", "seed:demo -- --leads 1", "backup -- FILE"];

const against = readAgainst();
if (!against) throw new Error("Use it as: npm run bench:commands -- --against FOLDER");
const folders = { before: resolve(against), now: fileURLToPath(new URL("../", import.meta.url)) };
type Version = keyof typeof folders;
const VERSIONS = ["before", "now"] as const satisfies Version[];
const data = mkdtempSync(join(tmpdir(), "bluebonnet-commands-"));
const envOf = (version: Version) => ({ DATA_DIR: join(data, version), ADMIN_PASSWORD: "correct-horse-battery" });

function timeOf(version: Version, command: string, round: number): number {
  const args = command.replace("FILE", join(data, `${version}-${round}.gz`)).split(" ");
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync("npm", ["run", "-s", ...args], {
    cwd: folders[version],
    env: { ...CHILD_ENV, ...envOf(version) },
    encoding: "utf8",
  });
  const ms = performance.now() - start;
  // The doctor exits with 1 when something is left to mend, which a site without a mail server always has.
  if (status !== 0 && command !== "doctor") throw new Error(`${command} in ${folders[version]}: ${stdout}${stderr}`);
  return ms;
}

const sites = await Promise.all(VERSIONS.map((version) => startSite(envOf(version), [], folders[version])));
const rows: string[][] = [];
for (const command of COMMANDS) {
  const times: Record<Version, number[]> = { before: [], now: [] };
  // The first round fills the caches of the disk.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const version of round % 2 === 0 ? VERSIONS : VERSIONS.toReversed()) {
      const time = timeOf(version, command, round);
      if (round > 0) times[version].push(time);
    }
  }
  const [before, now] = [median(times.before), median(times.now)];
  const ratio = now / before;
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
  const name = `npm run ${command.split(" ")[0]}`;
  rows.push([
    name,
    seconds(before),
    seconds(now),
    ratio.toFixed(2),
    `${LIMIT}: ${ratio <= LIMIT ? "holds" : "broken"}`,
  ]);
  console.log(rows.at(-1)?.join(" "));
}
for (const site of sites) await site.stop();
rmSync(data, { recursive: true, force: true });
writeReport(
  "commands",
  `Made by \`npm run bench:commands -- --against FOLDER\`, where FOLDER has 0.2.0: each command as one calls it, beside the running
site, medians of ${ROUNDS}, turn and turn about.

${tableOf(["Command", "Before", "Now", "Ratio", "Limit"], rows)}`,
);
