import { mkdtempSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, query, startPostgres } from "../tests/support/postgres-server.ts";
import { startSite } from "../tests/support/site-process.ts";
import { startSmtpSink } from "../tests/support/smtp-sink.ts";
import { portOf } from "../tests/support/port-of.ts";

/**
 * Benchmark of the time that visitors wait for the mail server: the same posts to three sites, whose mail server works,
 * is down, and takes a connection without ever answering. They take turns in one run; medians. `npm run bench:mail`
 */
const ROUNDS = 400;
const WARM_UP = 40;

const sink = await startSmtpSink();
const silent = createServer(() => {});
await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
const servers = {
  up: sink.url,
  down: `smtp://127.0.0.1:${await freePort()}`,
  silent: `smtp://127.0.0.1:${portOf(silent)}`,
};

const postgres = await startPostgres({ fsync: true });
const sites = await Promise.all(
  Object.entries(servers).map(async ([name, smtp]) => {
    await query(postgres.url(), `create database bench_${name}`);
    const site = await startSite({
      DATABASE_URL: postgres.url(`bench_${name}`),
      DATA_DIR: mkdtempSync(join(tmpdir(), "bluebonnet-bench-")),
      ADMIN_PASSWORD: "correct-horse-battery",
      SMTP_URL: smtp,
      LOG_LEVEL: "fatal",
    });
    const times: number[] = [];
    return { name, site, times };
  }),
);

for (let n = -WARM_UP; n < ROUNDS; n++) {
  for (const { site, times } of sites) {
    const lead = { insuranceType: "auto", email: "b@example.com", phone: "7135550100", zipCode: "77008" };
    const start = performance.now();
    const answer = await fetch(`${site.url}/api/quote-requests`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...lead, name: `Bench ${n}` }),
    });
    await answer.arrayBuffer();
    if (answer.status !== 201) throw new Error(`answered ${answer.status}`);
    if (n >= 0) times.push(performance.now() - start);
  }
}

const at = (times: number[], share: number) => times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;
const working = at(sites[0]?.times ?? [], 0.5);
for (const { name, times } of sites) {
  const [median, p99] = [at(times, 0.5), at(times, 0.99)];
  const ratio = (median / working).toFixed(2);
  console.log(`mail server ${name.padEnd(6)}  median ${median.toFixed(1)} ms (${ratio}), p99 ${p99.toFixed(1)} ms`);
}
console.log(`${sink.mails.length} mails arrived meanwhile where the server works.`);
await Promise.all(sites.map(({ site }) => site.stop()));
await Promise.all([sink.close(), postgres.stop()]);
silent.close();
process.exit();
