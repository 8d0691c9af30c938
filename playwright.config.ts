import { globSync } from "node:fs";
import { defineConfig, type Project } from "@playwright/test";
import { findBrowser } from "./scripts/find-browser.ts";
import { BROWSERS, EDITS, isShuffled, shuffled } from "./tests/support/order.ts";

const executablePath = findBrowser();
const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // No page lives long enough for the optimizing compilers to pay off.
  "--js-flags=--no-maglev,--no-turbofan",
];

const EMBEDDED: Project = {
  name: "embedded",
  grepInvert: EDITS,
  use: { baseURL: process.env["EMBEDDED_URL"] ?? "http://127.0.0.1:3000" },
};

/**
 * The suite runs on a site with a database of its own. Tests marked @edits change content that every visitor sees; they
 * run on a second site with another database, where no other test counts on that content. Tests marked @twin also run
 * there, because they need another process on the same database.
 */
export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "*/*.spec.ts",
  // These limits only bound a hang. No test waits for them, nor does one that passes on a machine with many times the
  // work that it has cores for.
  timeout: 600_000,
  expect: { timeout: 150_000 },
  workers: BROWSERS,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  reporter: [["list"], ["json", { outputFile: process.env["BROWSER_REPORT"] ?? "test-results/browser.json" }]],
  use: {
    actionTimeout: 150_000,
    locale: "en-US",
    timezoneId: "America/Chicago",
    launchOptions: { executablePath, args },
  },
  projects: [
    {
      // One worker: these tests change the same site, so no two of them may run at once.
      name: "postgres",
      grep: EDITS,
      workers: 1,
      use: { baseURL: process.env["POSTGRES_URL"] ?? "http://127.0.0.1:3000" },
    },
    ...(isShuffled ? shuffled(globSync("tests/e2e/*/*.spec.ts")).map(projectOf) : [EMBEDDED]),
  ],
});

/**
 * Playwright runs files by name and projects as they are listed: a project for each file makes any order possible. Of
 * those that share a site `scripts/test.ts` starts one after the other.
 */
function projectOf(file: string): Project {
  return { ...EMBEDDED, name: file, testMatch: `**/${file}` };
}
