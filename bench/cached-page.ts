import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import autocannon from "autocannon";
import { filesOf, readManifest } from "../tests/support/first-load.ts";
import { startSite } from "../tests/support/site-process.ts";
import { cpuSecondsOf } from "./process-tree.ts";
import { median, readAgainst, tableOf, writeReport } from "./report.ts";

/**
 * Compares this version with another one: the rate of a cached page per second of the server's own CPU time, and the
 * scripts of a public page's first load. `npm run bench:cached-page -- --against FOLDER`; servers have the first core,
 * the client the second.
 */
const ROUNDS = 15;
const SECONDS = 2;
const CONNECTIONS = 50;
const WARM_UP = 2_000;
/** The measured rates of one version differ by this much from run to run. */
const LEAST_RATE = 0.95;
/** The limit of a public page's first load (tests/site/page-weight.test.ts). */
const MOST_BYTES = 110_000;
const BROWSER = { "accept-encoding": "gzip, deflate, br, zstd", "accept-language": "en-US,en;q=0.9" };
const PAGES = { "/": "routes/public/home", "/es/quote?type=auto": "routes/public/quote" } as const;
const paths = Object.keys(PAGES) as (keyof typeof PAGES)[];

const against = readAgainst();
if (!against) throw new Error("Use it as: npm run bench:cached-page -- --against FOLDER");
const here = fileURLToPath(new URL("../", import.meta.url));
const folders = { before: resolve(against), now: here };
const data = mkdtempSync(join(tmpdir(), "bluebonnet-cached-"));
spawnSync("taskset", ["-p", "-c", "1", String(process.pid)], { stdio: "ignore" });

type Version = keyof typeof folders;
const VERSIONS = ["before", "now"] as const satisfies Version[];

async function startVersion(version: Version) {
  const variables = { DATA_DIR: join(data, version), ADMIN_PASSWORD: "correct-horse-battery", LOG_LEVEL: "info" };
  const site = await startSite(variables, ["taskset", "-c", "0"], folders[version]);
  for (const path of paths) await untilCached(site.url + path);
  return site;
}

/** Waits until the page is cached and compressed. */
async function untilCached(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(url, { headers: BROWSER });
    await answer.arrayBuffer();
    if (answer.headers.get("content-encoding") === "br") return;
    await wait(100);
  }
}

/** Measures the requests that a server answers in a second of its CPU time. */
async function rateOf({ url, child }: Awaited<ReturnType<typeof startVersion>>, path: string): Promise<number> {
  const load = { url: url + path, connections: CONNECTIONS, headers: BROWSER };
  await autocannon({ ...load, amount: WARM_UP });
  const before = cpuSecondsOf(child.pid ?? 0);
  const round = await autocannon({ ...load, duration: SECONDS });
  if (round.non2xx + round.errors > 0) throw new Error(`${path}: ${round.non2xx} refused, ${round.errors} failed`);
  return round["2xx"] / (cpuSecondsOf(child.pid ?? 0) - before);
}

/** Sums the scripts of a page's first load, in compressed bytes. */
function firstLoad(version: Version, path: keyof typeof PAGES): number {
  const client = join(folders[version], "build/client");
  const { entry, routes } = readManifest(client);
  const route = routes[PAGES[path]];
  if (!route) throw new Error(`${PAGES[path]} is not in the build of ${folders[version]}`);
  const files = new Set([entry, routes["root"] ?? entry, route].flatMap(filesOf));
  return [...files].reduce((sum, file) => sum + statSync(join(client, `${file}.br`)).size, 0);
}

const sites = { before: await startVersion("before"), now: await startVersion("now") };
const rates = { before: new Map<string, number[]>(), now: new Map<string, number[]>() };
for (let round = 0; round < ROUNDS; round++) {
  for (const path of paths) {
    // Each version goes first as often as the other, so that the order favors neither.
    for (const version of round % 2 === 0 ? VERSIONS : VERSIONS.toReversed()) {
      const rate = await rateOf(sites[version], path);
      rates[version].set(path, [...(rates[version].get(path) ?? []), rate]);
      console.log(`round ${round + 1} of ${ROUNDS}`, version, path, Math.round(rate));
    }
  }
}
await Promise.all(VERSIONS.map((version) => sites[version].stop()));
rmSync(data, { recursive: true, force: true });

const shown = (value: number) => Math.round(value).toLocaleString("en-US");
const said = (isKept: boolean) => (isKept ? "holds" : "broken");
const rows = paths.flatMap((path) => {
  const [before, now] = VERSIONS.map((version) => median(rates[version].get(path) ?? [])) as [number, number];
  const [former, bytes] = VERSIONS.map((version) => firstLoad(version, path)) as [number, number];
  const [ratio, weight] = [now / before, bytes / former];
  return [
    [`${path}, answers`, shown(before), shown(now), ratio.toFixed(2), `${LEAST_RATE}: ${said(ratio >= LEAST_RATE)}`],
    [
      `${path}, bytes of script`,
      shown(former),
      shown(bytes),
      weight.toFixed(2),
      `${shown(MOST_BYTES)}: ${said(bytes <= MOST_BYTES)}`,
    ],
  ];
});
const table = tableOf(["What", "Before", "Now", "Ratio", "Limit"], rows);
console.log(table);
writeReport(
  "cached-page",
  `Made by \`npm run bench:cached-page -- --against FOLDER\`, where FOLDER has 0.2.0: answers per second of the server's own
processor time, ${CONNECTIONS} connections, medians of ${ROUNDS} rounds of ${SECONDS} s, turn and turn about; scripts of the first load, brotli.

${table}`,
);
