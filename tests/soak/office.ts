import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { queryEmbedded } from "../support/embedded-server.ts";
import { freePort, query } from "../support/postgres-server.ts";
import { SHORT_WAIT, startSite, type SiteProcess } from "../support/site-process.ts";
import { startSmtpSink, type SmtpSink } from "../support/smtp-sink.ts";
import { ADMIN_PASSWORD } from "../support/test-env.ts";
import { AGENTS, count, type Counts, type UnclearMail } from "./count.ts";
import type { Outcome } from "./fault.ts";
import { secondsSince, until } from "./until.ts";
import { createVisitors, type Visitors } from "./visitors.ts";

/** The started program with its data, its mail server and its visitors. */
export type Office = {
  dataDir: string;
  variables: Record<string, string>;
  sink: SmtpSink;
  visitors: Visitors;
  site(): SiteProcess;
  /** Starts the program again on the same port and data. */
  start(more?: Record<string, string>): Promise<void>;
  get(path: string): Promise<Response>;
  query(text: string): Promise<Record<string, unknown>[]>;
  /** Resolves when no job is left for the leads that came. */
  atRest(): Promise<void>;
  /** Registers cleanup work for after the count and the end of the program. */
  afterwards(work: () => void): void;
};

type Setting = {
  /** The environment variables besides the port, folder and mail server. */
  variables?: Record<string, string>;
  /** The direct address of the database, past any proxy between it and the program. */
  database?: string;
  /** Returns the address of the mail server for the program. */
  smtp?: (sink: SmtpSink) => string | Promise<string>;
};

/** Selects mails that a dead worker was handing over. A person decides about them, so there is nothing to wait for. */
const UNCLEAR = `select number as id, to_address as "to", text from messages
  where channel = 'email' and handed_over_at is not null and status in ('queued', 'unclear')`;
const REST = `select count(*)::int as n from jobs.job
  where name in ('notify-of-lead', 'send-email') and state < 'completed'
    and not (state < 'active' and data ->> 'emailId' in (select id::text from (${UNCLEAR}) unclear))`;
const STORED = "select name, reference from requests where name like 'Soak %'";

/** Opens an office, runs the work, waits until all mails are sent, and counts. */
export async function inOffice(setting: Setting, work: (office: Office) => Promise<number[]>): Promise<Outcome> {
  const dataDir = mkdtempSync(join(tmpdir(), "bluebonnet-soak-"));
  const sink = await startSmtpSink();
  const port = String(await freePort());
  const mail = { SMTP_URL: (await setting.smtp?.(sink)) ?? sink.url, AGENTS_MAILBOX: AGENTS };
  const variables = { DATA_DIR: dataDir, ADMIN_PASSWORD, ...mail, ...setting.variables };
  const visitors = createVisitors(`http://127.0.0.1:${port}`);
  const last: (() => void)[] = [];
  const running: { site?: SiteProcess } = {};
  const office: Office = {
    dataDir,
    variables,
    sink,
    visitors,
    site() {
      if (!running.site) throw new Error("the program was not started");
      return running.site;
    },
    async start(more = {}) {
      running.site = await startSite({ ...SHORT_WAIT, ...variables, PORT: port, ...more });
    },
    get: (path) => fetch(`http://127.0.0.1:${port}${path}`),
    async query(text) {
      const found = setting.database ? await query(setting.database, text) : await queryEmbedded(dataDir, text);
      return found.rows;
    },
    atRest: () => until("all jobs are done", async () => (await office.query(REST))[0]?.["n"] === 0),
    afterwards: (leave) => void last.push(leave),
  };
  try {
    await office.start();
    const seconds = await work(office);
    await office.atRest();
    return { ...(await countIn(office)), sentAgain: visitors.refusals(), seconds };
  } catch (error) {
    console.error(running.site?.output().split("\n").slice(-20).join("\n"));
    throw error;
  } finally {
    await running.site?.stop();
    await sink.close();
    for (const leave of last) leave();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function countIn({ visitors, query: ask, sink }: Office): Promise<Counts> {
  const rows = (await ask(STORED)) as { name: string; reference: string }[];
  return count(visitors.leads, { rows, unclear: (await ask(UNCLEAR)) as UnclearMail[] }, sink.mails);
}

/** The number of leads per round. */
const LEADS = 150;

/**
 * Runs one round: many visitors at once, and the fault in their midst, at a different point of the burst each time. The
 * fault returns the time from which on the program should recover. Returns the seconds until a new visitor was served.
 */
export async function strike(office: Office, round: number, fault: () => Promise<number>): Promise<number> {
  const burst = office.visitors.send(LEADS);
  await burst.acknowledged(((round * 37) % 120) + 1);
  const since = await fault();
  await office.visitors.send(1).all;
  await until("/readyz says so", async () => (await office.get("/readyz")).ok);
  const seconds = secondsSince(since);
  await office.visitors.all();
  return seconds;
}

/** Runs the rounds one after the other. */
export async function inRounds(rounds: number, once: (round: number) => Promise<number>): Promise<number[]> {
  const seconds: number[] = [];
  for (let round = 0; round < rounds; round++) seconds.push(await once(round));
  return seconds;
}
