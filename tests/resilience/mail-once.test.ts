import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { postQuote } from "../support/post-quote.ts";
import { ended, query, startPostgres, type PostgresServer } from "../support/postgres-server.ts";
import { startSite, type SiteProcess } from "../support/site-process.ts";
import { startSmtpSink, type SmtpSink } from "../support/smtp-sink.ts";
import { ADMIN_PASSWORD } from "../support/test-env.ts";

describe("R13: a mail is delivered once", () => {
  const folder = mkdtempSync(join(tmpdir(), "bluebonnet-mail-once-"));
  let server: PostgresServer;
  let sink: SmtpSink;
  let site: SiteProcess;

  const start = () =>
    startSite({
      DATABASE_URL: server.url("mails"),
      DATA_DIR: folder,
      ADMIN_PASSWORD,
      SMTP_URL: sink.url,
      AGENTS_MAILBOX: "team@example.com",
    });
  /** Sends a lead and returns its reference. Each lead makes two mails: one to the agents and one to the visitor. */
  async function post(name: string): Promise<string> {
    const answer = await postQuote(site.url, name);
    const receipt: { reference?: string } | undefined = await answer?.json();
    return receipt?.reference ?? "none";
  }
  const copies = (reference: string) => sink.mails.filter((mail) => mail.text?.includes(reference));
  async function rows(reference: string) {
    const text = `select status, attempts from messages where text like '%${reference}%'`;
    const found = await query<{ status: string; attempts: number }>(server.url("mails"), text).catch(() => null);
    return found?.rows ?? [];
  }
  async function areSent(reference: string): Promise<void> {
    const statuses = async () => (await rows(reference)).map((row) => row.status);
    await expect.poll(statuses, { interval: 500 }).toEqual(["sent", "sent"]);
  }
  const marksOnDisk = () => readFileSync(join(folder, "sent-mails.log"), "utf8").match(/^[0-9a-f]{32}$/gm)?.length ?? 0;
  /** Kills the database when the mail server has received both mails of a lead and has acknowledged neither. */
  function killDatabaseAtNextMails(): void {
    const both = Promise.withResolvers<void>();
    let arrived = 0;
    sink.beforeAnswer.wait = async () => {
      if (++arrived === 2) both.resolve(void (await ended(server.process, "SIGKILL")));
      if (arrived <= 2) await both.promise;
    };
  }

  beforeAll(async () => {
    server = await startPostgres();
    await query(server.url(), "create database mails");
    sink = await startSmtpSink();
    site = await start();
    // The shortest interval that the queue allows, so that a minute is enough for the test.
    await query(server.url("mails"), "update jobs.queue set heartbeat_seconds = 10");
  });
  afterAll(async () => {
    await site.stop("SIGKILL");
    await sink.close();
    await server.stop();
  });

  it("by a program that gives the mail server time after the mail itself; other mails pass by meanwhile", async () => {
    let answered = 0;
    // Longer than the time after which a job without heartbeats is taken over, and than the former timeout of a mail
    // server.
    sink.beforeAnswer.wait = async (mail) => {
      if (mail.text?.includes("Slow")) await wait(32_000).then(() => answered++);
    };
    const slow = await post("Slow");
    await expect.poll(() => copies(slow).length).toBe(2);
    const quick = await post("Quick");
    await areSent(quick);
    expect(answered).toBe(0);
    await areSent(slow);
    expect(copies(slow)).toHaveLength(2);
    expect((await rows(slow)).map((row) => row.attempts)).toEqual([1, 1]);
  });

  it("when the database dies after the sending", async () => {
    const before = marksOnDisk();
    killDatabaseAtNextMails();
    const reference = await post("Database");
    await expect.poll(marksOnDisk).toBe(before + 2);
    await server.restart();
    await areSent(reference);
    expect(copies(reference)).toHaveLength(2);
  });

  it("when the database and the program die after the sending", async () => {
    const before = marksOnDisk();
    killDatabaseAtNextMails();
    const reference = await post("Both");
    await expect.poll(marksOnDisk).toBe(before + 2);
    await site.stop("SIGKILL");
    await server.restart();
    site = await start();
    await areSent(reference);
    expect(copies(reference)).toHaveLength(2);
  });
});
