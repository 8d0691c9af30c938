import { MAX_CONCURRENT_MAILS } from "../../../server/work/outbox/send-email.ts";
import { postmasterOf } from "../../support/embedded-server.ts";
import { createDatabase, startPostgres } from "../../support/postgres-server.ts";
import type { Fault, Outcome } from "../fault.ts";
import { inOffice, inRounds, strike, type Office } from "../office.ts";

const mayBeUnclear = {
  why: "killed while the mail server had a mail and had not answered",
  mails: MAX_CONCURRENT_MAILS,
};

async function killProgram(office: Office): Promise<number> {
  const since = performance.now();
  await office.site().stop("SIGKILL");
  await office.start();
  return since;
}

async function killDatabase({ dataDir }: Office): Promise<number> {
  process.kill(postmasterOf(dataDir) ?? 0, "SIGKILL");
  return performance.now();
}

async function killBoth(office: Office): Promise<number> {
  await killDatabase(office);
  return killProgram(office);
}

const over = (fault: (office: Office) => Promise<number>) => (rounds: number) =>
  inOffice({}, (office) => inRounds(rounds, (round) => strike(office, round, () => fault(office))));

async function killProgramElsewhere(rounds: number): Promise<Outcome> {
  const server = await startPostgres({ fsync: true });
  try {
    const { url } = await createDatabase(server.url());
    return await inOffice({ database: url, variables: { DATABASE_URL: url } }, (office) =>
      inRounds(rounds, (round) => strike(office, round, () => killProgram(office))),
    );
  } finally {
    await server.stop();
  }
}

export const kills: Fault[] = [
  { name: "kill-program", what: "program killed (-9)", rounds: 20, mayBeUnclear, run: over(killProgram) },
  {
    name: "kill-program-elsewhere",
    what: "program killed (-9), database elsewhere",
    rounds: 20,
    mayBeUnclear,
    run: killProgramElsewhere,
  },
  { name: "kill-database", what: "its own database killed (-9)", rounds: 10, run: over(killDatabase) },
  { name: "kill-both", what: "program and database killed (-9)", rounds: 10, mayBeUnclear, run: over(killBoth) },
];
