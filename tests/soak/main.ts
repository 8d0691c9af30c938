import { parseArgs } from "node:util";
import { ALL } from "./faults/all.ts";
import { faultsIn, type Fault } from "./fault.ts";
import { writeTable, type Row } from "./report.ts";
import { secondsSince } from "./until.ts";

/**
 * `npm run soak`: makes every fault over and over while visitors send leads, counts what is lost and doubled, and writes
 * the table of docs/reliability.md. `npm run soak -- --only kill-program,cut-key --rounds 3` tries some, and writes
 * nothing. Ends with 1 when something was lost, or doubled without a reason.
 */
const { values } = parseArgs({ options: { only: { type: "string" }, rounds: { type: "string" } } });
const only = values.only?.split(",");
const unknown = only?.filter((name) => !ALL.some((fault) => fault.name === name)) ?? [];
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(", ")}. There are: ${ALL.map(({ name }) => name).join(", ")}.`);
  process.exit(2);
}

const say = (line: string) => process.stdout.write(`${line}\n`);

async function make(fault: Fault): Promise<Row> {
  const rounds = Number(values.rounds ?? fault.rounds);
  const begun = performance.now();
  const cannot = fault.cannot?.() ?? null;
  if (cannot) return { fault, rounds: 0, outcome: null, wrong: [], note: `not run: ${cannot}` };
  try {
    const outcome = await fault.run(rounds);
    const wrong = faultsIn(outcome, fault, rounds);
    say(`${fault.name}: ${JSON.stringify(outcome)}, ${secondsSince(begun).toFixed(0)} s`);
    return { fault, rounds, outcome, wrong, note: outcome.doubledMails > 0 ? (fault.mayDouble?.why ?? "") : "" };
  } catch (error) {
    return { fault, rounds, outcome: null, wrong: [(error as Error).message], note: "" };
  }
}

const rows: Row[] = [];
for (const fault of ALL.filter(({ name }) => only?.includes(name) ?? true)) {
  const row = await make(fault);
  for (const words of row.wrong) console.error(`${fault.name}: ${words}`);
  if (row.note) say(`${fault.name}: ${row.note}`);
  rows.push(row);
}
if (!only) writeTable(rows, values.rounds ?? null);
process.exit(rows.some(({ wrong }) => wrong.length > 0) ? 1 : 0);
