import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { chromium, type Browser } from "playwright";
import { findBrowser } from "../scripts/find-browser.ts";
import { startSite, type SiteProcess } from "../tests/support/site-process.ts";
import { writeReport, median, tableOf } from "./report.ts";

/** Number of visits to each version, which take turns. */
const VISITS = 7;
const WORK_LIMIT = 0.75;
const BYTES_LIMIT = 110;

type Visit = { work: number; script: number; bytes: number };

const startIn = (folder?: string): Promise<SiteProcess> => {
  const dataDir = join(mkdtempSync(join(tmpdir(), "bluebonnet-pages-")), "data");
  const variables = { DATA_DIR: dataDir, ADMIN_PASSWORD: "correct-horse-battery", SERVICES: "web" };
  return startSite(variables, [], folder);
};

/**
 * Makes a first visit until the page is idle. Measures the main thread's own CPU time, which a busy machine does not
 * stretch.
 */
async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  let bytes = 0;
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") bytes += Number(response.headers()["content-length"] ?? 0);
  });
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.goto(url, { waitUntil: "networkidle" });
  const { metrics } = await session.send("Performance.getMetrics");
  const of = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN) * 1000;
  await context.close();
  return { work: of("TaskDuration"), script: of("ScriptDuration"), bytes: bytes / 1000 };
}

/** Compares the home page of another version of the product with this one: main thread's work and script size. */
export async function compareHomePages(folder: string, flags: string[]): Promise<void> {
  const [before, now] = [await startIn(resolve(folder)), await startIn()];
  const browser = await chromium.launch({ executablePath: findBrowser(), args: flags });
  const visits: Record<"before" | "now", Visit[]> = { before: [], now: [] };
  // The first visit to each fills caches, and does not count.
  for (const { url } of [before, now]) await visit(browser, url);
  for (let round = 0; round < VISITS; round++) {
    visits.before.push(await visit(browser, before.url));
    visits.now.push(await visit(browser, now.url));
  }
  await browser.close();
  await Promise.all([before.stop(), now.stop()]);

  const middle = (all: Visit[], name: keyof Visit) => median(all.map((one) => one[name]));
  const row = (name: keyof Visit, title: string, unit: string, verdict: (now: number, ratio: number) => string) => {
    const [was, is] = [middle(visits.before, name), middle(visits.now, name)];
    const text = (value: number) => `${value.toFixed(name === "bytes" ? 1 : 0)} ${unit}`;
    return [title, text(was), text(is), (is / was).toFixed(2), verdict(is, is / was)];
  };
  const said = (holds: boolean) => (holds ? "holds" : "broken");
  const table = tableOf(
    ["Home page, first visit", "Before", "Now", "Ratio", "Limit"],
    [
      row("work", "Main thread, all work", "ms", (_now, ratio) => `${WORK_LIMIT}: ${said(ratio <= WORK_LIMIT)}`),
      row("script", "Main thread, script", "ms", () => ""),
      row("bytes", "Script, brotli", "kB", (is) => `${BYTES_LIMIT} kB: ${said(is <= BYTES_LIMIT)}`),
    ],
  );
  console.log(table);
  writeReport(
    "home-page",
    `Made by \`npm run bench:pages -- --against FOLDER\`: medians of ${VISITS} visits to each, turn and turn about, at 390 px, until the
page rests. The main thread's work is its own processor time.

${table}`,
  );
}
