import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { searchHeaders } from "../domain/search-header.ts";
import { query, startPostgres } from "../tests/support/postgres-server.ts";
import { startSite } from "../tests/support/site-process.ts";
import { fill, keysAfter, type Size } from "./portal-data.ts";

/**
 * What the dashboard and the archives cost with few and with very many rows: the same calls to two sites, one with
 * 1,000 quote requests and 1,000 mails, one with 1,000,000 and 200,000, turn and turn about in one run, medians.
 * `npm run bench:portal`
 */
const ROUNDS = Number(process.env["ROUNDS"] ?? 60);
const LIMIT = 1.5;
const PASSWORD = "correct-horse-battery";
const SMALL: Size = { quotes: 1_000, emails: 1_000 };
const LARGE: Size = {
  quotes: Number(process.env["QUOTES"] ?? 1_000_000),
  emails: Number(process.env["EMAILS"] ?? 200_000),
};

const server = await startPostgres();

/** A site on a filled database; `deep` is how many requests stand before the page that is far down the list. */
async function prepare(name: string, size: Size, deep: number) {
  await query(server.url(), `create database ${name}`);
  const url = server.url(name);
  const site = await startSite({
    DATABASE_URL: url,
    DATA_DIR: mkdtempSync(join(tmpdir(), "bluebonnet-bench-")),
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
  return { site, cookie, keys: await keysAfter(url, deep) };
}
type Prepared = Awaited<ReturnType<typeof prepare>>;

async function time({ site, cookie }: Prepared, path: string, words = ""): Promise<number> {
  const start = performance.now();
  const answer = await fetch(site.url + path, { headers: { cookie, ...searchHeaders(words) } });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  return performance.now() - start;
}

const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** What is asked; those that are only told about have no limit. */
const CASES: { name: string; path(site: Prepared): string; words?: string; isTold?: true }[] = [
  { name: "Dashboard, first page", path: () => "/api/quote-requests" },
  { name: "Dashboard, thousandth page", path: ({ keys }) => `/api/quote-requests?before=${keys.quote}` },
  { name: "Dashboard, one type, oldest first", path: () => "/api/quote-requests?type=home&order=oldest" },
  { name: "Dashboard, search: a name in every eighth row", path: () => "/api/quote-requests", words: "rosa" },
  { name: "Dashboard, search: a name in one row", path: () => "/api/quote-requests", words: "zapotec" },
  { name: "Dashboard, search: a phone number", path: () => "/api/quote-requests", words: "(281) 555-0500" },
  {
    name: "Dashboard, search: a name in every hundredth row",
    path: () => "/api/quote-requests",
    words: "trevino",
    isTold: true,
  },
  {
    name: "Dashboard, search: two names, one of them in one row",
    path: () => "/api/quote-requests",
    words: "trevino zapotec",
    isTold: true,
  },
  { name: "Dashboard, totals", path: () => "/api/lead-totals", isTold: true },
  { name: "Email Manager, first page", path: () => "/api/emails?limit=25" },
  { name: "Email Manager, thousandth page", path: ({ keys }) => `/api/emails?limit=25&before=${keys.email}` },
  { name: "Email Manager, search: a word in every row", path: () => "/api/emails?limit=25", words: "quote" },
  { name: "Email Manager, search: a word in one row", path: () => "/api/emails?limit=25", words: "zapotec" },
  { name: "Email Manager, search: an address", path: () => "/api/emails?limit=25", words: "visitor500@example.com" },
];

const small = await prepare("small", SMALL, SMALL.quotes / 2);
const large = await prepare("large", LARGE, Math.min(50_000, LARGE.quotes / 2));

const lines = CASES.map((asked) => ({ ...asked, small: [] as number[], large: [] as number[] }));
for (let round = -5; round < ROUNDS; round++) {
  for (const line of lines) {
    const few = await time(small, line.path(small), line.words);
    const many = await time(large, line.path(large), line.words);
    // The first rounds warm both up.
    if (round < 0) continue;
    line.small.push(few);
    line.large.push(many);
  }
}

const n = (count: number) => count.toLocaleString("en-US");
const table = lines.map((line) => {
  const [few, many] = [median(line.small), median(line.large)];
  const ratio = many / few;
  const verdict = line.isTold ? "no limit" : ratio <= LIMIT ? "holds" : "FAILS";
  return `| ${line.name} | ${few.toFixed(1)} ms | ${many.toFixed(1)} ms | ${ratio.toFixed(2)} | ${verdict} |`;
});
const report = `# The portal with few and with very many rows

Made by \`npm run bench:portal\` on PostgreSQL: medians of ${ROUNDS} calls each to the API over HTTP, both sizes turn and turn about.
The limit is ${LIMIT} times the time with few rows. The thousandth page of the few is the middle of their list: they have only twenty.

| What is asked | ${n(SMALL.quotes)} requests, ${n(SMALL.emails)} mails | ${n(LARGE.quotes)} requests, ${n(LARGE.emails)} mails | Ratio | Limit |
|---|---|---|---|---|
${table.join("\n")}

A search looks through the first 1,000 rows of the list, and asks the index of words when they do not fill the page
(server/db/search.ts). A name in every hundredth row is the worst for it: the first 10,000 rows are looked through.
The index answers a word in one row at once; beside another, common word it has to gather that one's rows as well.
Totals are counted, so that they are exact.
`;
console.log(report);
writeFileSync(new URL("portal.md", import.meta.url), report);
await Promise.all([small.site.stop(), large.site.stop()]);
await server.stop();
if (table.some((line) => line.includes("FAILS"))) process.exitCode = 1;
