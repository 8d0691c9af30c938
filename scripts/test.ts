import { spawn } from "node:child_process";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { basename } from "node:path";
import { startBrowserSites } from "../tests/support/browser-sites.ts";
import { BROWSERS, EDITS, isShuffled, shuffled } from "../tests/support/order.ts";
import { findBrowser } from "./find-browser.ts";

/** Runs every suite: unit and API tests, then the browser tests; prints one line with the totals. */
type Count = { passed: number; failed: number; faults?: string[]; notRun?: string[] };
type UnitReport = {
  numPassedTests: number;
  numTotalTests: number;
  testResults: { name: string; message: string; assertionResults: Assertion[] }[];
};
type Assertion = { status: string; fullName: string; failureMessages: string[] };

/** A test of a program that a machine may lack says so in its name. Any other that is skipped counts as failed. */
const NEEDS_PROGRAM = /where \S+ is installed/;
const SKIPPED = new Set(["skipped", "pending"]);

mkdirSync("test-results", { recursive: true });
const unit = await runUnitTests();
const inBrowser = await runBrowserTests().catch((error: unknown): Count => {
  console.error(error);
  return { passed: 0, failed: 1 };
});
const total = { passed: unit.passed + inBrowser.passed, failed: unit.failed + inBrowser.failed };
for (const name of unit.notRun ?? []) console.log(`Not run: ${name}`);
for (const name of unit.faults ?? []) console.log(`Failed: ${name}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);

function run(command: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const child = spawn(command, args, { stdio: "inherit", env: { ...process.env, ...env } });
  child.on("error", reject);
  child.on("close", (code) => resolve(code ?? 1));
  return promise;
}

async function runUnitTests(): Promise<Count> {
  const report = "test-results/unit.json";
  rmSync(report, { force: true });
  const status = await run("vitest", ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`]);
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numTotalTests, testResults }: UnitReport = JSON.parse(readFileSync(report, "utf8"));
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const lacking = tests.filter(({ status, fullName }) => SKIPPED.has(status) && NEEDS_PROGRAM.test(fullName));
  const failed = numTotalTests - numPassedTests - lacking.length;
  const faults = testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [`${name}: ${message}`] : []),
    ...assertionResults.filter(({ status }) => status === "failed").map(nameFault),
  ]);
  const notRun = lacking.map(({ fullName }) => fullName);
  return { passed: numPassedTests, failed: failed || (status === 0 ? 0 : 1), faults, notRun };
}

/** Describes a failed test, for the very end of the output: the browser tests in between fill the screen. */
function nameFault({ fullName, failureMessages }: Assertion): string {
  return `${fullName}\n${failureMessages.join("\n").split("\n").slice(0, 4).join("\n")}`;
}

async function runBrowserTests(): Promise<Count> {
  const browser = findBrowser();
  const sites = await startBrowserSites();
  const env = { CHROME_PATH: browser, ...sites.env };
  try {
    const counts = await (isShuffled ? runInRandomOrder(env) : runPlaywright("browser", [], env).then((one) => [one]));
    const sum = (of: "passed" | "failed") => counts.reduce((total, count) => total + count[of], 0);
    return { passed: sum("passed"), failed: sum("failed") };
  } finally {
    await sites.stop();
  }
}

/**
 * Runs the browser tests in a random order. Playwright has none within a project, so each file that edits the site which
 * these files share is a run of its own, one after the other, while the rest runs beside them.
 */
async function runInRandomOrder(env: Record<string, string>): Promise<Count[]> {
  const editing = globSync("tests/e2e/*/*.spec.ts").filter((file) => EDITS.test(readFileSync(file, "utf8")));
  const rest = runPlaywright("browser", ["--project=tests/*", `--workers=${BROWSERS - 1}`], env);
  const counts: Count[] = [];
  for (const file of shuffled(editing))
    counts.push(await runPlaywright(`browser-${basename(file, ".spec.ts")}`, ["--project=postgres", file], env));
  return [await rest, ...counts];
}

async function runPlaywright(name: string, args: string[], env: Record<string, string>): Promise<Count> {
  const report = `test-results/${name}.json`;
  rmSync(report, { force: true });
  const all = ["test", `--output=test-results/${name}`, ...args];
  const status = await run("playwright", all, { ...env, BROWSER_REPORT: report });
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { stats }: { stats: Record<string, number> } = JSON.parse(readFileSync(report, "utf8"));
  const failed = (stats["unexpected"] ?? 0) + (stats["flaky"] ?? 0) + (stats["skipped"] ?? 0);
  return { passed: stats["expected"] ?? 0, failed: failed || (status === 0 ? 0 : 1) };
}
