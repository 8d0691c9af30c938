import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { drawPage, findFaults, specSections } from "./spec-statements.ts";

/**
 * Makes docs/spec-coverage.md from docs/spec-coverage.json. With `--check` it compares the page instead of writing it.
 * In both cases it fails for a statement whose test is gone.
 */
const root = new URL("..", import.meta.url);
const page = new URL("docs/spec-coverage.md", root);
const sections = specSections.parse(JSON.parse(readFileSync(new URL("docs/spec-coverage.json", root), "utf8")));

const faults = findFaults(sections, (path) => {
  const file = new URL(path, root);
  return existsSync(file) ? readFileSync(file, "utf8") : null;
});
const drawn = drawPage(sections);
if (!process.argv.includes("--check")) writeFileSync(page, drawn);
else if (readFileSync(page, "utf8") !== drawn)
  faults.push("docs/spec-coverage.md is not up to date: npm run draw:spec");

for (const fault of faults) console.error(fault);
const statements = sections.flatMap((section) => section.statements);
const titles = statements.flatMap(({ tests }) => Object.values(tests).flat());
console.log(`spec: ${statements.length} statements name ${titles.length} tests, ${faults.length} faults`);
process.exit(faults.length > 0 ? 1 : 0);
