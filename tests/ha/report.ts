import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { asLine, machine, timesOf } from "../soak/report.ts";
import { BIN } from "./cluster.ts";
import type { Outcome } from "./drill.ts";
import { STRIKES } from "./strikes.ts";

const FILE = fileURLToPath(new URL("../../docs/reliability.md", import.meta.url));
const BEGIN = "<!-- made by npm run ha -->";
const END = "<!-- end of what npm run ha made -->";
const HEAD = [
  "fault",
  "`--only`",
  "on",
  "leads",
  "sent again",
  "lost",
  "mails and texts in",
  "lost",
  "sent twice",
  "not sent",
  "maybe sent",
  "screens",
  "incomplete",
  "new primary",
  "well again: median, longest",
  "mails again: median, longest",
];

/** Writes the lines of the faults that were made into docs/reliability.md; other lines of this machine stay. */
export function writeTable(outcomes: Outcome[]): void {
  const [before = "", rest = ""] = readFileSync(FILE, "utf8").split(BEGIN);
  const [former = "", after = ""] = rest.split(END);
  const made = `Made by \`npm run ha\` on ${machine(`${BIN}/postgres`)}, ${programs()}.`;
  const lines = new Map(former.includes(made) ? linesOf(former) : []);
  for (const outcome of outcomes) lines.set(outcome.strike.name, asLine(cellsOf(outcome)));
  const body = STRIKES.flatMap(({ name }) => lines.get(name) ?? []);
  const table = [asLine(HEAD), asLine(HEAD.map(() => "---")), ...body].join("\n");
  writeFileSync(FILE, `${before}${BEGIN}\n\n${made}\n\n${table}\n\n${END}${after}`);
  spawnSync("oxfmt", [FILE], { stdio: ["ignore", "ignore", "inherit"] });
}

function linesOf(text: string): [string, string][] {
  const lines = text.split("\n").filter((line) => line.startsWith("|"));
  return lines.map((line) => [line.split("|")[2]?.trim() ?? "", line]);
}

function cellsOf({ strike, counts, sentAgain, times, wrong }: Outcome): string[] {
  const what = [strike.what, ...wrong.map((words) => `**${words}**`)].join("; ");
  const on = new Date().toISOString().slice(0, 10);
  const figures = [
    counts.acknowledged,
    sentAgain,
    counts.lost + counts.doubledRows,
    counts.incoming,
    counts.lostIncoming + counts.doubledIncoming,
    counts.doubledMails + counts.doubledTexts,
    counts.missingMails + counts.missingTexts,
    counts.unclearMails + counts.unclearTexts,
    counts.screens,
    counts.incompleteScreens,
  ];
  const primary = times.primary.length > 0 ? `${times.primary[0]?.toFixed(1)} s` : "–";
  return [what, strike.name, on, ...figures.map(String), primary, timesOf(times.well), timesOf(times.mail)];
}

/** The versions of the programs around ours. */
function programs(): string {
  const first = (program: string, ...args: string[]) => {
    const { stdout, stderr } = spawnSync(program, args, { encoding: "utf8" });
    return /\d+\.\d+(\.\d+)?/.exec(stdout + stderr)?.[0] ?? "";
  };
  const versions = {
    Patroni: first("patroni", "--version"),
    etcd: first("etcd", "--version"),
    HAProxy: first("haproxy", "-v"),
    nginx: first("nginx", "-v"),
  };
  return Object.entries(versions)
    .map(([name, version]) => `${name} ${version}`)
    .join(", ");
}
