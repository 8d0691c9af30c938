import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { bringLargeFiles } from "../tests/support/large-files.ts";
import { memoryOfWork } from "../tests/support/process-memory.ts";
import { startSite } from "../tests/support/site-process.ts";
import { median, tableOf, writeReport } from "./report.ts";

/**
 * Measures the memory that the largest attachment takes in the process of the program, on its way in and on its way out:
 * `npm run bench:files`.
 */
const ROUNDS = 7;
const LIMIT_MB = 10;
/** Time for the process to come to rest between two measurements. */
const REST_MS = 1_000;
const PASSWORD = "correct-horse-battery";

const folder = mkdtempSync(join(tmpdir(), "bluebonnet-files-"));
chmodSync(folder, 0o711);
const site = await startSite({ DATA_DIR: join(folder, "data"), ADMIN_PASSWORD: PASSWORD });
const { bring, takeBack } = await bringLargeFiles(site, PASSWORD);

let id = "";
const bringOne = async () => {
  id = await bring();
};
const work = { "Upload of 25 MB": bringOne, "Download of 25 MB": () => takeBack(id) };
const first: Record<string, number> = {};
const further: Record<string, number[]> = {};
for (let round = 0; round <= ROUNDS; round++) {
  for (const [what, run] of Object.entries(work)) {
    await wait(REST_MS);
    const megabytes = await memoryOfWork(site, run);
    if (round === 0) first[what] = megabytes;
    else (further[what] ??= []).push(megabytes);
    console.log(round === 0 ? "first" : `round ${round} of ${ROUNDS}`, what, megabytes.toFixed(1), "MB");
  }
}
await site.stop();
rmSync(folder, { recursive: true, force: true });

const rows = Object.entries(further).map(([what, all]) => {
  const middle = median(all);
  const said = `${LIMIT_MB} MB: ${middle <= LIMIT_MB ? "holds" : "broken"}`;
  return [what, ...[first[what] ?? Number.NaN, middle, Math.max(...all)].map((mb) => `${mb.toFixed(1)} MB`), said];
});
writeReport(
  "files",
  `Made by \`npm run bench:files\`: the peak of the process's memory (VmHWM) above what it had before, while a PDF of 25 MB
that cannot be compressed is brought or given back, on the started program with its own database, the first after a start
and ${ROUNDS} more. The limit is that of the median.

${tableOf(["What", "First after a start", "Further, median", "Further, greatest", "Limit"], rows)}`,
);
