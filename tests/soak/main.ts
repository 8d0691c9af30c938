import { parseArgs } from "node:util";
import { faultsIn, type Fault } from "./fault.ts";
import { ALL } from "./faults/all.ts";
import { writeTable, type Row } from "./report.ts";
import { secondsSince } from "./until.ts";

/**
 * `npm run soak`: injects every fault repeatedly while visitors send leads, counts lost and duplicate rows and mails,
 * and writes the table of docs/reliability.md. `npm run soak -- --only kill-program,cut-key --rounds 3` runs some of
 * them. Exits with 1 when something was lost, or duplicated without a reason.
 */
const { values } = parseArgs({ options: { only: { type: "string" }, rounds: { type: "string" } } });
const only = values.only?.split(",") ?? ALL.map(({ name }) => name);
const unknown = only.filter((name) => !ALL.some((fault) => fault.name === name));
if (unknown.length > 0)
  refuse(`There is no ${unknown.join(", ")}. There are: ${ALL.map(({ name }) => name).join(", ")}.`);
if (values.rounds && !/^[1-9]\d*$/.test(values.rounds)) refuse("--rounds should be a number from 1 on.");

function refuse(words: string): never {
  console.error(words);
  process.exit(2);
}

async function make(fault: Fault): Promise<Row> {
  const rounds = Number(values.rounds ?? fault.rounds);
  const cannot = fault.cannot?.() ?? null;
  if (cannot) return { fault, rounds: 0, outcome: null, wrong: [], note: `not run: ${cannot}` };
  try {
    const outcome = await fault.run(rounds);
    const { unclearMails } = outcome;
    const note = unclearMails > 0 ? `${unclearMails} mails wait for a person: ${fault.mayBeUnclear?.why}` : "";
    return { fault, rounds, outcome, wrong: faultsIn(outcome, fault, rounds), note };
  } catch (error) {
    return { fault, rounds, outcome: null, wrong: [error instanceof Error ? error.message : String(error)], note: "" };
  }
}

const rows: Row[] = [];
for (const fault of ALL.filter(({ name }) => only.includes(name))) {
  const begun = performance.now();
  const row = await make(fault);
  const words = [JSON.stringify(row.outcome), row.note, ...row.wrong].filter(Boolean).join("; ");
  process.stdout.write(`${fault.name} (${secondsSince(begun).toFixed(0)} s): ${words}\n`);
  rows.push(row);
  writeTable([row]);
}
process.exit(rows.some(({ wrong }) => wrong.length > 0) ? 1 : 0);
