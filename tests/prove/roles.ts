import { readFileSync, writeFileSync } from "node:fs";
import { report, say } from "./report.ts";
import { CALLERS, differences, formatMatrix, measureMatrix } from "./role-matrix.ts";
import { withShipped } from "./shipped.ts";

/**
 * Asks every endpoint of the shipped program as every caller, and compares the answers with docs/role-matrix.md; with
 * `--write` it writes them there instead. Exits with 1 when something differs.
 */
const FILE = new URL("../../docs/role-matrix.md", import.meta.url);

const rows = await withShipped({ variables: { SERVICES: "web" } }, measureMatrix);
const measured = formatMatrix(rows);
if (process.argv.includes("--write")) writeFileSync(FILE, measured);
const differing = differences(readFileSync(FILE, "utf8"), measured);
for (const line of differing) say(line);
report({
  cases: rows.length * CALLERS.length,
  faults: differing.length,
  note: `${rows.length} endpoints × ${CALLERS.length} callers`,
});
