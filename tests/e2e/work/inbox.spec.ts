import type { Page } from "@playwright/test";
import { LANGUAGE_KEY, type Language } from "../../../domain/platform/language.ts";
import { logInAs, unique } from "../accounts.ts";
import { answerOf } from "../answer-of.ts";
import { expect, expectAccessible, open, test } from "../fixtures.ts";

const SIZES = [
  { width: 1366, height: 768, rows: 12, first: 190, tallest: 48 },
  { width: 390, height: 844, rows: 6, first: 250, tallest: 115 },
] as const;
const LANGUAGES: readonly Language[] = ["en", "es"];

/** Sends quote requests of one family, and returns their references, the newest first. */
async function quotes(page: Page, family: string, count: number, changes: object = {}): Promise<string[]> {
  const references: string[] = [];
  for (let n = 0; n < count; n++) {
    const person = { name: `${n} ${family}`, email: "ines@example.com", phone: "(281) 555-0142", zipCode: "77573" };
    const answer = page.request.post("/api/quote-requests", { data: { insuranceType: "auto", ...person, ...changes } });
    references.unshift((await answerOf<"POST /api/quote-requests">(answer)).reference);
  }
  return references;
}

async function speak(page: Page, language: Language, baseURL: string | undefined): Promise<void> {
  await page.context().addCookies([{ name: LANGUAGE_KEY, value: language, url: baseURL ?? "" }]);
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [LANGUAGE_KEY, language] as const);
}

const rows = (page: Page) => page.locator(".desk-row");
const rowOf = (page: Page, reference: string) => page.locator(`#row-${reference}`);

/** Measures the rows that are wholly in the window. */
async function measureRows(page: Page): Promise<{ seen: number; first: number; tallest: number }> {
  return rows(page).evaluateAll((list) => {
    const boxes = list.map((row) => row.getBoundingClientRect());
    const seen = boxes.filter(({ top, bottom }) => top >= 0 && bottom <= innerHeight);
    return { seen: seen.length, first: boxes[0]?.top ?? 0, tallest: Math.max(...seen.map(({ height }) => height)) };
  });
}

for (const { width, height, ...bounds } of SIZES) {
  for (const language of LANGUAGES) {
    test(`at ${width} × ${height} (${language}) at least ${bounds.rows} rows are in view, five Tabs away`, async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize({ width, height });
      await speak(page, language, baseURL);
      await logInAs(page, "agent");
      await quotes(page, unique("Vista"), 14);
      await open(page, "/agent-dashboard");
      await expect(rows(page).nth(bounds.rows)).toBeAttached();
      const { seen, first, tallest } = await measureRows(page);
      expect(seen, "rows in view").toBeGreaterThanOrEqual(bounds.rows);
      expect(first, "place of the first row").toBeLessThanOrEqual(bounds.first);
      expect(tallest, "height of a row").toBeLessThanOrEqual(bounds.tallest);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      // The views are one line: what does not fit is in the menu at its end.
      const tops = await page
        .locator(".desk-views li:visible")
        .evaluateAll((items) => new Set(items.map((item) => item.getBoundingClientRect().top)).size);
      expect(tops, "lines of views").toBe(1);
      await expectAccessible(page);

      await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
      let tabs = 0;
      const isAt = (selector: string) =>
        page.evaluate((one) => document.activeElement?.matches(one) ?? false, selector);
      while (!(await isAt(".desk-row-link")) && tabs < 5) {
        await page.keyboard.press("Tab");
        tabs += 1;
        if (await isAt(".skip-to-list")) await page.keyboard.press("Enter");
      }
      // The row that was the first one then: another test may have sent a newer request meanwhile.
      await expect.poll(() => isAt(".desk-row-link"), "a row has the focus").toBe(true);
    });
  }
}

test("twenty presses at 50 ms move twenty rows while nothing loads, and the request follows", async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await logInAs(page, "agent");
  const family = unique("Prisa");
  const references = await quotes(page, family, 22);
  await open(page, "/agent-dashboard");
  await page.getByRole("searchbox").fill(family);
  await expect(page.getByText("22 requests", { exact: true })).toBeVisible();
  await page.getByRole("searchbox").blur();
  // No request is answered until the keys have been pressed.
  let release = () => {};
  const pressed = new Promise<void>((done) => (release = done));
  await page.route(/\/api\/quote-requests\/Q-/, async (route) => {
    await pressed;
    await route.continue();
  });
  await page.keyboard.press("j");
  await expect(rowOf(page, references[0] ?? "")).toBeFocused();
  for (let n = 1; n <= 20; n++) {
    await page.keyboard.press("j");
    // At once: nothing is waited for.
    expect(await page.evaluate(() => document.activeElement?.id)).toBe(`row-${references[n]}`);
  }
  await expect(rowOf(page, references[20] ?? "")).toBeInViewport();
  await page.keyboard.press("k");
  await expect(rowOf(page, references[19] ?? "")).toHaveAttribute("aria-current", "true");
  // A key for the request waits until it is the one of the row and is loaded.
  await expect(page).toHaveURL(new RegExp(`request=${references[19]}`));
  await page.keyboard.press("t");
  release();
  const request = page.getByRole("region", { name: references[19] ?? "" });
  await expect(request).toContainText("Owner: Terry Example");
  await page.unrouteAll({ behavior: "wait" });
});

test("a row that one rests on is fetched without being recorded as opened, and shows at once", async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await logInAs(page, "agent");
  const family = unique("Pausa");
  const [, second = ""] = await quotes(page, family, 2);
  await open(page, "/agent-dashboard");
  await page.getByRole("searchbox").fill(family);
  await expect(rows(page)).toHaveCount(2);
  const glance = page.waitForResponse((response) => response.url().includes(`/api/quote-requests/${second}`));
  await rowOf(page, second).hover();
  expect((await glance).request().headers()["x-unattended"]).toBeDefined();
  // The opening itself is answered only after it is shown.
  let release = () => {};
  const shown = new Promise<void>((done) => (release = done));
  await page.route(new RegExp(`/api/quote-requests/${second}`), async (route) => {
    await shown;
    await route.continue();
  });
  await rowOf(page, second).click();
  await expect(page.getByRole("region", { name: second })).toContainText(family);
  await expect(page.getByRole("region", { name: second }).getByRole("button", { name: "Take it" })).toBeVisible();
  const opened = page.waitForResponse((response) => response.url().includes(`/api/quote-requests/${second}`));
  release();
  expect((await opened).request().headers()["x-unattended"]).toBeUndefined();
  await page.unrouteAll({ behavior: "wait" });
});

test("rows are selected by key and taken together; the next that needs a reply has a key and a palette entry", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await logInAs(page, "agent");
  const family = unique("Junta");
  const [first = "", second = "", third = ""] = await quotes(page, family, 3);
  await open(page, "/agent-dashboard");
  await page.getByRole("searchbox").fill(family);
  await expect(page.getByText("3 requests", { exact: true })).toBeVisible();
  await page.getByRole("searchbox").blur();
  for (const key of ["j", "x", "j", "x"]) await page.keyboard.press(key);
  await expect(page.getByText("2 selected")).toBeInViewport();
  await expectAccessible(page);
  await page.keyboard.press("b");
  const asked = page.getByRole("dialog", { name: "Take the selected requests" });
  await expect(asked).toContainText("2 requests will be changed.");
  await asked.getByRole("button", { name: "Change 2" }).click();
  await expect(page.getByText("2 requests changed").first()).toBeVisible();
  for (const reference of [first, second])
    await expect(rowOf(page, reference)).toHaveAttribute("title", "Owner: Terry Example");
  await expect(rowOf(page, third)).not.toHaveAttribute("title", /./);
  await expect(page.getByText("2 selected")).toHaveCount(0);

  await page.keyboard.press("w");
  await expect(rowOf(page, third)).toBeFocused();
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: "Search everything" });
  await palette.getByRole("combobox").fill("Next that needs a reply");
  await palette.getByRole("option", { name: /Next that needs a reply/ }).click();
  await expect(rowOf(page, first)).toHaveAttribute("aria-current", "true");
});

test("filters are chips; a view of one's own is saved, counted, renamed, shared and deleted", async ({ page }) => {
  // Wide enough for the new view to stand in the line, not in the menu at its end.
  await page.setViewportSize({ width: 1800, height: 768 });
  await logInAs(page, "admin");
  const name = unique("Vista").slice(-30);
  await quotes(page, unique("Chip"), 1, { insuranceType: "life" });
  await open(page, "/agent-dashboard");
  await page.getByRole("button", { name: "Add filter" }).click();
  const chips = page.getByRole("list", { name: "Active filters" }).getByRole("listitem");
  await page.getByLabel("Insurance type").selectOption("life");
  await expect(chips).toHaveCount(1);
  await page.getByLabel("Stage").selectOption("new");
  await page.keyboard.press("Escape");
  // The filters give the focus back when they are gone, which would close a menu that was opened meanwhile.
  await expect(page.getByLabel("Insurance type")).toBeHidden();
  await expect(chips).toHaveText([/Insurance type: Life/, /Stage: New/]);
  await page.getByRole("button", { name: "Views of your own" }).click();
  await page.getByRole("menuitemradio", { name: "Save as a new view" }).click();
  const dialog = page.getByRole("dialog", { name: "Save as a new view" });
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect(dialog.getByText("This field is required")).toBeVisible();
  await dialog.getByLabel("Name of the view").fill(name);
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  const view = page.getByRole("navigation", { name: "Views" }).getByRole("link", { name: new RegExp(`^${name}`) });
  await expect(view).toHaveAttribute("aria-current", "true");
  const count = await page.locator(".desk-results").innerText();
  await expect(view).toHaveText(`${name}${Number.parseInt(count, 10)}`);
  await page.setViewportSize({ width: 1366, height: 768 });
  await expectAccessible(page);

  await chips.filter({ hasText: "Stage" }).getByRole("button").click();
  await expect(chips).toHaveCount(1);
  await page.getByRole("button", { name: "Views of your own" }).click();
  await page.getByRole("menuitemradio", { name: "Save the changes" }).click();
  await expect(page.getByText("Changed view")).toHaveCount(0);
  await page.getByRole("button", { name: "Views of your own" }).click();
  await page.getByRole("menuitemradio", { name: "Share with everybody" }).click();
  await expect(page.getByText("View saved").first()).toBeVisible();

  await page.getByRole("navigation", { name: "Views" }).getByRole("link", { name: "All", exact: true }).click();
  await expect(chips).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog", { name: "Search everything" }).getByRole("combobox").fill(name);
  await page.getByRole("option", { name: new RegExp(name) }).click();
  await expect(chips).toHaveText([/Insurance type: Life/]);
  await page.getByRole("button", { name: "Views of your own" }).click();
  await page.getByRole("menuitemradio", { name: "Delete view" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete view" }).click();
  await expect(view).toHaveCount(0);
});

test("the height of rows is chosen and remembered", async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await logInAs(page, "agent");
  await quotes(page, unique("Alto"), 1);
  await open(page, "/agent-dashboard");
  await page.getByRole("button", { name: "List options" }).click();
  await page.getByRole("radio", { name: "Comfortable" }).check();
  const height = () =>
    rows(page)
      .first()
      .evaluate((row) => row.getBoundingClientRect().height);
  await expect.poll(height).toBeGreaterThan(60);
  await page.reload();
  await expect.poll(height).toBeGreaterThan(60);
  await page.getByRole("button", { name: "List options" }).click();
  await page.getByRole("radio", { name: "Dense" }).check();
  await expect.poll(height).toBeLessThanOrEqual(48);
});
