import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { boot } from "../server/boot.ts";
import { readEnv } from "../server/platform/env.ts";
import { removeExpired } from "../server/operations/retention/remove-expired.ts";
import { query, startPostgres } from "../tests/support/postgres-server.ts";
import { fill } from "./portal-data.ts";
import { writeReport, tableOf } from "./report.ts";

/**
 * Benchmark of the removal of expired rows, where they are a fifth of very many: its duration, its longest statement,
 * and the memory of the program while it works. `npm run bench:retention`
 */
const ROWS = Number(process.env["ROWS"] ?? 1_000_000);
const EXPIRED = ROWS / 5;
const LIMIT_S = 2;
const LOOK_EVERY_MS = 100;
const MB = 1_048_576;

/** Statements that make the oldest fifth of requests, and as many consents that nobody refers to, old enough to go. */
const MAKE_OLD = [
  `update requests set request_date = request_date - interval '6 years', last_used_at = last_used_at - interval '6 years'
    where id <= ${EXPIRED}`,
  `insert into consents (text_version, text_hash, language, page, phone, ip, user_agent, created_at)
    select '1', 'hash', 'en', '/quote', (2815550000 + n)::text, '127.0.0.1', 'bench', now() - interval '6 years'
    from generate_series(1, ${EXPIRED}) as n`,
  `insert into consents (text_version, text_hash, language, page, phone, ip, user_agent)
    select '1', 'hash', 'en', '/quote', (2815550000 + n)::text, '127.0.0.1', 'bench' from generate_series(1, ${EXPIRED}) as n`,
];
/** Stores the state of retention: that it ran before, and then an admin's confirmation. */
const remember = (what: string) =>
  query(
    server.url(),
    `insert into system_state (key, value) values ('retention', jsonb_build_object('${what}', now()))
      on conflict (key) do update set value = excluded.value`,
  );

const server = await startPostgres({ fsync: true });
const folder = mkdtempSync(join(tmpdir(), "bluebonnet-bench-"));
const variables = {
  DATABASE_URL: server.url(),
  DATA_DIR: folder,
  SERVICES: "web",
  ADMIN_PASSWORD: "correct-horse-battery",
};
const { deps, close } = await boot(readEnv(variables), { log: pino({ level: "silent" }) });
await fill(server.url(), { quotes: ROWS, emails: EXPIRED });
for (const statement of MAKE_OLD) await query(server.url(), `set session_replication_role = replica; ${statement}`);
await query(server.url(), "vacuum analyze");

const count = async (table: string) =>
  (await query<{ rows: number }>(server.url(), `select count(*)::int as rows from ${table}`)).rows[0]?.rows ?? 0;
const before = { requests: await count("requests"), consents: await count("consents") };
let longest = 0;
deps.store.onQuery((seconds) => (longest = Math.max(longest, seconds)));
const used: number[] = [];
const timer = setInterval(() => used.push(process.memoryUsage().rss / MB), LOOK_EVERY_MS);
await remember("lastRunAt");
await removeExpired(deps);
const counting = longest;
await remember("confirmedAt");
used.length = 0;
const begun = performance.now();
await removeExpired(deps);
const seconds = (performance.now() - begun) / 1_000;
clearInterval(timer);
const after = { requests: await count("requests"), consents: await count("consents") };

/** The peak of each quarter: memory that stays flat does not rise from the second to the last. */
const quarters = [0, 1, 2, 3].map((n) => Math.max(...used.slice((used.length * n) / 4, (used.length * (n + 1)) / 4)));
const rows = [
  ["Requests removed, with their events and messages", `${before.requests - after.requests} of ${before.requests}`, ""],
  ["Consents removed", `${before.consents - after.consents} of ${before.consents}`, ""],
  ["Longest statement while it counts what would go", `${counting.toFixed(2)} s`, ""],
  ["All of it", `${seconds.toFixed(0)} s`, ""],
  [
    "Longest statement of all",
    `${longest.toFixed(2)} s`,
    `under ${LIMIT_S} s: ${longest < LIMIT_S ? "holds" : "broken"}`,
  ],
  ["Memory of the program, at most, in each quarter of the time", quarters.map((mb) => mb.toFixed(0)).join(", "), "MB"],
];
writeReport(
  "retention",
  `Made by \`npm run bench:retention\`: the job that removes what has expired, once, where an admin has agreed.\n\n${tableOf(["What", "Now", "Limit"], rows)}`,
);
await close();
await server.stop();
rmSync(folder, { recursive: true, force: true });
process.exit(longest < LIMIT_S ? 0 : 1);
