import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { queryEmbedded } from "../support/embedded-server.ts";
import { freePort, query } from "../support/postgres-server.ts";
import { startSite, type SiteProcess } from "../support/site-process.ts";
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
  /** Starts the program where the last one was. */
  start(more?: Record<string, string>): Promise<void>;
  get(path: string): Promise<Response>;
  query(text: string): Promise<Record<string, unknown>[]>;
  /** Settles when nothing is left to be done for the leads that came. */
  atRest(): Promise<void>;
  /** What is to be done once all is counted and the program has ended. */
  afterwards(work: () => void): void;
};

type Setting = {
  /** What the program gets besides its port, folder and mail server. */
  variables?: Record<string, string>;
  /** Where the database can be asked past whatever stands between it and the program. */
  database?: string;
  /** Where the program finds the mail server. */
  smtp?: (sink: SmtpSink) => string | Promise<string>;
};

/** Handed over by a worker that is gone: what became of them is decided by a person, and by nothing that could be waited for. */
const UNCLEAR = `select number as id, to_address as "to", text from messages
  where channel = 'email' and handed_over_at is not null and status in ('queued', 'unclear')`;
const REST = `select count(*)::int as n from jobs.job
  where name in ('notify-of-lead', 'send-email') and state < 'completed'
    and not (state < 'active' and data ->> 'emailId' in (select id::text from (${UNCLEAR}) unclear))`;
const STORED = "select name, reference from requests where name like 'Soak %'";

/** Opens an office, lets the work be done there, waits until all mails are out, and counts. */
export async function inOffice(setting: Setting, work: (office: Office) => Promise<number[]>): Promise<Outcome> {
  const dataDir = mkdtempSync(join(tmpdir(), "bluebonnet-soak-"));
  const sink = await startSmtpSink();
  const port = String(await freePort());
  const mail = { SMTP_URL: (await setting.smtp?.(sink)) ?? sink.url, AGENTS_MAILBOX: AGENTS };
  const variables = { DATA_DIR: dataDir, ADMIN_PASSWORD, ...mail, ...setting.variables };
  const visitors = createVisitors(`http://127.0.0.1:${port}`);
  const last: (() => void)[] = [];
  let site: SiteProcess | null = null;
  const office: Office = {
    dataDir,
    variables,
    sink,
    visitors,
    site() {
      if (!site) throw new Error("the program was not started");
      return site;
    },
    async start(more = {}) {
      site = await startSite({ ...variables, PORT: port, ...more });
    },
    get: (path) => fetch(`http://127.0.0.1:${port}${path}`),
    async query(text) {
      const found = setting.database ? await query(setting.database, text) : await queryEmbedded(dataDir, text);
      return found.rows as Record<string, unknown>[];
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
    console.error((site as SiteProcess | null)?.output().split("\n").slice(-20).join("\n"));
    throw error;
  } finally {
    await (site as SiteProcess | null)?.stop();
    await sink.close();
    for (const leave of last) leave();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function countIn({ visitors, query: ask, sink }: Office): Promise<Counts> {
  const rows = (await ask(STORED)) as { name: string; reference: string }[];
  return count(visitors.leads, { rows, unclear: (await ask(UNCLEAR)) as UnclearMail[] }, sink.mails);
}

/** Leads of one round. */
const LEADS = 150;

/**
 * One round: many visitors at once, and in their midst the fault, at another point of the burst each time. It says from
 * when on all should become well again; how many seconds it took until a new visitor was served is given back.
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

/** Does something for each round, one after the other. */
export async function inRounds(rounds: number, once: (round: number) => Promise<number>): Promise<number[]> {
  const seconds: number[] = [];
  for (let round = 0; round < rounds; round++) seconds.push(await once(round));
  return seconds;
}
