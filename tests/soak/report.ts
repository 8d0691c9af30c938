import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { arch, cpus, totalmem, type as system } from "node:os";
import { fileURLToPath } from "node:url";
import { findPrograms } from "../../server/platform/db/embedded/programs.ts";
import { ALL } from "./faults/all.ts";
import type { Fault, Outcome } from "./fault.ts";

export type Row = { fault: Fault; rounds: number; outcome: Outcome | null; wrong: string[]; note: string };

const FILE = fileURLToPath(new URL("../../docs/reliability.md", import.meta.url));
const BEGIN = "<!-- made by npm run soak -->";
const END = "<!-- end of what npm run soak made -->";
const HEAD = [
  "fault",
  "`--only`",
  "on",
  "rounds",
  "tried",
  "sent again",
  "acknowledged",
  "lost",
  "doubled rows",
  "doubled mails",
  "missing mails",
  "well again: median, longest",
  "why",
];

/**
 * Writes rows of the table in docs/reliability.md. Other rows stay if they were made on this machine by this version.
 */
export function writeTable(rows: Row[]): void {
  const [before = "", rest = ""] = readFileSync(FILE, "utf8").split(BEGIN);
  const [former = "", after = ""] = rest.split(END);
  const made = `Made by \`npm run soak\` on ${machine()}.`;
  const lines = new Map(former.includes(made) ? linesOf(former) : []);
  for (const row of rows) lines.set(row.fault.name, asLine(cellsOf(row)));
  const body = ALL.flatMap(({ name }) => lines.get(name) ?? []);
  const table = [asLine(HEAD), asLine(HEAD.map(() => "---")), ...body].join("\n");
  writeFileSync(FILE, `${before}${BEGIN}\n\n${made}\n\n${table}\n\n${END}${after}`);
  spawnSync("oxfmt", [FILE], { stdio: ["ignore", "ignore", "inherit"] });
}

export const asLine = (cells: string[]) => `| ${cells.join(" | ")} |`;

/** Parses the lines of a table, by the fault's name. */
function linesOf(text: string): [string, string][] {
  const lines = text.split("\n").filter((line) => line.startsWith("|"));
  return lines.map((line) => [line.split("|")[2]?.trim() ?? "", line]);
}

function cellsOf({ fault, rounds, outcome, wrong, note }: Row): string[] {
  const why = [...wrong.map((words) => `**${words.split("\n")[0]}**`), note].filter(Boolean).join("; ");
  const start = [fault.what, fault.name, new Date().toISOString().slice(0, 10), String(rounds)];
  if (!outcome) return [...start, ...Array.from({ length: 8 }, () => "–"), why];
  const { tried, sentAgain, acknowledged, lost, doubledRows, doubledMails, missingMails, seconds } = outcome;
  const counts = [tried, sentAgain, acknowledged, lost, doubledRows, doubledMails, missingMails].map(String);
  return [...start, ...counts, timesOf(seconds), why];
}

export function timesOf(seconds: number[]): string {
  const sorted = seconds.toSorted((a, b) => a - b);
  const [median = 0, longest = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  return `${median.toFixed(1)}, ${longest.toFixed(1)} s`;
}

/** Describes this machine, and the versions of Node and of a PostgreSQL: the embedded one unless another is given. */
export function machine(program = `${findPrograms()}/bin/postgres`): string {
  const memory = Math.round(totalmem() / 2 ** 30);
  const file = readFileSync(new URL("../../package.json", import.meta.url), "utf8");
  const { version }: { version: string } = JSON.parse(file);
  const postgres = spawnSync(program, ["--version"], { encoding: "utf8" }).stdout.trim();
  const place = `${system()}, ${arch()}, ${cpus().length} cores, ${memory} GB`;
  return `${place}, with version ${version}, Node ${process.version.slice(1)}, ${postgres.replace("postgres (PostgreSQL)", "PostgreSQL")}`;
}
