import type { Page } from "@playwright/test";
import { HOLD_MS } from "../../../app/lib/early-script.ts";
import { PUBLIC_PATHS } from "../../../domain/content/site-map.ts";
import { compareGesture, findGestures } from "../../prove/gestures/compare.ts";
import { draw, randomBy } from "../../support/random.ts";
import { firstLoadOf } from "../../support/first-load.ts";
import {
  findControls,
  KIND_ORDER,
  MODES,
  noteArrivals,
  scriptEvents,
  toggles,
  TYPED,
  use,
  type Control,
  type Mode,
} from "../first-gesture.ts";
import { expect, HIDDEN_PATHS, hydrated, test, watch } from "../fixtures.ts";

const AUTH_PATHS = ["/auth", "/auth?tab=forgot", "/auth?tab=request"];
const PATHS = [...PUBLIC_PATHS, ...HIDDEN_PATHS, ...AUTH_PATHS, "/newsletter", "/es", "/no-such-page"];

/**
 * Pages that have what the others are made of: forms, folds, tabs, menus, links. With EVERY_GESTURE set every page is
 * tried, which takes five times as long.
 */
const TYPICAL = ["/", "/auto", "/quote", "/contact", "/service", "/auth", "/faq", "/no-such-page"];
const TRIED = process.env["EVERY_GESTURE"] ? PATHS : PATHS.filter((path) => TYPICAL.includes(path));

/**
 * Checks if a mode starts before any script has loaded (touch). In other modes only the code of the lazy parts is
 * missing.
 */
const isBare = (mode: Mode) => mode === "touch";

/**
 * Opens a page and holds back its scripts until `goOn` is called. Its submissions go nowhere, and link targets are only
 * recorded.
 */
async function openEarly(page: Page, path: string, mode: Mode) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const pages: string[] = [];
  const atOnce = isBare(mode) ? new Set() : firstLoadOf(await (await page.request.get(path)).text());
  await page.route("**/assets/*.js", async (route, request) => {
    if (!atOnce.has(new URL(request.url()).pathname)) await promise;
    await route.continue().catch(() => undefined);
  });
  await page.goto(path, { waitUntil: "commit" });
  await page.getByRole("contentinfo").waitFor();
  // Without its style sheets a page shows what only a wider or narrower screen has.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].every(({ sheet }) => sheet),
  );
  await page.route("**/*", (route, request) => {
    if (!request.isNavigationRequest() && request.method() === "GET") return route.fallback();
    pages.push(`${request.method()} ${request.url()}`);
    return route.fulfill({ status: request.isNavigationRequest() ? 204 : 503 });
  });
  if (!isBare(mode)) await page.waitForSelector("html[data-hydrated]", { state: "attached" });
  return { pages, goOn: resolve };
}

async function expectKept(page: Page, { id, kind }: Control): Promise<void> {
  const control = page.locator(`[data-control="${id}"]`);
  if (kind === "field") await expect(control).toHaveValue(TYPED);
  if (kind === "box") await expect(control).toBeChecked();
  if (kind === "choice") expect(await control.evaluate((one: HTMLSelectElement) => one.selectedIndex)).toBe(1);
}

test.describe.configure({ mode: "parallel" });

for (const path of TRIED) {
  test(`W18: on ${path} the first gesture counts once, whatever is still loading`, async ({ browser }) => {
    for (const mode of MODES) {
      const context = await browser.newContext({
        hasTouch: true,
        viewport: mode === "mouse" ? { width: 1280, height: 900 } : { width: 390, height: 844 },
      });
      const page = await context.newPage();
      const complaints = watch(page, true);
      await page.addInitScript(noteArrivals, HOLD_MS);
      const { pages, goOn } = await openEarly(page, path, mode);
      const found = await findControls(page, { isEverywhere: isBare(mode), isWithFrame: path === "/" });
      const controls = KIND_ORDER.flatMap((kind) => found.filter((control) => control.kind === kind));
      const links: string[] = [];
      for (const control of controls) {
        await use(page, mode, control);
        if (control.kind === "link") links.push(`GET ${control.href.split("#", 1)[0]}`);
        // Links navigate at once.
        await expect.poll(() => pages, mode).toEqual(links);
      }
      goOn();
      await hydrated(page);
      await expect.poll(() => page.evaluate(() => window.early.held.length)).toBe(0);
      const arrivals = () => page.evaluate(() => window.arrivals);
      const expected = [...controls.flatMap(scriptEvents), ...controls.flatMap(toggles)].toSorted();
      const known = new Set(expected);
      const events = async () => (await arrivals()).map(({ event }) => event).filter((event) => known.has(event));
      await expect.poll(async () => (await events()).toSorted(), mode).toEqual(expected);
      const asleep = (await arrivals()).filter(
        ({ event, isAwake }) => !isAwake && /^(click|submit|keydown)/.test(event),
      );
      expect(
        asleep.filter(({ event }) => controls.flatMap(scriptEvents).includes(event)),
        mode,
      ).toEqual([]);
      for (const control of controls) await expectKept(page, control);
      await expect(page.locator(":popover-open")).toHaveCount(0);
      expect(
        pages.filter((one) => one.startsWith("POST") && !one.includes("/api/")),
        mode,
      ).toEqual([]);
      expect(complaints, "messages in the browser's console").toEqual([]);
      await context.close();
    }
  });
}

// The long form presses every control of every public page: tests/prove/first-gestures.ts.
test("W18: a press as the first event does what it does on a loaded page, whatever the delays of the scripts", async ({
  browser,
  baseURL: address,
}) => {
  const baseURL = address ?? "";
  const seed = Number(process.env["SEED"] ?? 18);
  const found: (string | null)[] = [];
  const choices = [
    { path: "/quote", mode: "touch" },
    { path: "/", mode: "mouse" },
    { path: "/contact", mode: "keyboard" },
  ] as const;
  for (const [place, choice] of choices.entries()) {
    const all = await findGestures(browser, baseURL, { ...choice, isWithFrame: false });
    for (const gesture of draw(all, 2, randomBy(seed + place))) {
      found.push(await compareGesture(browser, baseURL, gesture, randomBy(seed + place)));
    }
  }
  expect(found, `seed ${seed}`).toEqual(Array.from({ length: 6 }, () => null));
});
