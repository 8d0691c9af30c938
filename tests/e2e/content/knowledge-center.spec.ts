import type { Page } from "@playwright/test";
import { expect, expectAccessible, open, test } from "../fixtures.ts";

const results = (page: Page) => page.locator("section[aria-labelledby=articles]");
const featured = (page: Page) => page.getByRole("region", { name: "Featured Articles" });

test.describe("the Knowledge Center", () => {
  test("shows eight articles, two of them featured, seven filters and the newsletter box, and opens one", async ({
    page,
  }) => {
    await open(page, "/knowledge-center");
    await expect(page.getByRole("heading", { level: 2, name: "All Articles" })).toBeVisible();
    await expect(results(page).getByRole("article")).toHaveCount(8);
    await expect(featured(page).getByRole("article")).toHaveCount(2);
    await expect(page.getByRole("group", { name: "Topics" }).getByRole("button")).toHaveText([
      "All Topics",
      "Auto Insurance",
      "Home Insurance",
      "Business Insurance",
      "Life Insurance",
      "Umbrella Insurance",
      "Risk Management",
    ]);
    await expect(page.getByLabel("Email address")).toHaveAttribute("required", "");
    await expect(page.getByRole("button", { name: "Subscribe" })).toBeVisible();
    await expect(page.getByText("We respect your privacy. Unsubscribe at any time.")).toBeVisible();
    await featured(page).getByRole("link").first().click();
    await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+$/);
    await expect(page.getByRole("link", { name: "Back to all articles" })).toBeVisible();
  });

  test("filters by topic, searches without regard to case, and shows everything again", async ({ page }) => {
    await open(page, "/knowledge-center");
    await page.getByRole("button", { name: "Umbrella Insurance" }).click();
    await expect(page.getByRole("heading", { level: 2, name: "Umbrella Insurance Articles" })).toBeVisible();
    await expect(results(page).getByRole("article")).toHaveCount(1);
    await expect(featured(page)).toHaveCount(0);
    await page.getByRole("button", { name: "All Topics" }).click();
    await expect(featured(page)).toBeVisible();

    await page.getByRole("searchbox").fill("windshield");
    const answers = page.getByRole("region", { name: "Quick Answers" });
    await expect(answers.getByRole("heading", { level: 3 }).first()).toHaveText(/^My windshield is cracked or chipped/);
    const glass = answers.getByRole("link", { name: "Tell us about broken glass" });
    await expect(glass).toHaveAttribute("href", "/service/glass");
    await page.getByRole("searchbox").fill("twia HAIL");
    await expect(page.getByRole("heading", { level: 2, name: 'Search Results: "twia HAIL"' })).toBeVisible();
    await expect(results(page).getByRole("article")).toHaveCount(1);
    await expect(featured(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Clear" }).click();
    await expect(page.getByRole("searchbox")).toBeFocused();
    await expect(results(page).getByRole("article")).toHaveCount(8);

    await page.getByRole("button", { name: "Life Insurance" }).click();
    await page.getByRole("searchbox").fill("zeppelin");
    await expect(page.getByRole("heading", { name: "No articles found" })).toBeVisible();
    await expect(page.getByText("Try adjusting your search or browse a different category.")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "View All Articles" }).click();
    await expect(results(page).getByRole("article")).toHaveCount(8);
    await expect(page.getByRole("searchbox")).toHaveValue("");
    await expect(page.getByRole("button", { name: "All Topics" })).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByRole("heading", { name: "All Articles" })).toBeFocused();
  });

  test("offers up to fifteen popular topics, each of which finds something", async ({ page }) => {
    await open(page, "/knowledge-center");
    const chips = page.getByRole("region", { name: "Popular Topics" }).getByRole("button");
    await expect(chips).toHaveCount(15);
    expect(new Set(await chips.allTextContents()).size).toBe(15);
    await chips.nth(7).click();
    const tag = (await chips.nth(7).textContent()) ?? "";
    await expect(page.getByRole("searchbox")).toHaveValue(tag);
    const heading = page.getByRole("heading", { name: `Search Results: "${tag}"` });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expect(results(page).getByRole("article").first()).toBeVisible();
  });

  test("searches in Spanish without regard to accents", async ({ page }) => {
    await open(page, "/es/knowledge-center");
    await page.getByRole("searchbox").fill("POLIZA");
    await expect(page.getByRole("heading", { name: "Resultados de la búsqueda: “POLIZA”" })).toBeVisible();
    await expect(results(page).getByRole("article").first()).toContainText(/póliza/i);
    await expectAccessible(page);
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("shows every article and nothing that needs script", async ({ page }) => {
      await page.goto("/knowledge-center");
      await expect(results(page).getByRole("article")).toHaveCount(8);
      await expect(page.getByRole("searchbox")).toBeHidden();
      await expect(page.getByRole("button", { name: "All Topics" })).toBeHidden();
    });
  });
});
