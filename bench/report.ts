import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const PERFORMANCE = fileURLToPath(new URL("../docs/performance.md", import.meta.url));

/** Reads the folder after `--against`: another version, installed and built, to be measured beside this one. */
export function readAgainst(): string | undefined {
  const at = process.argv.indexOf("--against");
  return at < 0 ? undefined : process.argv[at + 1];
}

/** Returns the median: the middle value, or the upper of the two in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Formats a table in Markdown. */
export function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** Writes a report to bench/NAME.md, and to its place in docs/performance.md. */
export function writeReport(name: string, report: string): void {
  const file = fileURLToPath(new URL(`${name}.md`, import.meta.url));
  writeFileSync(file, `${report}\n`);
  const [start, end] = [`<!-- bench:${name} -->`, `<!-- /bench:${name} -->`];
  const [before, rest] = readFileSync(PERFORMANCE, "utf8").split(start);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`docs/performance.md has no place for ${name}`);
  writeFileSync(PERFORMANCE, `${before}${start}\n\n${report}\n\n${end}${after}`);
  spawnSync("oxfmt", [file, PERFORMANCE], { stdio: "inherit" });
}
