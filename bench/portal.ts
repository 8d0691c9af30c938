import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { searchHeaders } from "../domain/platform/search-header.ts";
import { query, startPostgres } from "../tests/support/postgres-server.ts";
import { startSite } from "../tests/support/site-process.ts";
import { CASES, type Case } from "./portal-cases.ts";
import { fill, indexUse, keysAfter } from "./portal-data.ts";
import type { Size } from "./portal-rows.ts";
import { writeReport, median, tableOf } from "./report.ts";

/**
 * Benchmark of the desk, the customers and the archives with few and with very many rows: the same calls to two sites,
 * one with 8,000 quote requests, so that every list has a whole page, one with 1,000,000. They take turns in one run;
 * medians. `npm run bench:portal`
 */
const ROUNDS = Number(process.env["ROUNDS"] ?? 60);
const LIMIT = 1.5;
const PASSWORD = "correct-horse-battery";
const SMALL: Size = { quotes: 8_000, emails: 8_000 };
const LARGE: Size = {
  quotes: Number(process.env["QUOTES"] ?? 1_000_000),
  emails: Number(process.env["EMAILS"] ?? 200_000),
};

const server = await startPostgres();

/** Starts a site on a filled database; `deep` is the number of requests before the page that is far down the list. */
async function prepare(name: string, size: Size, deep: number) {
  await query(server.url(), `create database ${name}`);
  const url = server.url(name);
  const folder = mkdtempSync(join(tmpdir(), "bluebonnet-bench-"));
  const site = await startSite({
    DATABASE_URL: url,
    DATA_DIR: folder,
    ADMIN_PASSWORD: PASSWORD,
    SERVICES: "web",
    LOG_LEVEL: "error",
  });
  await fill(url, size);
  const login = await fetch(`${site.url}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "admin", password: PASSWORD }),
  });
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const counts = await query<Record<string, number>>(
    url,
    `select (select count(*) from requests where kind = 'quote')::int as quotes,
      (select count(*) from requests where kind = 'contact')::int as contacts,
      (select count(*) from desk_events)::int as events, (select count(*) from customers)::int as customers,
      (select count(*) from policies)::int as policies, (select count(*) from messages)::int as emails,
      (select count(*) from tasks)::int as tasks`,
  );
  await query(url, "select pg_stat_reset()");
  return {
    url,
    site,
    cookie,
    folder,
    keys: await keysAfter(url, deep),
    counts: counts.rows[0] ?? {},
  };
}
type Prepared = Awaited<ReturnType<typeof prepare>>;

async function ask({ site, cookie }: Prepared, path: string, { words = "", method }: Case): Promise<void> {
  const answer = await fetch(site.url + path, {
    method: method ?? "GET",
    headers: { cookie, ...searchHeaders(words) },
  });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
}

async function time(asked: Prepared, one: Case): Promise<number> {
  const start = performance.now();
  await Promise.all(one.paths(asked.keys).map((path) => ask(asked, path, one)));
  return performance.now() - start;
}

const small = await prepare("small", SMALL, SMALL.quotes / 2);
const large = await prepare("large", LARGE, Math.min(50_000, LARGE.quotes / 2));

type Line = { asked: (typeof CASES)[number]; small: number[]; large: number[] };
const lines = CASES.map((asked): Line => ({ asked, small: [], large: [] }));
for (let round = -5; round < ROUNDS; round++) {
  for (const line of lines) {
    const few = await time(small, line.asked);
    const many = await time(large, line.asked);
    // The first rounds warm up both sites.
    if (round < 0) continue;
    line.small.push(few);
    line.large.push(many);
  }
}
const uses = await indexUse(large.url);
await Promise.all([small.site.stop(), large.site.stop()]);
await server.stop();
for (const { folder } of [small, large]) rmSync(folder, { recursive: true, force: true });

const rows = lines.map(({ asked, ...measured }) => {
  const [few, many] = [median(measured.small), median(measured.large)];
  const ratio = many / few;
  const isHeld = asked.limitMs === undefined ? ratio <= LIMIT : many <= asked.limitMs;
  const verdict = isHeld ? "holds" : "FAILS";
  return [asked.name, `${few.toFixed(1)} ms`, `${many.toFixed(1)} ms`, ratio.toFixed(2), verdict];
});
const table = tableOf(["What is asked", "Few rows", "Very many", "Ratio", "Limit"], rows);
console.log(table);
const usesTable = tableOf(
  ["Index of requests", "Reads", "Size"],
  uses.map(({ name, reads, size }) => [name, String(reads), size]),
);
console.log(usesTable);
const all = ({ counts }: Prepared) =>
  Object.entries(counts)
    .map(([name, count]) => `${count.toLocaleString("en-US")} ${name}`)
    .join(", ");
writeReport(
  "portal",
  `Made by \`npm run bench:portal\` on PostgreSQL: medians of ${ROUNDS} calls each to the API over HTTP, both sizes turn and turn about.
The limit is ${LIMIT} times the time with few rows; that of the morning, which reads more where there is more, 300 ms.

- Few: ${all(small)}.
- Very many: ${all(large)}.

In both some four hundred requests are open, most of them new; the others are won or lost. A hundred are in the bin. The
thousandth page of the few is the middle of their list: they have 160. The busiest customer has 40 requests in both,
with 840 and 4,040 events.

${table}

A search looks through the first 1,000 rows of the list, then, where those promise a page, through as many as it should
take, and asks the index of words otherwise (server/platform/db/search.ts). Of several words it asks for the longest alone first,
of equals for the last: where only a few rows have it, they are looked through for the others. Where that word is a common
one, the index has to gather the rows of all of them.

The indexes of the requests, and how often all of these calls together have read each:

${usesTable}`,
);
if (rows.some((line) => line.includes("FAILS"))) process.exitCode = 1;
