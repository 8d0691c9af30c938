import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./fixtures.ts";

test.use({ viewport: { width: 390, height: 844 } });

/** Opens an address whose scripts are held back; gives back what lets them come. */
async function openEarly(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", (route) => promise.then(() => route.continue()).catch(() => undefined));
  await page.goto(path, { waitUntil: "commit" });
  await page.getByRole("contentinfo").waitFor();
  return resolve;
}

test("a button that is pressed before the scripts have come does its work once they have", async ({ page }) => {
  const goOn = await openEarly(page, "/");
  await page.getByRole("tab", { name: "Testimonials" }).click();
  goOn();
  await expect(page.getByRole("tabpanel", { name: "Testimonials" })).toBeVisible();
  await hydrated(page);
});

test("menus and questions open before the scripts have come, and what was typed stays", async ({ page }) => {
  const goOn = await openEarly(page, "/auto");
  const menu = page.locator("#site-menu");
  await page.getByRole("navigation", { name: "Quick" }).getByRole("button", { name: "Menu" }).click();
  await expect(menu).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  const question = page.locator("details").nth(1);
  await question.locator("summary").click();
  await expect(question).toHaveAttribute("open");
  await page.getByLabel("ZIP code").fill("10001");
  goOn();
  await hydrated(page);
  await expect(question).toHaveAttribute("open");
  await expect(page.getByLabel("ZIP code")).toHaveValue("10001");
  await expect(page.getByText("outside Texas")).toBeVisible();
});

test("the other language and the quote box lead on before the scripts have come", async ({ page }) => {
  const goOn = await openEarly(page, "/");
  await page.getByRole("button", { name: "Change language" }).click();
  await page.getByRole("link", { name: "Español" }).click();
  await expect(page).toHaveURL(/\/es$/);
  await page.getByRole("button", { name: "Empezar cotización" }).click();
  await expect(page).toHaveURL(/\/es\/quote\?type=auto/);
  goOn();
});

test("a part of the page sleeps until somebody is there; its links and buttons work meanwhile", async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.goto("/");
  await page.waitForSelector("html[data-hydrated]", { state: "attached" });
  await expect(page.locator("[data-asleep]")).toHaveCount(4);
  // Whatever wakes the page now has to wait for its code.
  await page.route("**/assets/*.js", (route) => promise.then(() => route.continue()).catch(() => undefined));
  const footer = await page.getByRole("contentinfo").elementHandle();
  await page.getByRole("tab", { name: "Testimonials" }).click();
  await expect(page.locator("[data-asleep]")).toHaveCount(4);
  resolve();
  await expect(page.getByRole("tabpanel", { name: "Testimonials" })).toBeVisible();
  await expect(page.locator("[data-asleep]")).toHaveCount(0);
  // What the server drew is taken over, not drawn anew.
  expect(await footer?.evaluate((element) => element.isConnected)).toBe(true);
});
