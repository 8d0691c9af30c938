import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { spanishPath } from "../domain/platform/paths.ts";
import { PUBLIC_PATHS } from "../domain/content/site-map.ts";
import { findBrowser } from "../scripts/find-browser.ts";
import { startSite } from "../tests/support/site-process.ts";
import { compareHomePages } from "./home-page.ts";
import { readAgainst, tableOf } from "./report.ts";

/**
 * Benchmark of every public page in both languages: Lighthouse (mobile preset) and the JavaScript of the first load.
 * `npm run bench:pages [-- /path …]`; with paths, only those pages are measured. The table is kept in bench/pages.md,
 * where the rows of the measured pages are replaced.
 * With `-- --against FOLDER` instead: the main thread's work on the home page, there and here (bench/home-page.ts).
 * Machines are noisy: a page under the goal is measured four times more, and the median of the five counts. With
 * `--once` it is not, for figures that noise does not change.
 */
const GOAL = 98;
const MORE = 4;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const FLAGS =
  "--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync";

const against = readAgainst();
const isOnce = process.argv.includes("--once");
const asked = process.argv.slice(2).filter((word) => word.startsWith("/") && word !== against);
/** Further pages: an article, and pages that search engines are told to leave out, whose SEO figure means nothing. */
const FURTHER_PATHS = ["/blog/flood-insurance-texas", "/simple-quote", "/quote-box", "/auth"];
const inBoth = (path: string) => [path, spanishPath(path)];
const everyPath = [...PUBLIC_PATHS, ...FURTHER_PATHS].flatMap(inBoth);
const paths = asked.length > 0 ? asked : everyPath;
const TABLE = new URL("./pages.md", import.meta.url);
const INTRODUCTION =
  "Made by `npm run bench:pages`. Where a first visit scored under 98, the median of five counts, unless it was to be one.";
const HEAD = [
  "page",
  "performance",
  "accessibility",
  "best practices",
  "SEO",
  "CLS",
  "first-load JavaScript, kB brotli",
  "visits",
];
if (against) {
  await compareHomePages(against, FLAGS.split(" ").slice(1));
  process.exit();
}
const folder = mkdtempSync(join(tmpdir(), "bluebonnet-pages-"));
const browser = findBrowser();
const site = await startSite({
  DATA_DIR: join(folder, "data"),
  ADMIN_PASSWORD: "correct-horse-battery",
  SERVICES: "web",
});

type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { displayValue?: string }>;
};
type Measured = { scores: number[]; shift: string };

/** Runs Lighthouse once; retries when the browser did not record the visit. */
function measure(url: string, tries = 3): Measured {
  const file = join(folder, "report.json");
  const args = ["--quiet", "--output=json", `--output-path=${file}`, `--only-categories=${CATEGORIES.join()}`];
  const env = { ...process.env, CHROME_PATH: browser };
  spawnSync("lighthouse", [url, ...args, `--chrome-flags=${FLAGS}`], { stdio: "inherit", env });
  const { categories, audits }: Report = JSON.parse(readFileSync(file, "utf8"));
  if (categories["performance"]?.score === null && tries > 1) return measure(url, tries - 1);
  const scores = CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100));
  return { scores, shift: audits["cumulative-layout-shift"]?.displayValue ?? "" };
}

function measureFairly(url: string): Measured & { runs: number } {
  const first = measure(url);
  if (isOnce || (first.scores[0] ?? 0) >= GOAL) return { ...first, runs: 1 };
  const all = [first, ...Array.from({ length: MORE }, () => measure(url))];
  all.sort((a, b) => (a.scores[0] ?? 0) - (b.scores[0] ?? 0));
  return { ...(all[MORE / 2] ?? first), runs: all.length };
}

for (const path of paths) {
  await fetch(site.url + path); // fills the cache: visitors after the first get the cached page
  const { scores, shift, runs } = measureFairly(site.url + path);
  const bytes = (await scriptBytes(site.url + path)).toFixed(1);
  const row = [path, ...scores.map(String), shift, bytes, String(runs)];
  console.log(row.join(" | "));
  // Saved at once, so that an interrupted run keeps its finished rows.
  keepRow(row);
}
await site.stop();

/** Writes a page's row into the table, in place of its former one. */
function keepRow(row: string[]): void {
  const before = readFileSync(TABLE, "utf8").split("\n").slice(4).filter(Boolean);
  const cellsOf = (line: string) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim());
  const rows = new Map(before.map((line) => [cellsOf(line)[0] ?? "", cellsOf(line)]));
  rows.set(row[0] ?? "", row);
  const kept = everyPath.flatMap((path) => [rows.get(path) ?? []]).filter((cells) => cells.length > 0);
  writeFileSync(TABLE, `${INTRODUCTION}\n\n${tableOf(HEAD, kept)}\n`);
  spawnSync("oxfmt", [fileURLToPath(TABLE)], { stdio: "inherit" });
}

/** Measures the scripts that the page fetches until it is idle, in kB as transferred. */
async function scriptBytes(url: string): Promise<number> {
  const instance = await chromium.launch({ executablePath: browser, args: FLAGS.split(" ").slice(1) });
  const page = await instance.newPage();
  let bytes = 0;
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") bytes += Number(response.headers()["content-length"] ?? 0);
  });
  await page.goto(url, { waitUntil: "networkidle" });
  await instance.close();
  return bytes / 1000;
}
