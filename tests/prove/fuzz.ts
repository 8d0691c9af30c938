import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { sql } from "drizzle-orm";
import type { Deps } from "../../server/platform/deps.ts";
import { startSmsProvider } from "../support/sms-provider.ts";
import { startSmtpSink } from "../support/smtp-sink.ts";
import { fuzz, summarise, type FuzzFault } from "./fuzz/run.ts";
import { forbiddenIn } from "./fuzz/stored.ts";
import { report, say } from "./report.ts";
import { withShipped } from "./shipped.ts";

/**
 * Calls every endpoint of the shipped program with 500 generated inputs, made from the description that the program gives
 * of its API: valid ones, nearly valid ones and hostile ones. Exits with 1 on an answer of 5xx, one that differs from its
 * schema, or something stored that a rule forbids. `--seed` makes the same calls again, `--only` some endpoints,
 * `--cases` another number of each.
 */
const { values } = parseArgs({
  options: { seed: { type: "string" }, only: { type: "string" }, cases: { type: "string" } },
});
const CASES_PER_ROUND = 25;
const MOST_SHOWN = 40;
const seed = Number(values.seed ?? process.env["PROVE_SEED"] ?? randomInt(2 ** 31));
const cases = Number(values.cases ?? process.env["PROVE_CASES"] ?? 500);
const casesPerRound = Math.min(CASES_PER_ROUND, cases);
say(`The seed is ${seed}: npm run prove -- --only fuzz --seed ${seed} makes the same calls again.`);

const account = { sid: `AC${"0".repeat(32)}`, token: "token-of-the-proof" };
const [mail, texts] = await Promise.all([startSmtpSink(), startSmsProvider(account)]);
const variables = {
  SMTP_URL: mail.url,
  TWILIO_ACCOUNT_SID: account.sid,
  TWILIO_AUTH_TOKEN: account.token,
  TWILIO_FROM: "+17135550100",
  TWILIO_API_URL: texts.url,
  PUBLIC_URL: "http://bluebonnet.example",
};
let shown = 0;
const { outcome, forbidden, jobs } = await withShipped({ variables, demoLeads: 120 }, async (program) => ({
  outcome: await fuzz(program, {
    seed,
    rounds: Math.ceil(cases / casesPerRound),
    casesPerRound,
    ...(values.only && { only: new RegExp(values.only) }),
    afterRound(round, { cases: done, faults: found }) {
      say(`round ${round + 1}: ${done} cases, ${found.length} faults`);
      for (const text of byEndpoint(found.slice(shown))) say(text);
      shown = found.length;
    },
  }),
  forbidden: await forbiddenIn(program.deps),
  jobs: await failedJobs(program.deps),
}));
await mail.close();
texts.close();

for (const text of [...forbidden, ...jobs].slice(0, MOST_SHOWN)) say(text);
const unreached = [...outcome.accepted].filter(([, count]) => count === 0).map(([name]) => name);
say(`accepted nothing: ${unreached.join(", ") || "none"}`);
const faults = outcome.faults.length + forbidden.length + jobs.length;
report({ cases: outcome.cases, faults, seed, note: summarise(outcome) });

/** Returns the jobs that failed because of what calls had stored. */
async function failedJobs({ db }: Deps): Promise<string[]> {
  const { rows } = await db.execute<{ name: string; n: number; output: string }>(
    sql`select name, count(*)::int as n, min(output::text) as output from jobs.job where state = 'failed' group by name`,
  );
  return rows.map(({ name, n, output }) => `${n} jobs ${name} failed: ${output.slice(0, 300)}`);
}

/** Lists each fault of an endpoint once. */
function byEndpoint(found: FuzzFault[]): string[] {
  const seen = new Map<string, FuzzFault & { times: number }>();
  for (const fault of found) {
    const key = `${fault.name} ${fault.wrong.slice(0, 60)}`;
    seen.set(key, { ...fault, times: (seen.get(key)?.times ?? 0) + 1 });
  }
  return [...seen.values()].map(({ name, wrong, call, times }) => `${name} (${times} times): ${wrong}\n    ${call}`);
}
