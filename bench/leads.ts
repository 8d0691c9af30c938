import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import autocannon from "autocannon";
import pg from "pg";
import { query, startPostgres } from "../tests/support/postgres-server.ts";
import { startSite } from "../tests/support/site-process.ts";
import { writeReport, median, readAgainst, tableOf } from "./report.ts";
import { AGREED } from "../tests/support/agreed.ts";

/**
 * Benchmark of storing leads, beside the database's own speed: sustained `POST /api/quote-requests` (validation, rate
 * limit, row, consent, job, all durable) beside bare inserts of the same row through the same driver and a pool of the
 * same size, in one run; of another version as well, if it lies in a folder.
 * `npm run bench:leads [-- --against FOLDER]`
 */
const SECONDS = 10;
const POOL = 10;
const VISITORS = [4, 100];
const ROUNDS = 3;
const BARE = "bare";

type Result = { perSecond: number; median: number; p99: number };

let counter = 0;

async function measureInserts(pool: pg.Pool): Promise<Result> {
  const times: number[] = [];
  const until = performance.now() + SECONDS * 1000;
  const client = async () => {
    while (performance.now() < until) {
      const start = performance.now();
      const n = counter++;
      await pool.query(
        `insert into requests (kind, number, reference, language, source, is_suspect, idempotency_key, content_hash, request_date, last_used_at, type, email, phone, name, details)
         values ('quote', nextval('quote_numbers'), $1, 'en', '{}', false, $2, $3, now(), now(), 'auto', 'b@example.com', '7135550100', $4, '{"zipCode": "77008"}')`,
        [`B-${n}`, `bare-${n}`, `hash-${n}`, `Bench ${n}`],
      );
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: POOL }, client));
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { perSecond: times.length / SECONDS, median: at(0.5), p99: at(0.99) };
}

async function measurePosts(url: string, visitors: number): Promise<Result> {
  const result = await autocannon({
    url: `${url}/api/quote-requests`,
    method: "POST",
    connections: visitors,
    duration: SECONDS,
    requests: [
      {
        setupRequest(request) {
          const n = counter++;
          const lead = { insuranceType: "auto", email: "b@example.com", phone: "7135550100", zipCode: "77008" };
          return {
            ...request,
            headers: { "content-type": "application/json", "idempotency-key": `bench-lead-${n}` },
            body: JSON.stringify({ ...lead, name: `Bench ${n}`, ...AGREED }),
          };
        },
      },
    ],
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} refused, ${result.errors} errors`);
  return { perSecond: result.requests.average, median: result.latency.p50, p99: result.latency.p99 };
}

const against = readAgainst();
const versions = [
  ...(against ? [{ name: "before", folder: resolve(against) }] : []),
  { name: "now", folder: fileURLToPath(new URL("../", import.meta.url)) },
];
const server = await startPostgres({ fsync: true });
const sites = await Promise.all(
  versions.map(async ({ name, folder }) => {
    await query(server.url(), `create database bench_${name}`);
    const variables = {
      DATABASE_URL: server.url(`bench_${name}`),
      DATA_DIR: mkdtempSync(join(tmpdir(), "bluebonnet-bench-")),
      ADMIN_PASSWORD: "correct-horse-battery",
      SERVICES: "web",
      RATE_LIMIT_SCALE: "100000",
      LOG_LEVEL: "error",
    };
    return { name, site: await startSite(variables, [], folder) };
  }),
);
const pool = new pg.Pool({ connectionString: server.url("bench_now"), max: POOL });

/** The results of everything that is compared, which takes turns; the first round is the warm-up. */
const measured = new Map<string, Result[]>();
const note = (name: string, result: Result) => measured.set(name, [...(measured.get(name) ?? []), result]);
for (let round = 0; round <= ROUNDS; round++) {
  if (round === 1) measured.clear();
  note(BARE, await measureInserts(pool));
  for (const visitors of VISITORS) {
    for (const { name, site } of sites) note(`${name} ${visitors}`, await measurePosts(site.url, visitors));
  }
}
await pool.end();
await Promise.all(sites.map(({ site }) => site.stop()));
await server.stop();

/** Returns the round with the median speed. */
function middle(name: string): Result {
  const results = measured.get(name) ?? [];
  const speed = median(results.map(({ perSecond }) => perSecond));
  return results.find(({ perSecond }) => perSecond === speed) ?? { perSecond: 0, median: 0, p99: 0 };
}

function rowOf(what: string, name: string, base?: string): string[] {
  const { perSecond, median: half, p99 } = middle(name);
  const ratioTo = (other?: string) => (other ? (perSecond / middle(other).perSecond).toFixed(2) : "");
  return [what, perSecond.toFixed(0), `${half.toFixed(1)} ms`, `${p99.toFixed(1)} ms`, ratioTo(BARE), ratioTo(base)];
}

const rows = VISITORS.flatMap((visitors) =>
  sites.map(({ name }) =>
    rowOf(
      `Leads, ${visitors} visitors at once${against ? `, ${name}` : ""}`,
      `${name} ${visitors}`,
      against && name === "now" ? `before ${visitors}` : undefined,
    ),
  ),
);
const head = ["What", "Per second", "Median", "p99", "To bare inserts", "To before"];
const table = tableOf(head, [rowOf(`Bare inserts, ${POOL} clients`, BARE), ...rows]);
console.log(table);
if (against) {
  writeReport(
    "leads",
    `Made by \`npm run bench:leads -- --against FOLDER\`: sustained \`POST /api/quote-requests\` beside bare inserts of the same
row into the same PostgreSQL, which syncs; the round in the middle of ${ROUNDS}, ${SECONDS} s each, both versions turn and turn about.
What a lead costs more goes into HTTP and JSON on both sides (the visitors share the machine), zod, the consent's and
the job's row.

${table}`,
  );
}
