import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { inRoot } from "../../server/platform/root.ts";

/** One whole run of the suite in a fresh clone. */
export type SuiteRun = {
  on: string;
  commit: string;
  /** The state of the sources: runs of the same sources make a row. */
  sources: string;
  seed: number;
  isBusy: boolean;
  /** The average load of the last quarter of an hour: processes that ran or wanted to. */
  load: string;
  minutes: number;
  last: string;
  isGreen: boolean;
};

const FILE = inRoot("docs/proofs.md");
const BEGIN = "<!-- made by npm run prove:suite -->";
const END = "<!-- end of what npm run prove:suite made -->";
const HEAD = ["run", "on", "commit", "sources", "seed", "all cores kept busy", "load", "minutes", "said", "result"];

/** Reads the runs that docs/proofs.md lists. */
export function readRuns(): SuiteRun[] {
  const rows = tableIn(readFileSync(FILE, "utf8"))
    .table.split("\n")
    .filter((line) => /^\| *\d/.test(line));
  return rows.map((line) => {
    const cells = line.split("|").map((cell) => cell.trim());
    const [, , on = "", commit = "", sources = "", seed, busy, load = "", minutes, last = "", result] = cells;
    const numbers = { seed: Number(seed), minutes: Number(minutes) };
    return { on, commit, sources, ...numbers, isBusy: busy === "yes", load, last, isGreen: result === "passed" };
  });
}

/** Replaces the runs that docs/proofs.md lists. */
export function writeRuns(runs: SuiteRun[]): void {
  const { before, after } = tableIn(readFileSync(FILE, "utf8"));
  const rows = runs.map(({ on, commit, sources, seed, isBusy, load, minutes, last, isGreen }, index) => {
    const result = isGreen ? "passed" : "**failed**";
    return [index + 1, on, commit, sources, seed, isBusy ? "yes" : "", load, minutes, last, result].join(" | ");
  });
  const lines = [HEAD.join(" | "), HEAD.map(() => "---").join(" | "), ...rows].map((cells) => `| ${cells} |`);
  writeFileSync(FILE, `${before}${BEGIN}\n\n${lines.join("\n")}\n\n${END}${after}`);
  spawnSync("oxfmt", [FILE], { stdio: ["ignore", "ignore", "inherit"] });
}

function tableIn(text: string): { before: string; table: string; after: string } {
  const [before = "", rest] = text.split(BEGIN);
  const [table = "", after] = (rest ?? "").split(END);
  if (after === undefined) throw new Error("docs/proofs.md has no place for the runs of the suite");
  return { before, table, after };
}
