import type { Page } from "@playwright/test";
import { agency } from "../../support/agency.ts";
import { telHref } from "../../../domain/platform/phone.ts";
import { expect, expectAccessible, open, test } from "../fixtures.ts";
import { answerOf } from "../answer-of.ts";

test.describe("the tabs of the home page", () => {
  test("open on four benefits, turn by the keyboard around both ends, and lead on to a way to write", async ({
    page,
  }) => {
    await open(page, "/");
    await expect(page.getByRole("tab", { name: "Features" })).toHaveAttribute("aria-selected", "true");
    await page.getByRole("tab", { name: "Features" }).focus();
    await page.keyboard.press("ArrowLeft");
    await expect(page.getByRole("tab", { name: "Partners" })).toBeFocused();
    await expect(page.getByRole("tabpanel", { name: "Partners" })).toBeVisible();
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("tabpanel", { name: "Testimonials" })).toBeVisible();
    await expect(page.getByRole("tabpanel", { name: "Features" })).toBeHidden();
    await page.keyboard.press("ArrowLeft");
    const panel = page.getByRole("tabpanel", { name: "Features" });
    await expect(panel.getByRole("listitem")).toHaveCount(4);
    await expect(panel.getByRole("link", { name: /^Call/ })).toHaveAttribute("href", telHref(agency.phone));
    await panel.getByRole("link", { name: "Contact us" }).click();
    await expect(page).toHaveURL(/\/contact$/);
  });

  test("hold testimonials with half stars, not asked for again, and partners in as many columns as fit", async ({
    page,
    request,
  }) => {
    const html = await (await request.get("/")).text();
    const stored = await answerOf<"GET /api/testimonials">(request.get("/api/testimonials"));
    for (const { name } of stored) expect(html).toContain(name);
    const calls: string[] = [];
    page.on("request", (sent) => sent.url().includes("/api/") && calls.push(sent.url()));
    await open(page, "/");
    await page.getByRole("tab", { name: "Testimonials" }).click();
    const panel = page.getByRole("tabpanel", { name: "Testimonials" });
    await expect(panel.getByRole("figure")).toHaveCount(stored.length);
    const halves = stored.filter(({ rating }) => rating === 4.5).length;
    expect(halves).toBeGreaterThan(0);
    await expect(panel.getByRole("img", { name: "4.5 out of 5 stars" })).toHaveCount(halves);

    await page.getByRole("tab", { name: "Partners" }).click();
    const grid = page.getByRole("tabpanel", { name: "Partners" }).getByRole("list");
    await expect(grid.getByRole("link").first()).toHaveAttribute("target", "_blank");
    for (const [width, columns] of [
      [390, 2],
      [800, 3],
      [1280, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const tracks = await grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(" ").length);
      expect(tracks, `at ${width} px`).toBe(columns);
    }
    expect(calls).toEqual([]);
  });
});

/** Loads the home page without its lists, as when the server could not load them. */
async function openWithoutLists(page: Page): Promise<void> {
  await page.route("**/_.data*", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: withoutLists(await answer.text()) });
  });
  await open(page, "/about");
  await page.getByRole("banner").getByRole("link", { name: agency.shortName }).click();
  await expect(page.getByRole("tab", { name: "Testimonials" })).toBeVisible();
}

/**
 * Nulls the lists in React Router's stream, in which an object refers to its keys and values by index; -5 stands for
 * null.
 */
function withoutLists(stream: string): string {
  const [first = "", ...rest] = stream.split("\n");
  const table: unknown[] = JSON.parse(first);
  const loaded = table.find((entry) => {
    const keys = Object.keys(entry ?? {}).map((key) => table[Number(key.slice(1))]);
    return typeof entry === "object" && keys.includes("testimonials") && keys.includes("years");
  }) as Record<string, number>;
  for (const list of ["testimonials", "partners"]) loaded[`_${table.indexOf(list)}`] = -5;
  return [JSON.stringify(table), ...rest].join("\n");
}

const LISTS = [
  {
    tab: "Testimonials",
    path: "/api/testimonials*",
    placeholders: 3,
    item: "figure",
    fault: "Failed to fetch testimonials",
  },
  {
    tab: "Partners",
    path: "/api/insurance-partners*",
    placeholders: 6,
    item: "link",
    fault: "Failed to fetch insurance partners",
  },
] as const;

test.describe("lists that the server could not give", () => {
  // Stops the moving offers above: a link half out of its frame is too small a target.
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("show 3 or 6 placeholders until the browser has fetched them", async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    for (const { path } of LISTS) {
      await page.route(`**${path}`, async (route) => {
        await held;
        await route.continue();
      });
    }
    await openWithoutLists(page);
    for (const { tab, placeholders } of LISTS) {
      await page.getByRole("tab", { name: tab }).click();
      const panel = page.getByRole("tabpanel", { name: tab });
      await expect(panel.getByRole("status")).toContainText("Loading");
      await expect(panel.getByRole("status").locator("li")).toHaveCount(placeholders);
      await page.evaluate(() => scrollTo(0, 0)); // a link under the header is too small a target
      await expectAccessible(page);
    }
    release();
    for (const { tab, item } of LISTS) {
      await page.getByRole("tab", { name: tab }).click();
      const panel = page.getByRole("tabpanel", { name: tab });
      await expect(panel.getByRole(item).first()).toBeVisible();
      await expect(panel.getByRole("status")).toBeHidden();
    }
  });

  test.describe("when the fetch fails too", () => {
    test.use({ allowFailedRequests: true });

    test("say what could not be fetched and can be asked for again", async ({ page }) => {
      for (const { path } of LISTS) {
        await page.route(`**${path}`, (route) => route.fulfill({ status: 503, body: "{}" }), { times: 1 });
      }
      await openWithoutLists(page);
      for (const { tab, fault, item } of LISTS) {
        await page.getByRole("tab", { name: tab }).click();
        const panel = page.getByRole("tabpanel", { name: tab });
        await expect(panel.getByRole("alert")).toContainText(fault);
        await page.evaluate(() => scrollTo(0, 0));
        await expectAccessible(page);
        await panel.getByRole("button", { name: "Try again" }).click();
        await expect(panel.getByRole(item).first()).toBeVisible();
        await expect(panel.getByRole("alert")).toBeHidden();
      }
    });
  });
});
