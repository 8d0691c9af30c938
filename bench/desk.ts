import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DeskChange } from "../domain/api/live.ts";
import { followStream } from "../tests/support/event-stream.ts";
import { startPostgres } from "../tests/support/postgres-server.ts";
import { startSite } from "../tests/support/site-process.ts";

/**
 * How soon a change is on other screens: two processes on one database, streams open on both, and changes posted to the
 * one until a stream of the other has them. `npm run bench:desk`
 */
const STREAMS = Number(process.env["STREAMS"] ?? 200);
const CHANGES = Number(process.env["CHANGES"] ?? 60);
const PER_SESSION = 5;
const LIMIT_MS = 1_000;
const PASSWORD = "correct-horse-battery";

const server = await startPostgres();
const variables = {
  DATABASE_URL: server.url(),
  DATA_DIR: mkdtempSync(join(tmpdir(), "bluebonnet-bench-")),
  ADMIN_PASSWORD: PASSWORD,
  SERVICES: "web",
  LOG_LEVEL: "error",
};
const here = await startSite(variables);
const there = await startSite(variables);

async function logIn(): Promise<string> {
  const login = await fetch(`${here.url}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "admin", password: PASSWORD }),
  });
  return login.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}

const times: { first: number[]; last: number[] } = { first: [], last: [] };
/** The change that is waited for: which streams of the other process have it, and when. */
let heard: number[] = [];
let onHeard: () => void = () => undefined;

const leaves: (() => void)[] = [];
let cookie = "";
let far = 0;
for (let n = 0; n < STREAMS; n++) {
  const isFar = n % 2 === 0;
  far += Number(isFar);
  if (n % PER_SESSION === 0) cookie = await logIn();
  const stream = await followStream(`${(isFar ? there : here).url}/api/desk-stream`, {
    cookie,
    onEvent({ event, data }) {
      if (!isFar || event !== "change" || (data as DeskChange).kind !== "access") return;
      heard.push(performance.now());
      onHeard();
    },
  });
  await stream.next("hello");
  leaves.push(stream.leave);
}

for (let n = -5; n < CHANGES; n++) {
  heard = [];
  const all = new Promise<void>((done) => (onHeard = () => heard.length === far && done()));
  const name = `bench${n + 10}`;
  const start = performance.now();
  const answer = await fetch(`${here.url}/api/registration-requests`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: name, email: `${name}@example.com`, firstName: "Ben", lastName: "Cher" }),
  });
  if (!answer.ok) throw new Error(`a change was answered with ${answer.status}: ${await answer.text()}`);
  await all;
  // The first ones warm both up.
  if (n < 0) continue;
  times.first.push((heard[0] ?? 0) - start);
  times.last.push((heard.at(-1) ?? 0) - start);
}

function at(share: number, measured: number[]): number {
  const sorted = measured.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
const line = (name: string, measured: number[]) =>
  `| ${name} | ${at(0.5, measured).toFixed(0)} ms | ${at(0.95, measured).toFixed(0)} ms | ${at(0.5, measured) < LIMIT_MS ? "holds" : "FAILS"} |`;
const report = `# How soon a change is on other screens

Made by \`npm run bench:desk\`: two processes on one PostgreSQL, ${STREAMS} streams open, half of them on each. ${CHANGES} changes, each
posted to the one process; the time is that from the sending of the request until a stream on the other process has the event.
The limit is ${LIMIT_MS} ms at the median.

| Until the other process has told | Median | 95 % | Limit |
|---|---|---|---|
${line("the first of its screens", times.first)}
${line("the last of its screens", times.last)}
`;
console.log(report);
writeFileSync(new URL("desk.md", import.meta.url), report);
for (const leave of leaves) leave();
await Promise.all([here.stop(), there.stop()]);
await server.stop();
if (report.includes("FAILS")) process.exitCode = 1;
