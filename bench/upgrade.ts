import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { query, startPostgres } from "../tests/support/postgres-server.ts";
import { startSite, type SiteProcess } from "../tests/support/site-process.ts";
import { writeReport, median, readAgainst, tableOf } from "./report.ts";
import { isKeyOf } from "../domain/platform/typed-records.ts";

/**
 * Benchmark of the upgrade of a large database: its duration, and that of the owner's page before and afterwards.
 * `npm run bench:upgrade -- --against FOLDER`, where FOLDER is a former version, installed and built, which fills its
 * own database.
 */
const QUOTES = Number(process.env["QUOTES"] ?? 1_000_000);
const LIMIT_S = 600;
const ROUNDS = 9;
const AT_ONCE = 10;
const SLOW_MS = 2_000;
const PASSWORD = "correct-horse-battery";

const folder = readAgainst();
if (!folder) throw new Error("bench:upgrade needs --against FOLDER");

const server = await startPostgres({ fsync: true });
const dataDir = mkdtempSync(join(tmpdir(), "bluebonnet-bench-"));
const variables = { DATABASE_URL: server.url(), DATA_DIR: dataDir, ADMIN_PASSWORD: PASSWORD, LOG_LEVEL: "error" };

async function logIn({ url }: SiteProcess): Promise<string> {
  const login = await fetch(`${url}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "admin", password: PASSWORD }),
  });
  return login.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}

/** Milliseconds of one call and of ten at once; `many` is NaN when it was not measured. */
type Times = { one: number; many: number };

/** Measures a call, alone and ten at once: medians in milliseconds; undefined when it is refused or unknown. */
async function timeOf(site: SiteProcess, cookie: string, path: string): Promise<Times | undefined> {
  const call = async () => {
    const begun = performance.now();
    const answer = await fetch(site.url + path, { headers: { cookie } });
    await answer.arrayBuffer();
    return answer.ok ? performance.now() - begun : undefined;
  };
  const first = await call();
  if (first === undefined) return undefined;
  // A call that takes seconds is measured once: a hundred of them would take an hour.
  if (first > SLOW_MS) return { one: first, many: Number.NaN };
  const [one, many]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    one.push((await call()) ?? Number.NaN);
    const begun = performance.now();
    await Promise.all(Array.from({ length: AT_ONCE }, call));
    many.push(performance.now() - begun);
  }
  return { one: median(one), many: median(many) };
}

const PATHS = {
  "The morning, 52 weeks": "/api/morning/requests?period=52-weeks&kind=quote",
  "The morning, four weeks": "/api/morning/requests?period=4-weeks&kind=quote",
  "Its export, 52 weeks": "/api/morning/export?period=52-weeks&kind=quote",
};
type Measured = Partial<Record<string, Times | undefined>>;

async function measure(site: SiteProcess): Promise<Measured> {
  const cookie = await logIn(site);
  const times: Measured = {};
  for (const [name, path] of Object.entries(PATHS)) times[name] = await timeOf(site, cookie, path);
  return times;
}

const counted = async (text: string) => (await query<{ n: number }>(server.url(), text)).rows[0]?.n ?? 0;

const former = await startSite({ ...variables, SERVICES: "web" }, [], resolve(folder));
const { fill } = (await import(pathToFileURL(resolve(folder, "bench/portal-data.ts")).href)) as {
  fill(url: string, size: { quotes: number; emails: number }): Promise<void>;
};
await fill(server.url(), { quotes: QUOTES, emails: QUOTES / 5 });
const before = await measure(former);
await former.stop();
const there = {
  requests: await counted(
    "select (select count(*) from quote_requests)::int + (select count(*) from contact_requests)::int as n",
  ),
  messages: await counted("select (select count(*) from emails)::int + (select count(*) from sms_messages)::int as n"),
  events: await counted("select count(*)::int as n from desk_events"),
};
console.log("before", before, there);

const begun = performance.now();
const site = await startSite({ ...variables, SERVICES: "web" });
const seconds = (performance.now() - begun) / 1_000;
const kept = {
  requests: await counted("select count(*)::int as n from requests"),
  messages: await counted("select count(*)::int as n from messages"),
  events: await counted("select count(*)::int as n from desk_events"),
};
console.log(`upgraded in ${seconds.toFixed(0)} s`, kept, site.output());
await site.stop();

// The worker adds up the days once, in the minutes after the start.
const whole = await startSite(variables);
const adding = performance.now();
while ((await counted("select count(*)::int as n from kept.day_sums where days > 1 and level = 'all'")) < 40) {
  if (performance.now() - adding > LIMIT_S * 1_000) throw new Error("the days were not added up");
  await new Promise((done) => setTimeout(done, 1_000));
}
const added = (performance.now() - adding) / 1_000;
await query(server.url(), "vacuum analyze"); // as the database does by itself in the minutes after
const after = await measure(whole);
console.log("after", after);
await whole.stop();

function ms(times: number | undefined): string {
  if (times === undefined) return "refused";
  return Number.isNaN(times) ? "not measured" : `${times.toFixed(0)} ms`;
}
const rows = Object.keys(PATHS).flatMap((name) =>
  (["one", "many"] as const).map((way) => {
    const [was, is] = [before[name]?.[way], after[name]?.[way]];
    const ratio = was && is ? (is / was).toFixed(2) : "";
    return [way === "one" ? name : `${name}, ten at once`, ms(was), ms(is), ratio];
  }),
);
const isKept = Object.entries(there).every(([name, count]) => isKeyOf(kept, name) && kept[name] === count);
const report = `Made by \`QUOTES=${QUOTES} npm run bench:upgrade -- --against FOLDER\`, with version 0.2.0 in the folder: ${there.requests} requests, ${there.messages} messages and ${there.events} events became those of this version in ${seconds.toFixed(0)} s, the backup before it included (limit ${LIMIT_S} s); ${isKept ? "as many were there afterwards" : "NOT as many were there afterwards"}. The days of the owner's page were added up in ${added.toFixed(0)} s more, beside the running site.

${tableOf(["What", "Before", "Now", "Ratio"], rows)}`;
writeReport(QUOTES === 1_000_000 ? "upgrade" : `upgrade-${QUOTES}`, report);
await server.stop();
rmSync(dataDir, { recursive: true, force: true });
process.exit(seconds < LIMIT_S && isKept ? 0 : 1);
