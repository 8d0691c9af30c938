import { existsSync } from "node:fs";
import { join } from "node:path";
import pino from "pino";
import type { HealthReport } from "../domain/api/operations/health.ts";
import { systemClock } from "../server/platform/clock.ts";
import type { Store } from "../server/platform/db/client.ts";
import { CLUSTER } from "../server/platform/db/embedded/settings.ts";
import { openForCommand } from "../server/platform/db/open-for-command.ts";
import { readEnv, type Env } from "../server/platform/env.ts";
import { compareAll, nameDifferences } from "../server/work/history/compare-all.ts";
import { allRequests } from "../server/work/history/compare-history.ts";
import { reportHealth } from "../server/operations/health/report.ts";
import { explainStartError } from "../server/platform/explain-start-error.ts";

/**
 * Checks the database and every service that the environment names, beside the running site or without it.
 * `npm run doctor`; with `--all` also the history of every request. Exits with 1 when something needs to be mended.
 */
const MARKS = { ok: "ok  ", warn: "note", fail: "mend" };

/** Opens the database, or says why there is none: looking for one must not make it. */
async function open(env: Env): Promise<{ store: Store | null; noDatabase?: string }> {
  if (!env.DATABASE_URL && !existsSync(join(env.DATA_DIR, CLUSTER))) {
    return { store: null, noDatabase: `There is none in ${env.DATA_DIR} yet: start the site once, or set DATA_DIR.` };
  }
  try {
    return { store: await openForCommand(env, pino({ level: "silent" })) };
  } catch (error) {
    return { store: null, noDatabase: explainStartError(error, env) };
  }
}

async function examine(): Promise<HealthReport> {
  const env = readEnv();
  const { store, ...why } = await open(env);
  try {
    const report = await reportHealth({ env, clock: systemClock, db: store?.db ?? null, ...why }, "en");
    return store && process.argv.includes("--all") ? await withWholeHistory(report, store) : report;
  } finally {
    await store?.close();
  }
}

/** Replays the history of every request, not only of those that changed lately. */
async function withWholeHistory(report: HealthReport, { db }: Store): Promise<HealthReport> {
  const { requests, differences, areTotalsRight } = await compareAll(db, allRequests(db));
  const isRight = differences.length === 0 && areTotalsRight;
  const text = isRight
    ? `Of all requests (${requests}), what is stored is what their histories say.`
    : `Differs from the history: ${nameDifferences(differences, "en") || "the totals"}.`;
  const state = isRight ? "ok" : "fail";
  const check = { name: "history", title: "The whole history", state, text } as const;
  return { ...report, state: isRight ? report.state : "fail", checks: [...report.checks, check] };
}

try {
  const { state, checks } = await examine();
  const width = Math.max(...checks.map(({ title }) => title.length));
  for (const check of checks) console.log(`${MARKS[check.state]}  ${check.title.padEnd(width)}  ${check.text}`);
  process.exit(state === "fail" ? 1 : 0);
} catch (error) {
  console.error(explainStartError(error));
  process.exit(1);
}
