import { randomInt } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium, type Browser } from "@playwright/test";
import { PUBLIC_PATHS } from "../../domain/content/site-map.ts";
import { findBrowser } from "../../scripts/find-browser.ts";
import { HIDDEN_PATHS } from "../e2e/fixtures.ts";
import { MODES } from "../e2e/first-gesture.ts";
import { startSite } from "../support/site-process.ts";
import { ADMIN_PASSWORD } from "../support/test-env.ts";
import { compareGesture, findGestures, type Gesture } from "./gestures/compare.ts";
import { draw, randomBy } from "../support/random.ts";
import { report } from "./report.ts";

/**
 * Proves W18 on every public page: each control is used as the very first event, by mouse, touch and keyboard, while
 * each script of the page comes after a random delay. What that does has to be what the same press does once all has
 * loaded: the same page, state, words, steps back, and the same sent once.
 *
 * `node tests/prove/first-gestures.ts [--share 0.1] [--path /quote]`; `--share` takes that part of the gestures by
 * chance. PROVE_SEED repeats the choice and the delays.
 */
const { values } = parseArgs({ options: { share: { type: "string", default: "1" }, path: { type: "string" } } });

const PATHS = [
  ...PUBLIC_PATHS,
  ...HIDDEN_PATHS,
  "/auth",
  "/auth?tab=forgot",
  "/auth?tab=request",
  "/newsletter",
  "/es",
  "/no-such-page",
];
/** The pages whose header, footer and bar are pressed, too: they are the same on all others. */
const WITH_FRAME = ["/", "/es"];
/** The number of pages at once. */
const AT_ONCE = 3;
/** The number of gestures after which a line of progress is printed: there are thousands. */
const SHOWN_EVERY = 100;

const begun = performance.now();
const seed = Number(process.env["PROVE_SEED"] ?? randomInt(2 ** 31));
const folder = mkdtempSync(join(tmpdir(), "bluebonnet-gestures-"));
const site = await startSite({ DATA_DIR: folder, ADMIN_PASSWORD, LOG_LEVEL: "silent" });
// Pictures do nothing for a press, and drawing them takes a quarter of the time; no page lives long enough for the
// optimizing compilers to pay off.
const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--blink-settings=imagesEnabled=false",
  "--js-flags=--no-maglev,--no-turbofan",
];
const browser = await chromium.launch({ executablePath: findBrowser(), args });
const faults: string[] = [];
let pressed = 0;
try {
  const paths = values.path ? [values.path] : PATHS;
  const all = await gesturesOf(browser, paths);
  const chosen = draw(all, Math.ceil(all.length * Number(values.share)), randomBy(seed));
  console.log(`first gestures: ${chosen.length}, seed ${seed}`);
  // Each gesture has a seed of its own, so that several at once do not change what chance gives another.
  const waiting = chosen.map((gesture, place) => ({ gesture, random: randomBy(seed + place) }));
  const lanes = Array.from({ length: AT_ONCE }, async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const found = await compareGesture(browser, site.url, next.gesture, next.random);
      pressed += 1;
      if (pressed % SHOWN_EVERY === 0) console.log(`first gestures: ${pressed} of ${chosen.length}`);
      if (found) {
        faults.push(found);
        console.error(found);
      }
    }
  });
  await Promise.all(lanes);
} finally {
  await browser.close();
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}
const minutes = ((performance.now() - begun) / 60_000).toFixed(1);
const note = `${values.path ? 1 : PATHS.length} pages, mouse, touch and keyboard, ${minutes} min`;
console.log(`first gestures: ${pressed} gestures, ${faults.length} faults, ${note}, seed ${seed}`);
report({ cases: pressed, faults: faults.length, seed, note });

/** Finds the controls of pages on a wide and on a narrow screen, and returns each with each way to use it. */
async function gesturesOf(from: Browser, paths: string[]): Promise<Gesture[]> {
  const found: Gesture[] = [];
  for (const path of paths) {
    for (const mode of MODES) {
      found.push(...(await findGestures(from, site.url, { path, mode, isWithFrame: WITH_FRAME.includes(path) })));
    }
  }
  return found;
}
