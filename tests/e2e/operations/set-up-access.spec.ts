import type { Page } from "@playwright/test";
import { SET_UP_STEPS } from "../../../domain/operations/go-live/step-names.ts";
import { SECTIONS } from "../../../domain/operations/settings/section-names.ts";
import { LANGUAGE_KEY } from "../../../domain/platform/language.ts";
import { logInAs } from "../accounts.ts";
import { expect, expectAccessible, open, test } from "../fixtures.ts";

/** The pages by which an agency makes the site its own: each section, each step, and the list for going live. */
const PAGES = [
  ...SECTIONS.map((section) => `/admin-settings?section=${section}`),
  ...SET_UP_STEPS.map((step) => `/admin-set-up?step=${step}`),
  "/admin-go-live",
];

/** Waits for the data of a page, then checks that it neither scrolls sideways nor breaks a rule of accessibility. */
async function lookAt(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expect(page.locator("main [aria-busy=true]"), `loading of ${path}`).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth), `width of ${path}`).toBeLessThanOrEqual(390);
  await expectAccessible(page);
}

/** Each page is seen in one of the languages and schemes: all are made of the same parts. */
const VISITS = [
  { language: "es", colorScheme: "dark", remainder: 0 },
  { language: "en", colorScheme: "light", remainder: 1 },
] as const;

for (const { language, colorScheme, remainder } of VISITS) {
  test.describe(`on a phone (${language}, ${colorScheme})`, () => {
    test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: "reduce" } });

    test("sections of the settings, steps of the set-up and the go-live list are accessible", async ({
      page,
      baseURL,
    }) => {
      await logInAs(page, "admin");
      await page.context().addCookies([{ name: LANGUAGE_KEY, value: language, url: baseURL ?? "" }]);
      await page.emulateMedia({ colorScheme });
      for (const path of PAGES.filter((_, place) => place % 2 === remainder)) await lookAt(page, path);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
    });
  });
}
