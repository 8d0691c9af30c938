import type { Page } from "@playwright/test";
import { logInAs } from "../accounts.ts";
import { expect, open, test } from "../fixtures.ts";
import { faintNow, faintRings } from "../focus-rings.ts";

/** Pages whose rings neither the crawl (public pages) nor the portal's sweep measures. */
const UNCRAWLED_PATHS = [
  "/auth",
  "/auth?tab=forgot",
  "/auth?tab=request",
  "/newsletter/confirm?token=none",
  "/no-such-page",
];

// Reduced motion: nothing fades, so measurements are stable at once.
test.use({ allowFailedRequests: true, contextOptions: { reducedMotion: "reduce" } });

/** Opens a page and returns the faults of its focus rings. */
async function measure(page: Page, path: string, isFrameKnown: boolean): Promise<string[]> {
  await open(page, path);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  return (await faintRings(page, isFrameKnown)).map((fault) => `${path} ${fault}`);
}

test("every focus ring of a login, of a refusal and of no page can be told from its surface, in both schemes", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const faults: string[] = [];
  for (const path of UNCRAWLED_PATHS) faults.push(...(await measure(page, path, true)));
  expect(faults).toEqual([]);
});

test("and those of a phone's frame, its menus opened", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await logInAs(page, "admin");
  const faults = await measure(page, "/agent-tools", true);
  faults.push(...(await measure(page, "/about", false)));
  for (const name of ["Change language", "Menu"]) {
    // On a phone the menu button is in the bottom bar, and the header's is hidden.
    await page.getByRole("button", { name, exact: true }).filter({ visible: true }).focus();
    await page.keyboard.press("Enter");
    faults.push(...(await faintNow(page)));
  }
  expect(faults).toEqual([]);
});
