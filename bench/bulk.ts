import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asc, eq } from "drizzle-orm";
import pino from "pino";
import type { BulkChange } from "../domain/work/bulk.ts";
import { BULK } from "../domain/work/bulk-options.ts";
import { boot } from "../server/boot.ts";
import { presentUser } from "../server/people/session/present-user.ts";
import { users } from "../server/platform/db/schema/index.ts";
import { readEnv } from "../server/platform/env.ts";
import { prepareBulk } from "../server/work/bulk/prepare-bulk.ts";
import { findBulk } from "../server/work/bulk/read-bulk.ts";
import { runBulk } from "../server/work/bulk/run-bulk.ts";
import { startBulk, undoBulk } from "../server/work/bulk/start-bulk.ts";
import { query, startPostgres } from "../tests/support/postgres-server.ts";
import { fill } from "./portal-data.ts";
import { tableOf, writeReport } from "./report.ts";

/**
 * Benchmark of bulk changes of 1,000 requests among very many: the time to say what would happen, to do it and to undo
 * it, and the longest statement. `npm run bench:bulk`
 */
const ROWS = Number(process.env["ROWS"] ?? 1_000_000);
const LIMIT_S = 1;

const server = await startPostgres({ fsync: true });
const folder = mkdtempSync(join(tmpdir(), "bluebonnet-bench-"));
const variables = {
  DATABASE_URL: server.url(),
  DATA_DIR: folder,
  SERVICES: "web",
  ADMIN_PASSWORD: "correct-horse-battery",
};
const { deps, close } = await boot(readEnv(variables), { log: pino({ level: "silent" }) });
await fill(server.url(), { quotes: ROWS, emails: 0 });
await query(server.url(), "vacuum analyze");

const [admin] = await deps.db.select().from(users).where(eq(users.role, "admin")).orderBy(asc(users.id)).limit(1);
if (!admin) throw new Error("there is no admin");
const caller = { actor: presentUser(admin), ip: "127.0.0.1" };
let longest = 0;
deps.store.onQuery((seconds) => (longest = Math.max(longest, seconds)));

/** Measures a step: its seconds, and the longest of its statements. */
async function measure(work: () => Promise<unknown>): Promise<string[]> {
  longest = 0;
  const begun = performance.now();
  await work();
  const cell = [`${((performance.now() - begun) / 1_000).toFixed(1)} s`, `${(longest * 1_000).toFixed(0)} ms`];
  overall = Math.max(overall, longest);
  return cell;
}
let overall = 0;

let id = 0;
const change: BulkChange = { do: "assign", ownerId: admin.id };
const selection = { filter: { sort: "requestDate" } } as const;
const said = await measure(async () => {
  id = await prepareBulk(deps, { kind: "quote", selection, change }, caller.actor);
});
await startBulk(deps, id, caller);
const done = await measure(() => runBulk(deps, id, { isLast: true }));
const outcome = await findBulk(deps, id, admin.id);
await undoBulk(deps, id, caller);
const undone = await measure(() => runBulk(deps, id, { isLast: true }));
const back = await findBulk(deps, id, admin.id);
// Made-up requests differ from their history, which the first change corrects: such a request counts as touched.
if (outcome.refused > 0 || back.undone + back.kept !== outcome.done) throw new Error("not all rows were worked");
const rows = [
  [`Say what would happen to ${outcome.total} requests`, ...said],
  [`Assign ${outcome.done} of them`, ...done],
  [`Undo it: ${back.undone} taken back, ${back.kept} looked at and kept`, ...undone],
];
const head = ["What", "Time", "Longest statement"];
const verdict = `Longest statement of all: ${(overall * 1_000).toFixed(0)} ms, under ${LIMIT_S} s: ${overall < LIMIT_S ? "holds" : "broken"}.`;
writeReport(
  "bulk",
  `Made by \`npm run bench:bulk\`: changes of ${BULK.rows} requests at once among ${ROWS}. Each request is a transaction of its own, with its event and its entry in the audit trail.\n\n${tableOf(head, rows)}\n\n${verdict}`,
);
await close();
await server.stop();
rmSync(folder, { recursive: true, force: true });
process.exit(overall < LIMIT_S ? 0 : 1);
