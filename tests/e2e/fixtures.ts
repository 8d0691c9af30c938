import { readFileSync } from "node:fs";
import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { leavePage, takePage } from "./kept-page.ts";

/** Console messages caused by the test itself: 4xx and 5xx responses that it asked for. */
const FAILED_REQUEST_MESSAGE = /^Failed to load resource/;

/** Public pages that are in no list of pages. */
export const HIDDEN_PATHS = ["/simple-quote", "/quote-box", "/blog/flood-insurance-texas", "/service/loss"];

export type Options = { allowFailedRequests: boolean };

/** The test fixture: fails a test on any error, warning or CSP violation in the console. */
export const test = base.extend<Options>({
  allowFailedRequests: [false, { option: true }],
  context: async ({ browser, viewport, locale, javaScriptEnabled, hasTouch, contextOptions }, use, testInfo) => {
    const isUsual = javaScriptEnabled && !hasTouch && locale === "en-US" && Object.keys(contextOptions).length === 0;
    const page = isUsual ? await takePage(browser, viewport) : await (await browser.newContext()).newPage();
    await use(page.context());
    if (isUsual) await leavePage(page, testInfo.status === testInfo.expectedStatus);
    else await page.context().close();
  },
  page: async ({ context, allowFailedRequests }, use) => {
    const page = context.pages()[0] ?? (await context.newPage());
    const complaints = watch(page, allowFailedRequests);
    await use(page);
    // Late requests of the page must not be answered by the routes of a finished test.
    await page.unrouteAll({ behavior: "wait" });
    expect(complaints, "messages in the browser's console").toEqual([]);
  },
});

/** Collects the errors and warnings of the browser from now on. */
export function watch(page: Page, allowFailedRequests = false): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    const isFault = message.type() === "error" || message.type() === "warning";
    if (isFault && !(allowFailedRequests && FAILED_REQUEST_MESSAGE.test(message.text())))
      complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  return complaints;
}

/** Blocks the desk's event stream, as a bad connection would: the page gets no live updates. */
export async function deafen(page: Page): Promise<void> {
  await page.route(/\/api\/desk-(stream|changes)/, (route) => route.abort());
}

/** Waits until the whole page is hydrated: it is server-rendered, and parts of it hydrate lazily. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForSelector("html[data-hydrated]", { state: "attached" });
  // A pointer event wakes the lazy parts.
  await page.evaluate(() => window.dispatchEvent(new Event("pointermove")));
  await page.waitForSelector("html:not(:has([data-asleep]))", { state: "attached" });
}

/** Opens a URL and waits for hydration. Throws on a 5xx response, because an error page hydrates too. */
export async function open(page: Page, path: string): Promise<void> {
  const answer = await page.goto(path);
  if (answer && answer.status() >= 500)
    throw new Error(`${path} answered ${answer.status()}: ${await page.innerText("body")}`);
  await hydrated(page);
}

/** Fails every further script request, as a lost connection or a new deployment would. */
export async function loseScripts(page: Page): Promise<void> {
  await page.route("**/assets/*.js", (route) => route.abort());
}

/**
 * Advances the clock by the time a person needs to fill in a form; the fake clock must be installed before the page
 * opens.
 */
export async function takeTime(page: Page): Promise<void> {
  await page.clock.fastForward(5_000);
}

/**
 * The header, the footer, and the portal's bar and sidebar: the same on every page. The crawl (home page) and the sidebar's own
 * tests check them.
 */
const FRAME = ["header:not(main header)", "footer:not(main footer)", ".sidebar"];

/** The axe rules that another theme or another language can break. */
export const THEME_AND_LANGUAGE_RULES = [
  "color-contrast",
  "html-lang-valid",
  "valid-lang",
  "link-in-text-block",
  "target-size",
];

/** Fails on any accessibility violation, of all axe rules or of the given ones. */
export async function expectAccessible(page: Page, without: string[] = FRAME, rules?: string[]): Promise<void> {
  if (without.length === 0) await renderFooter(page);
  let found = await violations(page, without, rules);
  // Looks twice, the second time from the top: a toast may have been fading, and the sticky header may have covered
  // half of a link. Real violations are still there at the second look.
  if (found.length > 0) {
    await page.evaluate(() => {
      window.scrollTo(0, 0);
      document.querySelector(".portal-main")?.scrollTo(0, 0);
    });
    found = await violations(page, without, rules);
  }
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}

/**
 * Renders the footer in advance. The browser lays it out lazily when it comes near, which would invalidate what axe has
 * measured.
 */
async function renderFooter(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const footer of document.querySelectorAll("footer")) footer.style.contentVisibility = "visible";
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await nextFrame();
  });
}

/** The minified axe source: half as long to transfer and to parse. */
const axeSource = readFileSync(new URL("axe.min.js", import.meta.resolve("axe-core")), "utf8");

/** Further rows of a long list, which are like the first ones. */
const REPEATED_ROWS = ["tbody > tr:nth-child(n+9)", ".desk-rows li:nth-child(n+9)"];

/** Runs axe. Legacy mode opens no page of its own, and only violations are listed: three times as fast. */
async function violations(page: Page, without: string[], rules?: string[]): Promise<string[]> {
  await waitForAnimations(page);
  // The builder injects axe twice per run, into every frame; a page without frames keeps the injected copy.
  const isAlone = page.frames().length === 1;
  if (isAlone && !(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  const axe = new AxeBuilder({ page, axeSource: isAlone ? "0" : axeSource }).setLegacyMode();
  for (const part of [...without, ...REPEATED_ROWS]) axe.exclude(part);
  // The content under an open dialog is neither readable nor reachable.
  if (await page.locator("dialog:modal").count()) axe.include("dialog:modal");
  axe.options({ resultTypes: ["violations"] });
  if (rules) axe.withRules(rules);
  else axe.withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]);
  const { violations } = await axe.analyze();
  return violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(" ")).join(", ")}`);
}

/** Waits until all animations have ended, except infinite ones. */
async function waitForAnimations(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((one) => one.playState !== "running" || one.effect?.getComputedTiming().endTime === Infinity),
  );
}

export const ADMIN = { username: "admin", password: "correct-horse-battery" };

/** Logs in through the login form. */
export async function logIn(page: Page, account = ADMIN): Promise<void> {
  await open(page, "/auth");
  await page.getByLabel("Username").fill(account.username);
  await page.getByLabel("Password").fill(account.password);
  await page.getByRole("button", { name: "Log In" }).click();
  await expect(page.getByText("Login successful", { exact: true })).toBeVisible();
  // The page's requests must be answered before the test continues: it may log out again.
  await expect(page.getByRole("region", { name: "Carrier portals" }).getByRole("listitem").first()).toBeVisible();
}

export { expect } from "@playwright/test";
