import { setTimeout as wait } from "node:timers/promises";
import { clientOf } from "../../support/http-client.ts";
import type { SmtpSink } from "../../support/smtp-sink.ts";
import { startTcpProxy, type TcpProxy } from "../../support/tcp-proxy.ts";
import { ADMIN_PASSWORD } from "../../support/test-env.ts";
import type { Fault, Outcome } from "../fault.ts";
import { inOffice, inRounds, type Office } from "../office.ts";
import { secondsSince, until } from "../until.ts";

const LEADS = 30;
/** Longer than the time after which a job without a heartbeat is taken over. */
const SLOW_MS = 60_000;
/** The number of slowly answered mails per round: as many as the workers that are kept free of bulk mail. */
const SLOW_MAILS = 4;
const BUSY_MS = 10_000;

/**
 * One round: `begin` makes the mail server fail, `shows` waits for the effect on the leads, `mend` repairs it. The
 * round lasts until all mails are sent.
 */
type Trouble = {
  begin(office: Office): void;
  shows(office: Office): Promise<void>;
  mend(office: Office): Promise<void>;
};

async function inTrouble(office: Office, { begin, shows, mend }: Trouble): Promise<number> {
  begin(office);
  const before = performance.now();
  await office.visitors.send(LEADS).all;
  // A visitor must not wait for the mail server.
  if (secondsSince(before) > 15) throw new Error("visitors waited for the mail server");
  await shows(office);
  const since = performance.now();
  await mend(office);
  await office.atRest();
  return secondsSince(since);
}

type Smtp = (sink: SmtpSink) => string | Promise<string>;

const throughout =
  (trouble: Trouble, smtp: Smtp = (sink) => sink.url) =>
  (rounds: number): Promise<Outcome> =>
    inOffice({ smtp }, (office) => inRounds(rounds, () => inTrouble(office, trouble)));

/** Returns true when all mails of the leads are stored, and `many` of them are in the given state. */
async function mailsAre({ query, visitors }: Office, many: number, state: string): Promise<boolean> {
  const [row] = await query(
    `select count(*)::int as all, (count(*) filter (where ${state}))::int as such from messages where channel = 'email'`,
  );
  return row?.["all"] === 2 * visitors.leads.length && row["such"] === many;
}

const refuseAt = (code: number, at: SmtpSink["answer"]["at"]) => (office: Office) =>
  void Object.assign(office.sink.answer, { code, at });
const takeAgain = async ({ sink }: Office) => void (sink.answer.code = null);

const slow: Trouble = {
  begin({ sink }) {
    let left = SLOW_MAILS;
    sink.beforeAnswer.wait = async () => {
      if (left-- > 0) await wait(SLOW_MS);
    };
  },
  // The other mails are sent meanwhile.
  shows: (office) => until("the others are sent", () => mailsAre(office, SLOW_MAILS, "status = 'queued'")),
  mend: async () => undefined,
};

const greylisting: Trouble = {
  begin: refuseAt(451, "recipient"),
  async shows(office) {
    await until("all were put off", () => mailsAre(office, 0, "attempts = 0"));
    await wait(BUSY_MS);
  },
  mend: takeAgain,
};

const refusing: Trouble = {
  begin: refuseAt(550, "recipient"),
  shows: (office) => until("all are given up", () => mailsAre(office, 2 * LEADS, "status = 'failed'")),
  async mend(office) {
    await takeAgain(office);
    await sendFailedAgain(office);
  },
};

/** Retries the failed jobs, as an admin does on the page of failed jobs. */
async function sendFailedAgain(office: Office): Promise<void> {
  const admin = clientOf(office.site().url);
  await admin.logIn("admin", ADMIN_PASSWORD);
  for (const { id } of await admin.read<{ id: string }[]>("/api/failed-jobs")) {
    const { status } = await admin.post(`/api/failed-jobs/${id}/retry`, {});
    if (status !== 200) throw new Error(`a failed job could not be tried again: ${status}`);
  }
}

const refusingLogin: Trouble = {
  begin: refuseAt(535, "login"),
  async shows(office) {
    const admin = clientOf(office.site().url);
    await admin.logIn("admin", ADMIN_PASSWORD);
    const health = () => admin.read<{ held: { count: number } | null }>("/api/mail-health");
    await until("admins are told that all mails wait", async () => (await health()).held?.count === 2 * LEADS);
  },
  mend: takeAgain,
};

/**
 * Runs rounds with a mail server that accepts connections and stays silent, from before the first mail: it would have
 * to answer a mail that it has taken.
 */
async function hanging(rounds: number): Promise<Outcome> {
  let proxy: TcpProxy | undefined;
  const silent: Trouble = {
    begin: () => undefined,
    shows: (office) => until("all mails wait", () => mailsAre(office, 2 * LEADS, "error like 'MailHeld%'")),
    mend: async () => proxy?.swallowWhere(null),
  };
  async function smtp(sink: SmtpSink): Promise<string> {
    proxy = await startTcpProxy(Number(new URL(sink.url).port));
    proxy.swallowWhere(() => true);
    return `smtp://127.0.0.1:${proxy.port}`;
  }
  try {
    return await throughout(silent, smtp)(rounds);
  } finally {
    await proxy?.close();
  }
}

export const mails: Fault[] = [
  {
    name: "mail-slow",
    what: "mail server takes 60 s for its answer after DATA",
    rounds: 1,
    run: throughout(slow),
  },
  { name: "mail-greylisting", what: "mail server puts off (451)", rounds: 2, run: throughout(greylisting) },
  {
    name: "mail-refusing",
    what: "mail server refuses recipients (550); an admin sends again",
    rounds: 2,
    run: throughout(refusing),
  },
  {
    name: "mail-refusing-login",
    what: "mail server refuses our login (535)",
    rounds: 1,
    run: throughout(refusingLogin, (sink) => sink.urlWithLogin),
  },
  { name: "mail-hanging", what: "mail server takes connections and is silent", rounds: 1, run: hanging },
];
