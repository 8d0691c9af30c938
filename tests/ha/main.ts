import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { secondsSince } from "../soak/until.ts";
import { CHILD_ENV } from "../support/child-env.ts";
import { BEGINNING, countSince, drill, type Outcome } from "./drill.ts";
import { faultsOf } from "./count.ts";
import { cannotHaveNetwork } from "./network.ts";
import { writeTable } from "./report.ts";
import { STRIKES } from "./strikes.ts";
import { startSystem, type System } from "./system.ts";

/**
 * `npm run ha`: three databases under Patroni, five processes of the shipped program, HAProxy, nginx, a steady load and
 * 200 screens; then every fault, one after the other. Writes the table of docs/reliability.md. `npm run ha -- --only
 * freeze,cut` makes some of them, `--keep` keeps all logs. Exits with 1 when something was lost, sent twice, not complete or not well in time.
 */
const { values } = parseArgs({
  options: { only: { type: "string" }, keep: { type: "boolean" }, "in-own-network": { type: "boolean" } },
});
const only = values.only?.split(",") ?? STRIKES.map(({ name }) => name);
const unknown = only.filter((name) => !STRIKES.some((strike) => strike.name === name));
if (unknown.length > 0)
  refuse(`There is no ${unknown.join(", ")}. There are: ${STRIKES.map(({ name }) => name).join(", ")}.`);

const PROGRAMS = ["etcd", "patroni", "patronictl", "haproxy", "nginx", "setpriv", "nsenter", "ip"];
const missing = PROGRAMS.filter((name) => spawnSync("which", [name]).status !== 0);
if (missing.length > 0)
  refuse(`Not installed: ${missing.join(", ")}. Debian has postgresql, patroni, etcd-server, haproxy and nginx.`);

function refuse(words: string): never {
  console.error(words);
  process.exit(2);
}

if (!values["in-own-network"]) {
  const cannot = cannotHaveNetwork();
  if (cannot) refuse(`It cannot run here: ${cannot}.`);
  // All of it runs in namespaces of its own: no port is taken, nothing can leave the network, and every process ends
  // with this one. The shell reaps orphans: a dead postmaster that nobody waits for would keep the next from starting.
  const namespaces = ["--net", "--pid", "--fork", "--mount-proc", "--kill-child", "bash", "-c", '"$0" "$@"; exit $?'];
  const again = [process.execPath, ...process.argv.slice(1), "--in-own-network"];
  process.exit(spawnSync("unshare", [...namespaces, ...again], { stdio: "inherit" }).status ?? 1);
}

const begun = performance.now();
const say = (words: string) => process.stdout.write(`${secondsSince(begun).toFixed(0)} s: ${words}\n`);

/** Counts everything once more, from the beginning on: a mail or text may have left again in a later fault. */
async function countAll(system: System, outcomes: Outcome[]): Promise<string[]> {
  const unclearMails = Math.max(...outcomes.map(({ strike }) => strike.bounds.unclearMails));
  return faultsOf(await countSince(system, BEGINNING), [], { unclearMails, wellWithin: null });
}

function verifyAudit(system: System): string[] {
  const env = { ...CHILD_ENV, ...system.variables };
  const { status, stdout, stderr } = spawnSync(process.execPath, ["build/program/verify-audit.js"], {
    env,
    encoding: "utf8",
  });
  return status === 0 ? [] : [`verify-audit: ${stdout}${stderr}`];
}

const system = await startSystem(say);
const outcomes: Outcome[] = [];
const wrong: string[] = [];
try {
  for (const strike of STRIKES.filter(({ name }) => only.includes(name))) {
    const outcome = await drill(system, strike);
    say(`${strike.name}: ${JSON.stringify({ ...outcome.counts, ...outcome.times })} ${outcome.wrong.join("; ")}`);
    outcomes.push(outcome);
    writeTable([outcome]);
  }
  wrong.push(...(await countAll(system, outcomes)), ...verifyAudit(system));
} catch (error) {
  wrong.push(error instanceof Error ? error.message : String(error));
  for (const part of system.parts) console.error(`${part.name}:\n${part.output().split("\n").slice(-15).join("\n")}`);
} finally {
  await system.close(values.keep ?? false);
}
wrong.push(...outcomes.flatMap((outcome) => outcome.wrong));
for (const words of wrong) console.error(words);
process.exit(wrong.length > 0 ? 1 : 0);
