import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright";
import { PUBLIC_PATHS } from "../domain/site-map.ts";
import { findBrowser } from "../scripts/find-browser.ts";
import { startSite } from "../tests/support/site-process.ts";

/**
 * Lighthouse (mobile preset) and the JavaScript of the first load, for every public page in both languages:
 * `npm run bench:pages [-- /path …]`. The table is printed and kept in bench/pages.md.
 */
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const FLAGS =
  "--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync";

const asked = process.argv.slice(2);
const paths = asked.length > 0 ? asked : PUBLIC_PATHS.flatMap((path) => [path, path === "/" ? "/es" : `/es${path}`]);
const folder = mkdtempSync(join(tmpdir(), "bluebonnet-pages-"));
const browser = findBrowser();
const site = await startSite({
  DATA_DIR: join(folder, "data"),
  ADMIN_PASSWORD: "correct-horse-battery",
  SERVICES: "web",
});

const rows: string[] = [];
for (const path of paths) {
  await fetch(site.url + path); // fills the cache: visitors after the first get the cached page
  const report = join(folder, "report.json");
  const args = [
    site.url + path,
    "--quiet",
    "--output=json",
    `--output-path=${report}`,
    `--only-categories=${CATEGORIES.join()}`,
    `--chrome-flags=${FLAGS}`,
  ];
  spawnSync("lighthouse", args, { stdio: "inherit", env: { ...process.env, CHROME_PATH: browser } });
  const result = JSON.parse(readFileSync(report, "utf8")) as {
    categories: Record<string, { score: number }>;
    audits: Record<string, { displayValue?: string }>;
  };
  const scores = CATEGORIES.map((name) => Math.round((result.categories[name]?.score ?? 0) * 100));
  const shift = result.audits["cumulative-layout-shift"]?.displayValue ?? "";
  const row = `| ${path} | ${scores.join(" | ")} | ${shift} | ${(await scriptBytes(site.url + path)).toFixed(1)} |`;
  console.log(row);
  rows.push(row);
}
await site.stop();
const head =
  "| page | performance | accessibility | best practices | SEO | CLS | first-load JavaScript, kB brotli |\n|---|---|---|---|---|---|---|";
if (asked.length === 0)
  writeFileSync(
    new URL("./pages.md", import.meta.url),
    `Made by \`npm run bench:pages\`.\n\n${head}\n${rows.join("\n")}\n`,
  );

/** The bodies of the scripts that the page fetches until it rests, as they travel. */
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
