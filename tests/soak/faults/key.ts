import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startAndFail } from "../../support/site-process.ts";
import type { Fault } from "../fault.ts";
import { inOffice, inRounds, strike, type Office } from "../office.ts";

const KEYS: ((whole: string) => string)[] = [
  (whole) => whole.slice(0, 20),
  () => "",
  () => randomBytes(32).toString("base64"),
];
const WORDS = /app\.key is not a key|sealed with the key/;

/** Checks that a start with a damaged key is refused in plain words, and that with the right key all data are there. */
async function spoilKey(office: Office, round: number): Promise<number> {
  const file = join(office.dataDir, "app.key");
  const whole = readFileSync(file, "utf8");
  await office.site().stop();
  writeFileSync(file, KEYS[round % KEYS.length]?.(whole) ?? "");
  const { code, output } = await startAndFail(office.variables);
  writeFileSync(file, whole);
  if (code !== 1 || !WORDS.test(output) || /^\s+at /m.test(output)) throw new Error(`not refused:\n${output}`);
  const since = performance.now();
  await office.start();
  return since;
}

export const cutKey: Fault = {
  name: "cut-key",
  what: "key cut, empty or another's: refused; then the right one",
  rounds: 3,
  run: (rounds) =>
    inOffice({}, (office) => inRounds(rounds, (round) => strike(office, round, () => spoilKey(office, round)))),
};
