import { defineConfig } from "@playwright/test";
import { findBrowser } from "./scripts/find-browser.ts";

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

/**
 * The suite runs on a site with a database of its own. Tests marked @edits change content that every visitor sees; they
 * run on a second site with another database, where no other test counts on that content. Tests marked @twin also run
 * there, because they need another process on the same database.
 */
export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "*/*.spec.ts",
  // Only bounds a hang; no test waits for it.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  workers: 3,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  reporter: [["list"], ["json", { outputFile: "test-results/browser.json" }]],
  use: {
    actionTimeout: 60_000,
    locale: "en-US",
    timezoneId: "America/Chicago",
    launchOptions: { executablePath, args },
  },
  projects: [
    {
      // Runs first and with one worker: rows that one of these tests adds would be in another's list.
      name: "postgres",
      grep: /@edits|@twin/,
      workers: 1,
      use: { baseURL: process.env["POSTGRES_URL"] ?? "http://127.0.0.1:3000" },
    },
    {
      name: "embedded",
      grepInvert: /@edits|@twin/,
      use: { baseURL: process.env["EMBEDDED_URL"] ?? "http://127.0.0.1:3000" },
    },
  ],
});
