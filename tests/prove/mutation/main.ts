import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { EXCLUDED, FOLDERS } from "./folders.ts";
import { addUp, formatTable, listSurvivors, type Report } from "./report.ts";

/**
 * Mutation tests of the rules in domain/: `npm run prove:mutation [folder…]`. Prints the score by folder, writes the
 * survivors to .cache/mutation, and fails when the whole score is below the demanded one.
 */
const DEMANDED = 85;
const RESULTS = ".cache/mutation";

mkdirSync(RESULTS, { recursive: true });
const folders = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(FOLDERS);
const rows = folders.map((folder) => {
  const report = prove(folder);
  writeFileSync(`${RESULTS}/${nameOf(folder)}-survivors.txt`, listSurvivors(report));
  return { folder, ...addUp(report) };
});
const { table, score } = formatTable(rows);
process.stdout.write(`${table}\n`);
if (score < DEMANDED) process.stderr.write(`The score is below ${DEMANDED}%. See ${RESULTS}/*-survivors.txt.\n`);
process.exit(score < DEMANDED ? 1 : 0);

/** Runs Stryker on one folder: small parts end sooner, and a fault in one leaves the results of the others. */
function prove(folder: string): Report {
  const mutated = [...(FOLDERS[folder] ?? [`${folder}/**/*.ts`]), "!domain/**/*.test.ts", ...EXCLUDED.map(not)];
  const settings = JSON.parse(readFileSync("tests/prove/mutation/stryker.config.json", "utf8")) as object;
  const report = `${RESULTS}/${nameOf(folder)}.json`;
  const config = `${RESULTS}/${nameOf(folder)}.config.json`;
  writeFileSync(config, JSON.stringify({ ...settings, mutate: mutated, jsonReporter: { fileName: report } }));
  const { status } = spawnSync("stryker", ["run", config], { stdio: ["ignore", 2, 2] });
  if (status !== 0) throw new Error(`Stryker ended with ${status} in ${folder}.`);
  return JSON.parse(readFileSync(report, "utf8")) as Report;
}

function nameOf(folder: string): string {
  return folder.replaceAll("/", "-");
}

function not({ file }: { file: string }): string {
  return `!${file}`;
}
