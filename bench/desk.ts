import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { valueIn } from "../domain/platform/typed-records.ts";
import type { Worked } from "../domain/api/work/desk.ts";
import { followStream } from "../tests/support/event-stream.ts";
import { query, startPostgres } from "../tests/support/postgres-server.ts";
import { startSite } from "../tests/support/site-process.ts";
import { measureScreen, screenTable } from "./desk-screen.ts";
import { readAgainst, writeReport, tableOf } from "./report.ts";

/**
 * Benchmark of the latency until a change is on other screens: two processes on one database, event streams open on
 * both, and changes posted to the one until the streams of the other have them. Then the list itself, in a browser.
 * `npm run bench:desk [-- --against FOLDER]`
 */
const STREAMS = Number(process.env["STREAMS"] ?? 200);
const CHANGES = Number(process.env["CHANGES"] ?? 100);
/** Screens of one login and of one account: both are bounded (`STREAMS` of the limits). */
const PER_SESSION = 5;
const PER_ACCOUNT = 10;
const LIMIT_MS = 1_000;
const PASSWORD = "correct-horse-battery";

const server = await startPostgres({ fsync: true });
const folder = mkdtempSync(join(tmpdir(), "bluebonnet-bench-"));
const variables = {
  DATABASE_URL: server.url(),
  DATA_DIR: folder,
  ADMIN_PASSWORD: PASSWORD,
  SERVICES: "web",
  LOG_LEVEL: "error",
};
const here = await startSite(variables);
const there = await startSite(variables);

async function post(path: string, body: object, cookie = ""): Promise<Response> {
  const headers = { "content-type": "application/json", cookie };
  const answer = await fetch(here.url + path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`);
  return answer;
}

async function logIn(username: string): Promise<string> {
  const login = await post("/api/login", { username, password: PASSWORD });
  return login.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}

// Colleagues with the admin's rights and password, for the bound on the screens of one account.
await query(
  server.url(),
  `insert into users (username, password, first_name, last_name, role)
  select 'colleague' || n, password, 'Colleague', n::text, role
  from users, generate_series(1, ${Math.ceil(STREAMS / PER_ACCOUNT)}) n where username = 'admin'`,
);

const person = { name: "Rosa Vela", email: "rosa@example.com", phone: "713-555-0166", zipCode: "77008" };
const sent = await post("/api/quote-requests", { insuranceType: "auto", ...person });
const { reference }: { reference: string } = await sent.json();

/** The times at which the streams of the other process received the change that is waited for. */
let heard: number[] = [];
let onHeard: () => void = () => undefined;

const leaves: (() => void)[] = [];
let cookie = "";
let far = 0;
for (let n = 0; n < STREAMS; n++) {
  const isFar = n % 2 === 0;
  far += Number(isFar);
  if (n % PER_SESSION === 0) cookie = await logIn(`colleague${1 + Math.floor(n / PER_ACCOUNT)}`);
  const stream = await followStream(`${(isFar ? there : here).url}/api/desk-stream`, {
    cookie,
    onEvent({ event, data }) {
      if (!isFar || event !== "change" || valueIn(data, "type") !== "note") return;
      heard.push(performance.now());
      onHeard();
    },
  });
  await stream.next("hello");
  leaves.push(stream.leave);
}

const times: { first: number[]; last: number[] } = { first: [], last: [] };
let version = 0;
for (let n = -10; n < CHANGES; n++) {
  heard = [];
  const all = new Promise<void>((done) => (onHeard = () => heard.length === far && done()));
  const change = { do: "note", text: `Called, the ${n + 11}th time.` };
  const start = performance.now();
  const answer = await post(`/api/quote-requests/${reference}/work`, { version, change }, cookie);
  const worked: Worked = await answer.json();
  ({ version } = worked.work);
  await all;
  // The first changes warm up both processes.
  if (n < 0) continue;
  times.first.push((heard[0] ?? 0) - start);
  times.last.push((heard.at(-1) ?? 0) - start);
}
for (const leave of leaves) leave();
await there.stop();
const screen = await measureScreen(here, PASSWORD);
await here.stop();
await server.stop();
const against = readAgainst();
const former = against === undefined ? undefined : await measureFormer(against);
rmSync(folder, { recursive: true, force: true });

/** Measures the screen of another version of the program, on a database of its own. */
async function measureFormer(version: string) {
  const ownServer = await startPostgres({ fsync: true });
  const own = { DATABASE_URL: ownServer.url(), DATA_DIR: join(folder, "former") };
  const site = await startSite({ ...variables, ...own }, [], version);
  const measured = await measureScreen(site, PASSWORD);
  await site.stop();
  await ownServer.stop();
  return measured;
}

function at(share: number, measured: number[]): number {
  const sorted = measured.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
function rowOf(name: string, measured: number[]): string[] {
  const ms = (share: number) => `${at(share, measured).toFixed(0)} ms`;
  return [name, ms(0.5), ms(0.95), ms(1), at(0.5, measured) < LIMIT_MS ? "holds" : "FAILS"];
}
const rows = [rowOf("the first of its screens", times.first), rowOf("the last of its screens", times.last)];
const table = tableOf(["Until the other process has told", "Median", "95%", "Slowest", "Limit"], rows);
const onScreen = screenTable(screen, former);
console.log(table, "\n", onScreen.table);
writeReport(
  "desk",
  `Made by \`npm run bench:desk\`: two processes on one PostgreSQL, which syncs; ${STREAMS} screens connected, half of them to each
process. ${CHANGES} notes on a request, one after the other, posted to the one process; the time is that from sending the note
until a screen of the other process has the event. The limit is ${LIMIT_MS.toLocaleString("en-US")} ms at the median.

${table}

The list in headless Chromium, on one of the processes: 500 requests, 30 of them opened by the mouse one after the other,
20 presses of \`j\` at 50 ms, and the list scrolled to its end and back. \`--against FOLDER\` measures a former version beside
it.

${onScreen.table}`,
);
if (!onScreen.holds || rows.some((row) => row.includes("FAILS"))) process.exitCode = 1;
