import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { DEFAULT_CHOICES } from "../domain/work/notice-options.ts";
import { query, startPostgres } from "../tests/support/postgres-server.ts";
import { startPushService, subscriptionAt } from "../tests/support/push-service.ts";
import { startSite } from "../tests/support/site-process.ts";
import { startSmtpSink } from "../tests/support/smtp-sink.ts";
import { median, tableOf, writeReport } from "./report.ts";

/**
 * Benchmark of the latency of personal notices: the time from assigning a request to a colleague until the push service
 * has its push, or, for a colleague without a device who is not in the portal, until the mail server has its mail.
 * `npm run bench:notices`
 */
const PEOPLE = Number(process.env["PEOPLE"] ?? 20);
const LIMIT_MS = 5_000;
const PASSWORD = "correct-horse-battery";

const [server, mails, pushes] = [await startPostgres({ fsync: true }), await startSmtpSink(), await startPushService()];
const folder = mkdtempSync(join(tmpdir(), "bluebonnet-bench-"));
const site = await startSite({
  DATABASE_URL: server.url(),
  DATA_DIR: folder,
  ADMIN_PASSWORD: PASSWORD,
  SMTP_URL: mails.url,
  LOG_LEVEL: "error",
});

async function post(path: string, body: object, cookie = ""): Promise<Response> {
  const headers = { "content-type": "application/json", cookie };
  const answer = await fetch(site.url + path, { method: "POST", headers, body: JSON.stringify(body) });
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

/** Adds colleagues who are at work at all hours, with the admin's password. */
async function addColleagues(name: string): Promise<{ id: number; username: string }[]> {
  const { rows } = await query<{ id: number; username: string }>(
    server.url(),
    `insert into users (username, password, first_name, last_name, role, email)
    select '${name}' || n, password, 'Colleague', n::text, role, '${name}' || n || '@example.com'
    from users, generate_series(1, ${PEOPLE}) n where username = 'admin' returning id, username`,
  );
  const hours = JSON.stringify({ days: [0, 1, 2, 3, 4, 5, 6], from: "00:00", to: "23:59" });
  await query(
    server.url(),
    `insert into notice_settings (user_id, choices, hours, has_names)
    select id, '${JSON.stringify(DEFAULT_CHOICES)}', '${hours}', false from users where username like '${name}%'`,
  );
  return rows;
}

/** Measures the time from the order to assign a new request to a colleague until `hasHeard` returns true. */
async function timeOf(cookie: string, ownerId: number, hasHeard: () => boolean): Promise<number> {
  const person = { name: "Rosa Vela", email: "rosa@example.com", phone: "713-555-0166", zipCode: "77008" };
  const sent = await post("/api/quote-requests", { insuranceType: "auto", ...person, name: `Rosa Vela ${ownerId}` });
  const { reference }: { reference: string } = await sent.json();
  const start = performance.now();
  await post(`/api/quote-requests/${reference}/work`, { version: 0, change: { do: "assign", ownerId } }, cookie);
  while (!hasHeard()) await wait(10);
  return performance.now() - start;
}

const cookie = await logIn("admin");
const times = { push: new Array<number>(), mail: new Array<number>() };
for (const { id, username } of await addColleagues("near")) {
  await post("/api/user/push-devices", subscriptionAt(`${pushes.origin}/${username}`), await logIn(username));
  times.push.push(await timeOf(cookie, id, () => pushes.taken.some(({ path }) => path === `/${username}`)));
}
for (const { id, username } of await addColleagues("away")) {
  const address = `${username}@example.com`;
  const isTaken = () => mails.mails.some(({ to }) => to?.some((one) => one.address === address));
  times.mail.push(await timeOf(cookie, id, isTaken));
}
await site.stop();
await Promise.all([mails.close(), pushes.close()]);
await server.stop();
rmSync(folder, { recursive: true, force: true });

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const rows = Object.entries(times).map(([way, measured]) => [
  way,
  seconds(median(measured)),
  seconds(Math.max(...measured)),
  median(measured) <= LIMIT_MS ? "holds" : "FAILS",
]);
const table = tableOf(["Way", "Median", "Slowest", "Limit"], rows);
console.log(table);
writeReport(
  "notices",
  `Made by \`npm run bench:notices\`: a request is assigned to each of ${PEOPLE} colleagues with a device and ${PEOPLE} without one who
are not in the portal; the time is that until a stand-in of the push service, or the mail server, has it. The limit is
${LIMIT_MS / 1000} s at the median.

${table}`,
);
if (rows.some((row) => row.includes("FAILS"))) process.exitCode = 1;
