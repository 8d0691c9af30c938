import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { PROOFS } from "./proofs.ts";
import type { Figures } from "./report.ts";

/** The result of a proof: whether it holds, and the figures that it printed. */
export type ProofResult = { name: string; isProven: boolean; seconds: number; figures: Figures | null };

const FILE = fileURLToPath(new URL("../../docs/proofs.md", import.meta.url));
const BEGIN = "<!-- made by npm run prove -->";
const END = "<!-- end of what npm run prove made -->";
const HEAD = ["proof", "claim", "result", "cases", "faults", "seconds", "seed", "on", "of which"];

/** Writes rows of the table in docs/proofs.md. The rows of other proofs stay as they were measured. */
export function writeProofs(results: ProofResult[]): void {
  const text = readFileSync(FILE, "utf8");
  const [before = "", rest = ""] = text.split(BEGIN);
  const [former = "", after = ""] = rest.split(END);
  const lines = new Map(former.split("\n").map((line) => [line.split("|")[1]?.trim() ?? "", line]));
  for (const result of results) lines.set(result.name, asLine(cellsOf(result)));
  const body = PROOFS.flatMap(({ name }) => lines.get(name) ?? []);
  const table = [asLine(HEAD), asLine(HEAD.map(() => "---")), ...body].join("\n");
  writeFileSync(FILE, `${before}${BEGIN}\n\n${table}\n\n${END}${after}`);
  spawnSync("oxfmt", [FILE], { stdio: ["ignore", "ignore", "inherit"] });
}

const asLine = (cells: string[]) => `| ${cells.join(" | ")} |`;

function cellsOf({ name, isProven, seconds, figures }: ProofResult): string[] {
  const what = PROOFS.find((proof) => proof.name === name)?.what ?? "";
  const { cases = "", faults = "", seed = "", note = "" } = figures ?? {};
  const counts = [cases, faults, Math.round(seconds), seed].map(String);
  return [name, what, isProven ? "holds" : "**failed**", ...counts, new Date().toISOString().slice(0, 10), note];
}
