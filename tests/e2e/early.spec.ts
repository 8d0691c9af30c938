import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./fixtures.ts";

/** Opens an address whose scripts are held back; gives back what lets them come. */
async function openEarly(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", (route) => promise.then(() => route.continue()).catch(() => undefined));
  await page.goto(path, { waitUntil: "commit" });
  await page.getByRole("contentinfo").waitFor();
  return resolve;
}

test("a tab that is pressed before the scripts have come is shown once they have", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const goOn = await openEarly(page, "/");
  await page.getByRole("tab", { name: "Testimonials" }).click();
  goOn();
  await hydrated(page);
  await expect(page.getByRole("tabpanel", { name: "Testimonials" })).toBeVisible();
});
