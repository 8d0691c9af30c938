import type { Browser, Page } from "@playwright/test";
import { PAGE_ACCESS } from "../../domain/permissions.ts";
import { PUBLIC_PATHS } from "../../domain/site-map.ts";
import { logInAs } from "./accounts.ts";
import { expect, HIDDEN_PATHS, hydrated, test } from "./fixtures.ts";
import { faintRings } from "./focus-rings.ts";

const PUBLIC = [
  ...PUBLIC_PATHS,
  ...HIDDEN_PATHS,
  "/auth",
  "/auth?tab=forgot",
  "/auth?tab=request",
  "/newsletter/confirm?token=none",
  "/no-such-page",
];
const PORTAL = [
  ...Object.keys(PAGE_ACCESS),
  "/agent-tools?tab=resources",
  "/agent-tools?tab=training",
  "/agent-tools/forms/sr-22-request",
  "/agent-onboarding/team",
  "/profile?tab=security",
  "/admin-content?kind=posts",
];

/** A browser in which nothing fades: what is measured is there at once. */
async function stillPage(browser: Browser, baseURL: string | undefined, width = 1280): Promise<Page> {
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    bypassCSP: true,
    reducedMotion: "reduce",
    viewport: { width, height: 900 },
  });
  return context.newPage();
}

/** Opens a page and whatever unfolds on it; from then on the keyboard is used, so that rings are shown. */
async function comeByKeyboard(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await page.addStyleTag({ content: "* { transition: none !important; scroll-behavior: auto !important }" });
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) details.open = true;
  });
  await page.keyboard.press("Tab");
}

/** What is wrong with the rings of some pages, in both colour schemes. */
async function measure(page: Page, paths: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const path of paths) {
    await comeByKeyboard(page, path);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      for (const fault of await faintRings(page, path !== paths[0])) faults.push(`${path} ${colorScheme} ${fault}`);
    }
  }
  return faults;
}

test("every focus ring of every public page can be told from its surface, in both schemes", async ({
  browser,
  baseURL,
}) => {
  const page = await stillPage(browser, baseURL);
  expect(await measure(page, PUBLIC)).toEqual([]);
  await page.context().close();
});

test("and those of every page of the portal", async ({ browser, baseURL }) => {
  const page = await stillPage(browser, baseURL);
  await logInAs(page, "admin");
  expect(await measure(page, PORTAL)).toEqual([]);
  await page.context().close();
});

test("and those of a phone's frame, its menus opened", async ({ browser, baseURL }) => {
  const page = await stillPage(browser, baseURL, 390);
  await logInAs(page, "admin");
  const faults = await measure(page, ["/about", "/agent-tools"]);
  await comeByKeyboard(page, "/about");
  for (const name of ["Change language", "Menu"]) {
    // A phone has its menu in the bar below, and the header's is not shown.
    await page.getByRole("button", { name, exact: true }).filter({ visible: true }).focus();
    await page.keyboard.press("Enter");
    faults.push(...(await faintRings(page)));
  }
  expect(faults).toEqual([]);
  await page.context().close();
});
