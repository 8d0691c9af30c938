import { spawn } from "node:child_process";
import { parseArgs } from "node:util";
import { FIGURES, type Figures } from "../tests/prove/report.ts";
import { PROOFS, type Proof } from "../tests/prove/proofs.ts";
import { writeProofs, type ProofResult } from "../tests/prove/write-proofs.ts";

/**
 * `npm run prove`: runs every proof against the build, prints a table and writes it to docs/proofs.md. `-- --only
 * roles,fuzz` runs some of them; `--seed` gives random proofs the seed of a former run, `--cases` another number of cases.
 * Exits with 1 when one failed.
 */
const { values } = parseArgs({
  options: { only: { type: "string" }, seed: { type: "string" }, cases: { type: "string" } },
});
const only = values.only?.split(",") ?? PROOFS.map(({ name }) => name);
const unknown = only.filter((name) => !PROOFS.some((proof) => proof.name === name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(", ")}. There are: ${PROOFS.map(({ name }) => name).join(", ")}.`);
  process.exit(2);
}

/** Runs the command of a proof, shows what it prints, and reads its figures from there. */
async function run({ name, command: [program = "", ...args] }: Proof): Promise<ProofResult> {
  const begun = performance.now();
  const { seed, cases } = values;
  const env = { ...process.env, ...(seed && { PROVE_SEED: seed }), ...(cases && { PROVE_CASES: cases }) };
  const child = spawn(program, args, { env, stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  child.stdout.on("data", (part: Buffer) => {
    said += part.toString();
    process.stdout.write(part);
  });
  const { promise, resolve } = Promise.withResolvers<number>();
  child.on("error", (error) => {
    console.error(error);
    resolve(1);
  });
  child.on("close", (code) => resolve(code ?? 1));
  const isProven = (await promise) === 0;
  const line = said.split("\n").findLast((one) => one.startsWith(FIGURES));
  const figures: Figures | null = line ? JSON.parse(line.slice(FIGURES.length)) : null;
  return { name, isProven, seconds: (performance.now() - begun) / 1_000, figures };
}

const results: ProofResult[] = [];
for (const proof of PROOFS.filter(({ name }) => only.includes(name))) {
  console.log(`\n${proof.name}: ${proof.what}`);
  const result = await run(proof);
  results.push(result);
  writeProofs([result]);
}
console.table(
  results.map(({ name, isProven, seconds, figures }) => ({
    proof: name,
    result: isProven ? "holds" : "FAILED",
    cases: figures?.cases ?? "",
    faults: figures?.faults ?? "",
    seconds: Math.round(seconds),
    seed: figures?.seed ?? "",
  })),
);
process.exit(results.every(({ isProven }) => isProven) ? 0 : 1);
