import { spawn } from "node:child_process";

/**
 * Runs every check, two at a time, and reports all failures at once. The two that take most memory, lint and types, are
 * first and last.
 */
const STEPS = ["lint", "boundaries", "unused", "texts", "format", "picture", "spec", "types"];
const AT_ONCE = 2;

/**
 * Runs one script of package.json without its pre-scripts, which are left to the caller. Shows its output at the end,
 * if it failed.
 */
function run(script: string): Promise<boolean> {
  const begun = performance.now();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const child = spawn("npm", ["run", "-s", "--ignore-scripts", script], { stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => (said += part.toString()));
  child.on("close", (status) => {
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    console.log(`${status === 0 ? "✔" : "✘"} ${script} (${seconds} s)`);
    if (status !== 0) console.error(said);
    resolve(status === 0);
  });
  return promise;
}

let isWell = await run("typegen"); // lint and types read what it writes
const waiting = [...STEPS];
const lanes = Array.from({ length: AT_ONCE }, async () => {
  for (let step = waiting.shift(); step; step = waiting.shift()) isWell = (await run(`check:${step}`)) && isWell;
});
await Promise.all(lanes);
process.exit(isWell ? 0 : 1);
