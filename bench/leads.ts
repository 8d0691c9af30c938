import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import pg from "pg";
import { query, startPostgres } from "../tests/support/postgres-server.ts";
import { startSite } from "../tests/support/site-process.ts";

/**
 * How much of the database's own speed is left for a lead: sustained `POST /api/quote-requests` (validation, rate
 * limit, row, consent, job, all durable) beside bare inserts of the same row through the same driver and a pool of
 * the same size, in one run. `npm run bench:leads`
 */
const SECONDS = 10;
const POOL = 10;
const VISITORS = 100;

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
        `insert into quote_requests (reference, language, source, is_suspect, idempotency_key, content_hash, request_date, last_used_at, insurance_type, zip_code, email, phone, name, details)
         values ($1, 'en', '{}', false, $2, $3, now(), now(), 'auto', '77008', 'b@example.com', '7135550100', $4, '{}')`,
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

async function measurePosts(url: string): Promise<Result> {
  const result = await autocannon({
    url: `${url}/api/quote-requests`,
    method: "POST",
    connections: VISITORS,
    duration: SECONDS,
    requests: [
      {
        setupRequest(request) {
          const n = counter++;
          const lead = { insuranceType: "auto", email: "b@example.com", phone: "7135550100", zipCode: "77008" };
          return {
            ...request,
            headers: { "content-type": "application/json", "idempotency-key": `bench-lead-${n}` },
            body: JSON.stringify({ ...lead, name: `Bench ${n}`, consent: true }),
          };
        },
      },
    ],
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} refused, ${result.errors} errors`);
  return { perSecond: result.requests.average, median: result.latency.p50, p99: result.latency.p99 };
}

const server = await startPostgres({ fsync: true });
await query(server.url(), "create database bench");
const url = server.url("bench");
const site = await startSite({
  DATABASE_URL: url,
  DATA_DIR: mkdtempSync(join(tmpdir(), "bluebonnet-bench-")),
  ADMIN_PASSWORD: "correct-horse-battery",
  SERVICES: "web",
  RATE_LIMIT_SCALE: "100000",
  LOG_LEVEL: "error",
});
const pool = new pg.Pool({ connectionString: url, max: POOL });

await measurePosts(site.url); // warms both up
await measureInserts(pool);
const bare = await measureInserts(pool);
const leads = await measurePosts(site.url);
const line = (name: string, m: Result) =>
  `${name}  ${m.perSecond.toFixed(0)} per second, median ${m.median.toFixed(1)} ms, p99 ${m.p99.toFixed(1)} ms`;
console.log(line(`bare insert, ${POOL} clients          `, bare));
console.log(line(`POST quote-requests, ${VISITORS} visitors`, leads));
console.log(
  `ratio ${(leads.perSecond / bare.perSecond).toFixed(2)}; p99 is ${(leads.p99 / leads.median).toFixed(1)} times the median`,
);
console.log(
  "The rest goes into HTTP and JSON on both sides (the visitors share the machine), zod, the consent's and the job's row.",
);
await pool.end();
await site.stop();
await server.stop();
