import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { arch, cpus, release, totalmem, type as system } from "node:os";
import { fileURLToPath } from "node:url";
import { findPrograms } from "../../server/db/embedded/programs.ts";
import type { Fault, Outcome } from "./fault.ts";

export type Row = { fault: Fault; rounds: number; outcome: Outcome | null; wrong: string[]; note: string };

const FILE = fileURLToPath(new URL("../../docs/reliability.md", import.meta.url));
const BEGIN = "<!-- made by npm run soak -->";
const END = "<!-- end of what npm run soak made -->";
const HEAD = [
  "fault",
  "name",
  "rounds",
  "leads tried",
  "acknowledged",
  "of these lost",
  "doubled rows",
  "doubled mails",
  "mails missing",
  "well again after (median, longest)",
  "",
];

/** Writes the table into its place in docs/reliability.md. */
export function writeTable(rows: Row[], rounds: string | null): void {
  const text = readFileSync(FILE, "utf8");
  const [before, rest = ""] = text.split(BEGIN);
  const [, after = ""] = rest.split(END);
  const command = `npm run soak${rounds ? ` -- --rounds ${rounds}` : ""}`;
  const made = `Made on ${new Date().toISOString().slice(0, 10)} by \`${command}\` on ${machine()}.`;
  const table = [HEAD, HEAD.map(() => "---"), ...rows.map(cellsOf)].map((cells) => `| ${cells.join(" | ")} |`);
  writeFileSync(FILE, `${before}${BEGIN}\n\n${made}\n\n${table.join("\n")}\n\n${END}${after}`);
  spawnSync("oxfmt", [FILE], { stdio: "inherit" });
}

function cellsOf({ fault, rounds, outcome, wrong, note }: Row): string[] {
  const words = [...wrong.map((fact) => `**${fact}**`), note].filter(Boolean).join("; ");
  if (!outcome) return [fault.what, fault.name, String(rounds), ...Array.from({ length: 7 }, () => "–"), words];
  const { tried, acknowledged, lost, doubledRows, doubledMails, missingMails, seconds } = outcome;
  const counts = [rounds, tried, acknowledged, lost, doubledRows, doubledMails, missingMails].map(String);
  return [fault.what, fault.name, ...counts, timesOf(seconds), words];
}

function timesOf(seconds: number[]): string {
  const sorted = seconds.toSorted((a, b) => a - b);
  const [median, longest] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  return [median, longest].map((value) => `${value?.toFixed(1)} s`).join(", ");
}

function machine(): string {
  const memory = Math.round(totalmem() / 2 ** 30);
  const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as {
    version: string;
  };
  const postgres = spawnSync(`${findPrograms()}/bin/postgres`, ["--version"], { encoding: "utf8" }).stdout.trim();
  const place = `${system()} ${release()}, ${arch()}, ${cpus().length} cores, ${memory} GB`;
  return `${place}, with version ${version}, Node ${process.version.slice(1)}, ${postgres}`;
}
