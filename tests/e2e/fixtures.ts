import { readFileSync } from "node:fs";
import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { leavePage, takePage } from "./kept-page.ts";

/** Messages of the browser that are the test's own doing: answers of 4xx and 5xx that it asked for. */
const EXPECTED = /^Failed to load resource/;

/** Public pages that stand in no list of pages. */
export const HIDDEN_PATHS = ["/simple-quote", "/quote-box", "/blog/flood-insurance-houston"];

export type Options = { allowFailedRequests: boolean };

/** A page that fails its test on any error, warning or policy violation in the console. */
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
    // What a page asks for to the last must not be answered by a test that is over.
    await page.unrouteAll({ behavior: "wait" });
    expect(complaints, "messages in the browser's console").toEqual([]);
  },
});

/** Collects what the browser complains about from now on. */
export function watch(page: Page, allowFailedRequests = false): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    const isFault = message.type() === "error" || message.type() === "warning";
    if (isFault && !(allowFailedRequests && EXPECTED.test(message.text()))) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  return complaints;
}

/** Keeps what happens at the desk from a page: it is not live, as behind a bad connection. */
export async function deafen(page: Page): Promise<void> {
  await page.route(/\/api\/desk-(stream|changes)/, (route) => route.abort());
}

/** Waits until all of the page reacts: rendered by the server, it is seen before that, and parts of it sleep at first. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForSelector("html[data-hydrated]", { state: "attached" });
  // A sign of somebody who is there.
  await page.evaluate(() => window.dispatchEvent(new Event("pointermove")));
  await page.waitForSelector("html:not(:has([data-asleep]))", { state: "attached" });
}

/** Opens an address and waits until it reacts. A page that says that something went wrong reacts, too, and is refused. */
export async function open(page: Page, path: string): Promise<void> {
  const answer = await page.goto(path);
  if (answer && answer.status() >= 500)
    throw new Error(`${path} answered ${answer.status()}: ${await page.innerText("body")}`);
  await hydrated(page);
}

/** Fails every further script, as a lost connection or a new deployment would. */
export async function loseScripts(page: Page): Promise<void> {
  await page.route("**/assets/*.js", (route) => route.abort());
}

/** Lets as much time pass as a person needs to fill in a form; the page's clock must be installed before it is opened. */
export async function takeTime(page: Page): Promise<void> {
  await page.clock.fastForward(5_000);
}

/**
 * The header, the footer and the portal's sidebar: the same on every page, and looked at on the home page by the crawl and
 * by the sidebar's own tests.
 */
const FRAME = ["header:not(main header)", "footer:not(main footer)", ".sidebar"];

/** Fails on any violation of the accessibility rules: of all of them, or of some. */
export async function expectAccessible(page: Page, without: string[] = FRAME, rules?: string[]): Promise<void> {
  if (without.length === 0) await renderFooter(page);
  let found = await violations(page, without, rules);
  // A toast may have begun to fade while axe was looking, and the header that stays may lie on half of a link: what is
  // wrong for good is still there at the second look, from the top.
  if (found.length > 0) {
    await page.evaluate(() => window.scrollTo(0, 0));
    found = await violations(page, without, rules);
  }
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}

/** The browser lays the footer out when it comes near: done while axe looks, it would make what axe has measured untrue. */
async function renderFooter(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const footer of document.querySelectorAll("footer")) footer.style.contentVisibility = "visible";
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await nextFrame();
  });
}

/** Half as long to hand over and to read. */
const axeSource = readFileSync(new URL("axe.min.js", import.meta.resolve("axe-core")), "utf8");

/** The further rows of a long list, which are as the first. */
const ALIKE = ["tbody > tr:nth-child(n+9)", ".desk-rows li:nth-child(n+9)"];

/** In legacy mode axe opens no page of its own, and it lists what is wrong alone: three times as fast. */
async function violations(page: Page, without: string[], rules?: string[]): Promise<string[]> {
  await stillness(page);
  // The builder hands axe over twice at each look, to every frame; a page without frames keeps the one that it has.
  const isAlone = page.frames().length === 1;
  if (isAlone && !(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  const axe = new AxeBuilder({ page, axeSource: isAlone ? "0" : axeSource }).setLegacyMode();
  for (const part of [...without, ...ALIKE]) axe.exclude(part);
  // What lies under an open dialog can neither be seen well nor be reached.
  if (await page.locator("dialog:modal").count()) axe.include("dialog:modal");
  axe.options({ resultTypes: ["violations"] });
  if (rules) axe.withRules(rules);
  else axe.withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]);
  const { violations } = await axe.analyze();
  return violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(" ")).join(", ")}`);
}

/** Waits for the end of what moves, except for what never ends. */
async function stillness(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((one) => one.playState !== "running" || one.effect?.getComputedTiming().endTime === Infinity),
  );
}

export const ADMIN = { username: "admin", password: "correct-horse-battery" };

/** Logs in through the front door. */
export async function logIn(page: Page, account = ADMIN): Promise<void> {
  await open(page, "/auth");
  await page.getByLabel("Username").fill(account.username);
  await page.getByLabel("Password").fill(account.password);
  await page.getByRole("button", { name: "Log In" }).click();
  await expect(page.getByText("Login successful", { exact: true })).toBeVisible();
  // What the page asks for must be there before the test goes on: it may log out again.
  await expect(page.getByRole("region", { name: "Carrier portals" }).getByRole("listitem").first()).toBeVisible();
}

export { expect } from "@playwright/test";
