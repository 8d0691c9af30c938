import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { query, startPostgres } from "../tests/support/postgres-server.ts";
import { startSite } from "../tests/support/site-process.ts";

/**
 * How much of the database's own speed is left for a lead: sustained `POST /api/quote-requests` (validation, rate
 * limit, row, consent, job, all durable) beside bare inserts of the same row through the same driver and a pool of
 * the same size, in one run. `npm run bench:leads`
 */
const SECONDS = 10;
const CLIENTS = 10;

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

let counter = 0;
async function measure(work: () => Promise<unknown>): Promise<{ perSecond: number; median: number; p99: number }> {
  const times: number[] = [];
  const until = performance.now() + SECONDS * 1000;
  const client = async () => {
    while (performance.now() < until) {
      const start = performance.now();
      await work();
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { perSecond: times.length / SECONDS, median: at(0.5), p99: at(0.99) };
}

const post = async () => {
  const n = counter++;
  const answer = await fetch(`${site.url}/api/quote-requests`, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": `bench-lead-${n}` },
    body: JSON.stringify({
      insuranceType: "auto",
      name: `Bench ${n}`,
      email: "b@example.com",
      phone: "7135550100",
      zipCode: "77008",
      consent: true,
    }),
  });
  if (answer.status !== 201) throw new Error(`answered ${answer.status}`);
  await answer.arrayBuffer();
};

const pool = new pg.Pool({ connectionString: url, max: 10 });
const insert = async () => {
  const n = counter++;
  await pool.query(
    `insert into quote_requests (reference, language, source, is_suspect, idempotency_key, content_hash, request_date, last_used_at, insurance_type, zip_code, email, phone, name, details)
     values ($1, 'en', '{}', false, $2, $3, now(), now(), 'auto', '77008', 'b@example.com', '7135550100', $4, '{}')`,
    [`B-${n}`, `bare-${n}`, `hash-${n}`, `Bench ${n}`],
  );
};

await measure(post); // warms both up
await measure(insert);
const bare = await measure(insert);
const leads = await measure(post);
const line = (name: string, m: typeof bare) =>
  `${name}  ${m.perSecond.toFixed(0)} per second, median ${m.median.toFixed(1)} ms, p99 ${m.p99.toFixed(1)} ms`;
console.log(line("bare insert        ", bare));
console.log(line("POST quote-requests", leads));
console.log(
  `ratio ${(leads.perSecond / bare.perSecond).toFixed(2)}; p99 is ${(leads.p99 / leads.median).toFixed(1)} times the median`,
);
console.log(
  "The rest goes into HTTP and JSON, zod, the consent row and its update, the job's row, and one transaction around them.",
);
await pool.end();
await site.stop();
await server.stop();
