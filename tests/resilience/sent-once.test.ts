import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { latestDecentHour, clockShiftEnv } from "../support/clock-of-site.ts";
import { query } from "../support/postgres-server.ts";
import { startSite, type SiteProcess } from "../support/site-process.ts";
import { startSmsProvider, type SmsProvider } from "../support/sms-provider.ts";
import { startSmtpSink, type SmtpSink } from "../support/smtp-sink.ts";
import { freshDatabase } from "../support/test-app.ts";
import { AGREED } from "../support/agreed.ts";

const account = { sid: `AC${"0123456789abcdef".repeat(2)}`, token: "provider-auth-token" };
const LEADS = 24;
/** The numbers of texts after which a worker is killed: the first, the second, the first again. */
const KILLS = [4, 8, 12];
/** The delay of each answer: most workers are killed while they wait for one. */
const SLOW_MS = 150;

const leads = Array.from({ length: LEADS }, (_, n) => ({
  insuranceType: "life",
  name: "Rosa Vela",
  email: `rosa-${n}@example.com`,
  phone: `+1713555${2000 + n}`,
  ...AGREED,
}));
const countOf = (all: string[]) => (one: string) => all.filter((item) => item === one).length;

describe("R13: two workers with folders of their own, killed at random", () => {
  let sink: SmtpSink;
  let provider: SmsProvider;
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let folders: string[];
  const sites: SiteProcess[] = [];
  const time = latestDecentHour();

  const start = async (n: number) => {
    sites[n] = await startSite({
      ...database.env,
      ...clockShiftEnv(time),
      DATA_DIR: folders[n] ?? "",
      SMTP_URL: sink.url,
      TWILIO_ACCOUNT_SID: account.sid,
      TWILIO_AUTH_TOKEN: account.token,
      TWILIO_FROM: "+17135550142",
      TWILIO_API_URL: provider.url,
    });
  };
  const ask = async (text: string) =>
    (await query<Record<string, string>>(database.env["DATABASE_URL"] ?? "", text)).rows;
  const texts = () => provider.received.map(({ form }) => form["To"] ?? "");
  const statuses = async (channel: string) =>
    (
      await ask(`select distinct status from messages where direction = 'out' and channel = '${channel}' order by 1`)
    ).map(({ status }) => status);

  beforeAll(async () => {
    [sink, provider, database] = await Promise.all([startSmtpSink(), startSmsProvider(account), freshDatabase()]);
    sink.beforeAnswer.wait = () => wait(SLOW_MS);
    provider.beforeAnswer.wait = () => wait(SLOW_MS);
    const shift = time.getTime() - Date.now();
    provider.clock.now = () => new Date(Date.now() + shift);
    folders = [database.env["DATA_DIR"] ?? "", mkdtempSync(join(tmpdir(), "bluebonnet-once-"))];
    cpSync(join(folders[0] ?? "", "app.key"), join(folders[1] ?? "", "app.key"));
    await Promise.all([start(0), start(1)]);
    // The shortest interval that the queue allows: another worker soon takes the jobs of a killed one.
    await ask("update jobs.queue set heartbeat_seconds = 10");
  });
  afterAll(async () => {
    await Promise.all(sites.map((site) => site.stop("SIGKILL")));
    await sink.close();
    provider.close();
    await database.drop();
    rmSync(folders[1] ?? "", { recursive: true, force: true });
  });

  it("go on after each other", async () => {
    const send = (lead: object, n: number) =>
      fetch(`${sites[n % 2]?.url}/api/quote-requests`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(lead),
      });
    for (const { status } of await Promise.all(leads.map(send))) expect(status).toBe(201);
    for (const [n, many] of KILLS.entries()) {
      await expect.poll(() => texts().length, { interval: 5 }).toBeGreaterThanOrEqual(many);
      await wait(Math.random() * SLOW_MS);
      await sites[n % 2]?.stop("SIGKILL");
      await start(n % 2);
    }
  });

  it("send every text and every mail once, and ask a person about the mails that nobody can look up", async () => {
    // Messages that a killed worker was handing over wait: until the provider can be asked, or no mail server would
    // answer any more.
    const jobs = "jobs.job where name in ('notify-of-lead', 'send-sms', 'send-email') and state";
    const hurry = async () => {
      const age = "set handed_over_at = handed_over_at - interval '1 hour' where handed_over_at is not null and status";
      await ask(`update messages ${age} in ('queued', 'unclear')`);
      await ask(
        "update jobs.job set start_after = now() where name in ('send-sms', 'send-email') and state < 'active'",
      );
    };
    const left = async () => {
      if ((await ask(`select 1 from ${jobs} = 'active'`)).length === 0) await hurry();
      return (await ask(`select 1 from ${jobs} < 'completed'`)).length;
    };
    await expect.poll(left, { interval: 1000 }).toBe(0);

    const texted = countOf(texts());
    expect(leads.map(({ phone }) => texted(phone))).toEqual(leads.map(() => 1));
    expect(await statuses("sms")).toEqual(["sent"]);

    const mailed = countOf(sink.mails.map(({ messageId = "" }) => messageId));
    const mails = await ask("select external_id, status from messages where channel = 'email'");
    const fates = mails.map(({ external_id = "", status }) => `${status}, arrived ${mailed(external_id)} times`);
    const sound = ["sent, arrived 1 times", "unclear, arrived 1 times", "unclear, arrived 0 times"];
    expect(fates.filter((fate) => !sound.includes(fate))).toEqual([]);
    expect(mails).toHaveLength(2 * LEADS);
  });
});
