import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { expect } from "vitest";
import { verifyBackup } from "../../server/operations/backup/read.ts";
import { makeFormerOffice } from "../support/former-office.ts";
import { clientOf } from "../support/http-client.ts";
import { freePort, query } from "../support/postgres-server.ts";
import { spawnSite, startSite, type SiteProcess } from "../support/site-process.ts";
import { startSmtpSink } from "../support/smtp-sink.ts";
import { freshDatabase } from "../support/test-app.ts";
import { ADMIN_PASSWORD } from "../support/test-env.ts";
import { smoke } from "./smoke.ts";

/** The test of an upgrade without a backup: the owner of the older database has a backup of their own. */
export const afterUpgrade = () =>
  smoke(
    "the upgrade of an older database",
    async () => {
      const { env, backups, drop } = await makeFormerOffice();
      const variables = { ...env, BACKUP_BEFORE_UPGRADE: "no" };
      const site = await startSite(variables);
      const stop = async () => {
        await site.stop();
        await drop();
      };
      return { variables: [variables], site, backups, stop };
    },
    {
      BACKUP_BEFORE_UPGRADE: [
        "leaves out the backup before an upgrade",
        async ({ site, backups }) => {
          expect(site.output()).toMatch(/Upgrade, step 1 of[^]*Upgrade: finished/);
          expect(existsSync(backups)).toBe(false);
        },
      ],
    },
  );

/** Starts a web process and later a separate worker process, on one PostgreSQL. */
async function startApart() {
  const [mail, database] = await Promise.all([startSmtpSink(), freshDatabase()]);
  const url = database.env["DATABASE_URL"] ?? "";
  const forWeb = {
    ...database.env,
    SERVICES: "web",
    SESSION_IDLE_MINUTES: "5",
    SESSION_ABSOLUTE_HOURS: "2",
    DRAIN_MS: "2000",
    DATABASE_WAIT_MS: "60000",
    LOG_LEVEL: "error",
  };
  const backups = mkdtempSync(join(tmpdir(), "bluebonnet-backups-"));
  for (const name of BACKUPS) writeFileSync(join(backups, name), "");
  const forWorker = {
    ...database.env,
    SERVICES: "worker",
    SMTP_URL: mail.url,
    LEAD_RETENTION_MONTHS: "1",
    BACKUP_DIR: backups,
    BACKUP_EVERY_HOURS: "1",
    BACKUP_KEEP: "2",
    HEALTH_PORT: String(await freePort()),
    METRICS_TOKEN: "a-token-for-the-worker",
  };
  const web = await startSite(forWeb);
  let worker: SiteProcess | undefined;
  return {
    variables: [forWeb, forWorker],
    web,
    mail,
    health: `http://127.0.0.1:${forWorker.HEALTH_PORT}`,
    /** Lists the new backups in BACKUP_DIR, and the old ones that are left. */
    backups() {
      const names = readdirSync(backups);
      return { made: names.filter((name) => !BACKUPS.includes(name)), left: names.filter((n) => BACKUPS.includes(n)) };
    },
    async rowsInBackup(name: string) {
      return (await verifyBackup(join(backups, name))).rows;
    },
    office: clientOf(web.url),
    async rows<Row extends pg.QueryResultRow>(statement: string) {
      return (await query<Row>(url, statement)).rows;
    },
    /** Locks the sessions, so that calls keep their connections; returns the function that ends it. */
    async holdSessions() {
      const client = new pg.Client(url);
      await client.connect();
      await client.query("begin; lock table sessions in access exclusive mode");
      return () => client.end();
    },
    async startWorker() {
      worker = await spawnSite(forWorker);
      await expect.poll(() => worker?.output()).toContain(" is running");
      return worker;
    },
    async stop() {
      await Promise.all([web.stop("SIGKILL"), worker?.stop()]);
      await mail.close();
      await database.drop();
      rmSync(backups, { recursive: true, force: true });
    },
  };
}

/** Names of backups that are two, three and four hours old. */
const BACKUPS = [2, 3, 4].map((hours) => {
  const at = new Date(Date.now() - hours * 3_600_000).toISOString();
  return `bluebonnet-${at.slice(0, 19).replaceAll(":", "-")}Z.gz`;
});

const CUSTOMERS = ["Olga Old", "Yara Young"];

export const servicesApart = () =>
  smoke("web and worker apart", startApart, {
    DATABASE_URL: [
      "is where requests are stored",
      async ({ web, rows }) => {
        for (const name of CUSTOMERS) {
          const body = { insuranceType: "life", name, email: "visitor@example.com", phone: "713-555-0113" };
          expect((await clientOf(web.url).post("/api/quote-requests", body)).status).toBe(201);
        }
        expect(await rows("select name from requests order by id")).toEqual(CUSTOMERS.map((name) => ({ name })));
      },
    ],
    LOG_LEVEL: [
      "keeps what is no error out of the log",
      async ({ web }) => {
        expect((await fetch(`${web.url}/api/testimonials`)).status).toBe(200);
        expect(web.output()).not.toContain('"level":30');
      },
    ],
    SESSION_ABSOLUTE_HOURS: [
      "is how long a session lasts",
      async ({ office, rows }) => {
        expect((await office.logIn("admin", ADMIN_PASSWORD)).status).toBe(200);
        const lasting = "select extract(epoch from expires_at - created_at)::int / 3600 as hours from sessions";
        expect(await rows(lasting)).toEqual([{ hours: 2 }]);
      },
    ],
    SESSION_IDLE_MINUTES: [
      "is how long it may rest",
      async ({ office, rows }) => {
        const restFor = (minutes: number) =>
          rows(`update sessions set last_seen_at = now() - interval '${minutes} minutes'`);
        await restFor(4);
        expect((await office.get("/api/user")).status).toBe(200);
        await restFor(6);
        expect((await office.get("/api/user")).status).toBe(401);
      },
    ],
    SERVICES: [
      "divides the work: one answers, the other sends",
      async ({ rows, mail, startWorker }) => {
        expect(await rows("select id from messages")).toEqual([]);
        await rows("update requests set last_used_at = now() - interval '2 months' where name like '% Old'");
        // Without an earlier run nothing is removed until an admin confirms.
        await rows(
          "insert into system_state (key, value) values ('retention', json_build_object('lastRunAt', now() - interval '1 day')) on conflict (key) do update set value = excluded.value",
        );
        await rows("insert into jobs.job (name, data) values ('remove-expired', '{}'), ('back-up', '{}')");
        const worker = await startWorker();
        expect(worker.output()).toContain("none (worker only)");
        await expect(fetch(`${worker.url}/healthz`)).rejects.toThrow("fetch failed");
        await expect.poll(() => mail.mails.length).toBeGreaterThanOrEqual(2);
      },
    ],
    HEALTH_PORT: [
      "is where a process that only works tells how it is, and nothing else",
      async ({ health }) => {
        for (const path of ["/healthz", "/readyz"]) expect((await fetch(health + path)).status).toBe(200);
        const figures = (token: string) =>
          fetch(`${health}/metrics`, { headers: { authorization: `Bearer ${token}` } });
        expect((await figures("another")).status).toBe(401);
        expect(await (await figures("a-token-for-the-worker")).text()).toContain("bluebonnet_database_up 1");
        const other = await fetch(`${health}/api/testimonials`);
        expect([other.status, await other.json()]).toEqual([404, { error: "Not found.", code: "notFound" }]);
        expect(other.headers.get("content-security-policy")).toContain("default-src 'none'");
      },
    ],
    LEAD_RETENTION_MONTHS: [
      "is when an unused request goes",
      async ({ rows }) => {
        await expect.poll(() => rows("select name from requests")).toEqual([{ name: "Yara Young" }]);
      },
    ],
    BACKUP_DIR: [
      "is where backups appear by themselves",
      async ({ backups, rowsInBackup }) => {
        await expect.poll(() => backups().made).toEqual([expect.stringMatching(/^bluebonnet-\d{4}-[-\dT]+Z\.gz$/)]);
        expect(await rowsInBackup(backups().made[0] ?? "")).toBeGreaterThan(100);
      },
    ],
    BACKUP_EVERY_HOURS: [
      "makes one where the last is two hours old",
      async ({ backups }) => {
        await expect.poll(() => backups().made).toHaveLength(1);
      },
    ],
    BACKUP_KEEP: [
      "is how many stay",
      async ({ backups }) => {
        await expect.poll(() => backups().left).toEqual(BACKUPS.slice(0, 1));
      },
    ],
    DATABASE_WAIT_MS: [
      "is how long calls wait for one of the connections",
      async ({ web, holdSessions }) => {
        const office = clientOf(web.url);
        await office.logIn("admin", ADMIN_PASSWORD);
        const letGo = await holdSessions();
        // More than there are connections: the others wait for one, longer than they do without the variable.
        const answers = Array.from({ length: 30 }, () => office.get("/api/user"));
        await Promise.race([wait(4_000), Promise.all(answers)]);
        await letGo();
        expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(answers.map(() => 200));
      },
    ],
    DRAIN_MS: [
      "bounds the wait for what is under way",
      async ({ web }) => {
        const socket = connect(Number(new URL(web.url).port), "127.0.0.1").on("error", () => undefined);
        const head = "POST /api/contact-requests HTTP/1.1\r\nHost: site\r\nExpect: 100-continue\r\n";
        socket.write(`${head}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n`);
        expect(String(await once(socket, "data"))).toContain("100 Continue");
        const begun = performance.now();
        expect(await web.stop()).toBe(1);
        const waited = performance.now() - begun;
        expect([waited > 1_900, waited < 9_000]).toEqual([true, true]);
        socket.destroy();
      },
    ],
  });
