import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { and, asc, eq, ne } from "drizzle-orm";
import pino from "pino";
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

const selection = { filter: { sort: "requestDate" } } as const;
const prepare = (ownerId: number) =>
  prepareBulk(deps, { kind: "quote", selection, change: { do: "assign", ownerId } }, caller.actor);

const [colleague, other] = await deps.db
  .select({ id: users.id })
  .from(users)
  .where(and(ne(users.id, admin.id), eq(users.isActive, true)))
  .limit(2);
if (!colleague || !other) throw new Error("the admin has no two colleagues");

// Made-up requests differ from their history, which their first change corrects: these are not measured. A request that
// its owner had already is not changed by the first of them.
for (const owner of [admin, other]) {
  const first = await prepare(owner.id);
  await startBulk(deps, first, caller);
  await runBulk(deps, first, { isLast: true });
}

let id = 0;
const said = await measure(async () => {
  id = await prepare(colleague.id);
});
await startBulk(deps, id, caller);
const done = await measure(() => runBulk(deps, id, { isLast: true }));
const outcome = await findBulk(deps, id, admin.id);
await undoBulk(deps, id, caller);
const undone = await measure(() => runBulk(deps, id, { isLast: true }));
const back = await findBulk(deps, id, admin.id);
if (outcome.done < outcome.total || back.undone < outcome.done) {
  throw new Error(`of ${outcome.total} requests ${outcome.done} were assigned and ${back.undone} taken back`);
}
const rows = [
  [`Say what would happen to ${outcome.total} requests`, ...said],
  [`Assign ${outcome.done} of them`, ...done],
  [`Take it back for ${back.undone}`, ...undone],
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
