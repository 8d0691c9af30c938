import type { Page } from "@playwright/test";
import { logInAs } from "../accounts.ts";
import { expect, open, test } from "../fixtures.ts";
import { faintNow, faintRings } from "../focus-rings.ts";

/** The crawl measures the rings of all other public pages, and the portal's sweep those of the portal. */
const ELSEWHERE = ["/auth", "/auth?tab=forgot", "/auth?tab=request", "/newsletter/confirm?token=none", "/no-such-page"];

// Where nothing fades, what is measured is there at once.
test.use({ allowFailedRequests: true, contextOptions: { reducedMotion: "reduce" } });

/** Opens a page and names what is wrong with its rings. */
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
  for (const path of ELSEWHERE) faults.push(...(await measure(page, path, true)));
  expect(faults).toEqual([]);
});

test("and those of a phone's frame, its menus opened", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await logInAs(page, "admin");
  const faults = await measure(page, "/agent-tools", true);
  faults.push(...(await measure(page, "/about", false)));
  for (const name of ["Change language", "Menu"]) {
    // A phone has its menu in the bar below, and the header's is not shown.
    await page.getByRole("button", { name, exact: true }).filter({ visible: true }).focus();
    await page.keyboard.press("Enter");
    faults.push(...(await faintNow(page)));
  }
  expect(faults).toEqual([]);
});
