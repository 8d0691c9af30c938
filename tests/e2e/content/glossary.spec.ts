import type { Page } from "@playwright/test";
import { expect, expectAccessible, open, test } from "../fixtures.ts";

const terms = (page: Page) => page.getByRole("main").locator("dt");
const letters = (page: Page) => page.getByRole("main").locator("section > h2");

test.describe("the insurance glossary", () => {
  test("lists at least 80 terms from A to Z, in order, and leads from a letter to its terms", async ({ page }) => {
    await open(page, "/insurance-glossary");
    const shown = await terms(page).allTextContents();
    expect(shown.length).toBeGreaterThanOrEqual(80);
    expect(shown).toEqual(shown.toSorted((a, b) => a.localeCompare(b, "en", { sensitivity: "base" })));
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: /^Call us at/ })).toHaveAttribute("href", /^tel:\d+$/);
    await expect(main.getByRole("link", { name: "Contact Us" })).toHaveAttribute("href", "/contact");
    await page.getByRole("navigation", { name: "Letters" }).getByRole("link", { name: "P", exact: true }).click();
    await expect(page).toHaveURL(/#letter-p$/);
    await expect(page.getByRole("heading", { name: "P", exact: true })).toBeInViewport();
  });

  test("keeps the letters in reach on a phone, where their row scrolls sideways", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, "/insurance-glossary");
    const nav = page.getByRole("navigation", { name: "Letters" });
    for (const letter of ["P", "W", "B"]) {
      await nav.getByRole("link", { name: letter, exact: true }).click();
      await expect(page.getByRole("heading", { name: letter, exact: true })).toBeInViewport();
      await expect(nav).toBeInViewport({ ratio: 1 });
      const [row, heading] = [
        await nav.boundingBox(),
        await page.locator(`#letter-${letter.toLowerCase()}`).boundingBox(),
      ];
      expect(heading?.y).toBeGreaterThanOrEqual((row?.y ?? 0) + (row?.height ?? 0));
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });

  test("searches without regard to case, and leaves only the letters that have a match", async ({ page }) => {
    await open(page, "/insurance-glossary");
    await page.getByRole("searchbox").fill("SUBROGATION");
    await expect(terms(page).filter({ hasText: "Subrogation" })).toBeVisible();
    const left = await letters(page).allTextContents();
    await expect(page.getByRole("navigation", { name: "Letters" }).getByRole("link")).toHaveText(left);
    await page.getByRole("searchbox").fill("zeppelin");
    await expect(page.getByRole("heading", { name: "No terms found" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "View all terms" }).click();
    expect(await terms(page).count()).toBeGreaterThanOrEqual(80);
  });

  test("is sorted by the Spanish terms in Spanish, and found without accents or by the English name", async ({
    page,
  }) => {
    await open(page, "/es/insurance-glossary");
    const order = await letters(page).allTextContents();
    expect(order).toEqual(order.toSorted());
    await page.getByRole("searchbox").fill("poliza provisional");
    await expect(terms(page)).toContainText(["Póliza provisional"]);
    await page.getByRole("searchbox").fill("umbrella");
    await expect(terms(page)).toContainText(["Seguro paraguas"]);
    await expectAccessible(page);
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("shows every term and the letters, and has no search", async ({ page }) => {
      await page.goto("/insurance-glossary");
      expect(await terms(page).count()).toBeGreaterThanOrEqual(80);
      await expect(page.getByRole("searchbox")).toBeHidden();
      await page.getByRole("navigation", { name: "Letters" }).getByRole("link", { name: "W" }).click();
      await expect(page.getByRole("heading", { name: "W", exact: true })).toBeInViewport();
    });
  });
});

test.describe("the Texas auto insurance glossary", () => {
  test("lists at least 30 terms and links to its source", async ({ page }) => {
    await open(page, "/auto-insurance-glossary");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Texas Auto Insurance Glossary");
    expect(await terms(page).count()).toBeGreaterThanOrEqual(30);
    const source = page.getByRole("link", { name: /Texas Department of Insurance/ });
    await expect(source).toHaveAttribute("href", /^https:\/\/www\.tdi\.texas\.gov\//);
    await expect(source).toHaveAttribute("target", "_blank");
    await page.getByRole("searchbox").fill("lender");
    await expect(terms(page).filter({ hasText: "Lienholder" })).toBeVisible();
    await expect(source).toBeVisible();
    await expectAccessible(page);
  });

  test("is Spanish at its Spanish address, with the English names beside", async ({ page }) => {
    await open(page, "/es/auto-insurance-glossary");
    await expect(terms(page).filter({ hasText: "Conductor culpable" })).toContainText("En inglés: At-fault driver");
  });
});
