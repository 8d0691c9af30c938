import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "@playwright/test";
import { findBrowser } from "../../scripts/find-browser.ts";
import { clockShiftEnv } from "../support/clock-of-site.ts";
import { createDatabase, freePort, startPostgres } from "../support/postgres-server.ts";
import { startSite } from "../support/site-process.ts";
import { startSmtpSink } from "../support/smtp-sink.ts";
import { hasTurnServer, startTurnServer } from "../support/turn-server.ts";
import { ADMIN, expect } from "./fixtures.ts";

/** A browser whose windows and microphone are made up and given without a question. */
const launch = () =>
  chromium.launch({
    executablePath: findBrowser(),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--use-fake-ui-for-media-stream",
      "--use-fake-device-for-media-stream",
    ],
  });

/**
 * Starts two processes on one database, with a clock that can be moved and, where coturn is installed, a TURN server;
 * and two browsers.
 */
export async function openShareSites() {
  const folder = mkdtempSync(join(tmpdir(), "bluebonnet-share-"));
  const [postgres, mails] = [await startPostgres(), await startSmtpSink()];
  const database = await createDatabase(postgres.url());
  const [turnPort, shiftFile, secret] = [await freePort(), join(folder, "shift"), "a-secret-of-the-tests"];
  const withTurn = hasTurnServer();
  let turn = withTurn ? await startTurnServer(turnPort, secret) : null;
  const variables = {
    DATABASE_URL: database.url,
    ADMIN_PASSWORD: ADMIN.password,
    SMTP_URL: mails.url,
    ...clockShiftEnv(new Date()),
    CLOCK_SHIFT_FILE: shiftFile,
    ...(withTurn && { TURN_URL: `turn:127.0.0.1:${turnPort}`, TURN_SECRET: secret }),
  };
  const first = await startSite({ ...variables, DATA_DIR: join(folder, "data") });
  const twin = await startSite({ ...variables, DATA_DIR: join(folder, "data"), SERVICES: "web" });
  const [agents, guests] = await Promise.all([launch(), launch()]);
  return {
    withTurn,
    /** The agent's browser, logged in at the first process. */
    async agent(options: BrowserContextOptions = {}): Promise<Page> {
      const page = await openPage(agents, { baseURL: first.url, ...options });
      const { username, password } = ADMIN;
      expect((await page.request.post("/api/login", { data: { username, password } })).status()).toBe(200);
      return page;
    },
    /** A browser of a customer, at the other process. */
    guest: (options: BrowserContextOptions = {}) => openPage(guests, { baseURL: twin.url, ...options }),
    /** Moves the clock of both processes. */
    moveClock(minutes: number): void {
      writeFileSync(shiftFile, String(minutes * 60_000));
      for (const site of [first, twin]) site.child.kill("SIGUSR2");
    },
    async stopTurn(): Promise<void> {
      await turn?.stop();
      turn = null;
    },
    async startTurn(): Promise<void> {
      if (withTurn) turn = await startTurnServer(turnPort, secret);
    },
    async close(): Promise<void> {
      await Promise.all([agents.close(), guests.close()]);
      await Promise.all([first.stop(), twin.stop(), turn?.stop()]);
      await mails.close();
      await database.drop();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
export type ShareSites = Awaited<ReturnType<typeof openShareSites>>;

async function openPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ locale: "en-US", timezoneId: "America/Chicago", ...options });
  return context.newPage();
}

/** Returns the path of a link, to be opened at another process. */
export const pathOf = (link: string) => new URL(link).pathname;
