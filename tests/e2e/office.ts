import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { PgBoss } from "pg-boss";
import { officeState } from "../../domain/platform/office-open.ts";
import { wallClock } from "../../domain/platform/wall-clock.ts";
import { agency } from "../support/agency.ts";
import { clockShiftEnv } from "../support/clock-of-site.ts";
import { createDatabase, freePort, startPostgres } from "../support/postgres-server.ts";
import { startPushService } from "../support/push-service.ts";
import { startSite } from "../support/site-process.ts";
import { startSmtpSink } from "../support/smtp-sink.ts";
import { ADMIN, expect } from "./fixtures.ts";

const HOUR_MS = 3_600_000;

/** Returns the latest morning at 11 on which the office is open till the afternoon. */
function openMorning(): Date {
  let time = Date.now() - (Date.now() % HOUR_MS);
  const isRight = () =>
    wallClock(new Date(time), agency.timezone).getUTCHours() === 11 &&
    [0, 5].every((hours) => officeState(agency, new Date(time + hours * HOUR_MS))?.isOpen);
  while (!isRight()) time -= HOUR_MS;
  return new Date(time);
}

type Account = { username: string; password: string };

/** Logs in, again after the clock has left the session behind. */
export async function logIn(page: Page, { username, password }: Account): Promise<void> {
  expect((await page.request.post("/api/login", { data: { username, password } })).status()).toBe(200);
}

/**
 * Starts an office of its own, for tests of what happens over hours and months: the program with a mail server in both
 * directions, a stand-in of a push service, and a clock that can be moved. Its jobs run when a test says so.
 */
export async function openOffice(browser: Browser) {
  const morning = openMorning();
  const [postgres, mails, pushes] = [await startPostgres(), await startSmtpSink(), await startPushService()];
  const database = await createDatabase(postgres.url());
  const folder = mkdtempSync(join(tmpdir(), "bluebonnet-office-"));
  const [inboundPort, shiftFile] = [await freePort(), join(folder, "shift")];
  const site = await startSite({
    DATABASE_URL: database.url,
    DATA_DIR: join(folder, "data"),
    ADMIN_PASSWORD: ADMIN.password,
    SMTP_URL: mails.url,
    INBOUND_MAIL_DOMAIN: "reply.example.com",
    INBOUND_MAIL_PORT: String(inboundPort),
    ...clockShiftEnv(morning),
    CLOCK_SHIFT_FILE: shiftFile,
  });
  const queue = new PgBoss({ connectionString: database.url, schema: "jobs", supervise: false, schedule: false });
  await queue.start();
  return {
    url: site.url,
    morning,
    mails,
    pushes,
    inboundPort,
    /** Moves the clock to a time after the morning. */
    moveClock({ minutes = 0, days = 0 }: { minutes?: number; days?: number }): void {
      const later = morning.getTime() + minutes * 60_000 + days * 24 * HOUR_MS;
      writeFileSync(shiftFile, String(later - Date.now()));
      site.child.kill("SIGUSR2");
    },
    /** Runs a job of the program now. */
    run: (job: string) => queue.send(job, {}),
    /** Opens a browser for somebody, logged in. */
    async enter(account: Account, viewport = { width: 1366, height: 768 }): Promise<Page> {
      const page = await browser.newPage({ baseURL: site.url, locale: "en-US", viewport });
      await logIn(page, account);
      return page;
    },
    async close() {
      await queue.stop({ graceful: false });
      await site.stop();
      await Promise.all([mails.close(), pushes.close()]);
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
export type Office = Awaited<ReturnType<typeof openOffice>>;
