import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { startSite } from "../tests/support/site-process.ts";
import { cpuSecondsOf, megabytesOf } from "./process-tree.ts";
import { writeReport, median, readAgainst, tableOf } from "./report.ts";
import { keysOf } from "../domain/platform/typed-records.ts";

/**
 * Benchmark of the start, and of the program with its embedded database at rest; with another version beside it, which
 * takes turns, medians. `npm run bench:start [-- --against FOLDER]`, where FOLDER is installed and built.
 */
const ROUNDS = 5;
const SETTLE_MS = 20_000;
const IDLE_MS = 60_000;

const FIGURES = {
  first: { name: "First start until ready", unit: "s", limit: 0.5 },
  second: { name: "Second start until ready", unit: "s", limit: 0.5 },
  memory: { name: "Memory at rest, program and database", unit: "MB", limit: 0.7 },
  idle: { name: "Processor at rest, of one core", unit: "%", limit: undefined },
} as const;
/** Maximum CPU time at rest, in percent of one core, whatever it was before. */
const IDLE_LIMIT = 1;

type Figure = keyof typeof FIGURES;
type Measured = Record<Figure, number>;

async function measure(folder: string): Promise<Measured> {
  const dataDir = mkdtempSync(join(tmpdir(), "bluebonnet-bench-"));
  const start = async () => {
    const since = performance.now();
    const site = await startSite(
      { DATA_DIR: dataDir, ADMIN_PASSWORD: "correct-horse-battery", SHED_AFTER_MS: "2500" },
      [],
      folder,
    );
    return { site, seconds: (performance.now() - since) / 1000 };
  };
  const first = await start();
  await first.site.stop();
  const second = await start();
  const pid = second.site.child.pid ?? 0;
  await wait(SETTLE_MS);
  const [cpu, since] = [cpuSecondsOf(pid), performance.now()];
  await wait(IDLE_MS);
  const idle = ((cpuSecondsOf(pid) - cpu) / ((performance.now() - since) / 1000)) * 100;
  const memory = megabytesOf(pid);
  await second.site.stop();
  rmSync(dataDir, { recursive: true, force: true });
  return { first: first.seconds, second: second.seconds, memory, idle };
}

function verdictOf(figure: Figure, now: number, ratio: number | undefined): string {
  const { limit } = FIGURES[figure];
  if (limit === undefined) return now < IDLE_LIMIT ? `under ${IDLE_LIMIT}%: holds` : `under ${IDLE_LIMIT}%: broken`;
  if (ratio === undefined) return "";
  return ratio <= limit ? `${limit}: holds` : `${limit}: broken`;
}

const against = readAgainst();
const now: Measured[] = [];
const before: Measured[] = [];
for (let round = 0; round < ROUNDS; round++) {
  if (against) before.push(await measure(resolve(against)));
  now.push(await measure(fileURLToPath(new URL("../", import.meta.url))));
  console.log(`round ${round + 1} of ${ROUNDS}`, { before: before.at(-1), now: now.at(-1) });
}

const rows = keysOf(FIGURES).map((figure) => {
  const { name, unit } = FIGURES[figure];
  const middle = (all: Measured[]) => median(all.map((measured) => measured[figure]));
  const text = (value: number) => `${value.toFixed(figure === "memory" ? 0 : 2)} ${unit}`;
  const ratio = against ? middle(now) / middle(before) : undefined;
  const verdict = verdictOf(figure, middle(now), ratio);
  return [name, against ? text(middle(before)) : "", text(middle(now)), ratio?.toFixed(2) ?? "", verdict];
});
const table = tableOf(["What", "Before", "Now", "Ratio", "Limit"], rows);
console.log(table);
if (against) {
  writeReport(
    "start",
    `Made by \`npm run bench:start -- --against FOLDER\`: medians of ${ROUNDS}, both versions turn and turn about. Memory is the
proportional set size of all processes, ${(SETTLE_MS + IDLE_MS) / 1000} s after the second start; the processor's time is that of the last ${IDLE_MS / 1000} s.

${table}`,
  );
}
