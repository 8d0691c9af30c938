import type { Page } from "@playwright/test";
import { expect, expectAccessible, open, test } from "../fixtures.ts";

const CATEGORIES = [
  "General Insurance Questions",
  "Auto Insurance",
  "Home Insurance",
  "Business Insurance",
  "Life Insurance",
];

const questions = (page: Page) => page.getByRole("main").locator("summary");
const groups = (page: Page) => page.getByRole("main").locator("section:has(details) h2");

test.describe("the FAQ", () => {
  test("groups 25 questions, five under each category, and opens an answer, the Texas minimum of 30/60/25", async ({
    page,
  }) => {
    await open(page, "/faq");
    await expect(page.getByRole("group", { name: "Question categories" }).getByRole("button")).toHaveText([
      "All Questions",
      ...CATEGORIES,
    ]);
    await expect(groups(page)).toHaveText(CATEGORIES);
    await expect(questions(page)).toHaveCount(25);
    for (const category of CATEGORIES) {
      await expect(page.getByRole("region", { name: category }).locator("summary")).toHaveCount(5);
    }
    await expect(page.getByRole("main").getByRole("status")).toContainText("25 of 25 questions");
    const schema = JSON.parse((await page.locator("script[type='application/ld+json']").textContent()) ?? "");
    expect(schema["@type"]).toBe("FAQPage");
    expect(schema.mainEntity).toHaveLength(25);
    await page.getByText("What is the minimum auto insurance required in Texas?").click();
    const answer = page.getByText(/30\/60\/25.*\$30,000.*\$60,000.*\$25,000/);
    await expect(answer).toBeVisible();
    await expectAccessible(page);
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: "Call Us", exact: true })).toHaveAttribute("href", /^tel:\d+$/);
    await main.getByRole("link", { name: "Contact Us", exact: true }).click();
    await expect(page).toHaveURL(/\/contact$/);
  });

  test("keeps the categories in sight while one reads, on a phone and on a desk", async ({ page }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, "/faq");
      const buttons = page.getByRole("group", { name: "Question categories" });
      await page.getByText("What happens if I miss a payment or stop paying?").scrollIntoViewIfNeeded();
      await expect(buttons).toBeInViewport();
      for (const name of ["Auto Insurance", "Business Insurance"]) {
        await buttons.getByRole("button", { name }).click();
        await expect(page.getByRole("heading", { name, exact: true })).toBeInViewport();
      }
    }
  });

  test("keeps to one category, searches without regard to case, and says when nothing is found", async ({ page }) => {
    await open(page, "/faq");
    await page.getByRole("button", { name: "Life Insurance" }).click();
    await expect(groups(page)).toHaveText(["Life Insurance"]);
    await expect(questions(page)).toHaveCount(5);
    await expect(page.getByRole("button", { name: "Life Insurance" })).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("button", { name: "All Questions" }).click();

    await page.getByRole("searchbox").fill("CONSULAR");
    await expect(questions(page)).toHaveCount(1);
    await expect(page.getByText(/foreign license, a passport or a consular ID/)).toBeVisible();
    await page.getByRole("button", { name: "Clear" }).click();
    await expect(questions(page)).toHaveCount(25);

    await page.getByRole("button", { name: "Home Insurance" }).click();
    await page.getByRole("searchbox").fill("zeppelin");
    await expect(page.getByRole("heading", { name: "No answers found" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "View All Questions" }).click();
    await expect(questions(page)).toHaveCount(25);
    await expect(page.getByRole("button", { name: "All Questions" })).toHaveAttribute("aria-pressed", "true");
  });

  test("shows first what customers want done, in a list of its own, with the way to it", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, "/es/faq");
    const service = page.getByRole("region", { name: "Ayuda con su póliza" });
    await expect(service.getByRole("listitem")).toHaveCount(17);
    await page.getByRole("button", { name: "Ayuda con su póliza" }).click();
    await expect(service.getByRole("listitem").first()).toBeInViewport();
    await expect(questions(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Todas las preguntas" }).click();
    await page.getByRole("searchbox").fill("añadir chofer");
    await expect(service.getByRole("heading", { level: 3 })).toHaveText("¿Cómo agrego o quito a un conductor?");
    await expect(service.getByRole("heading", { level: 3 })).toBeInViewport();
    const way = service.getByRole("link", { name: "Agregar o quitar a un conductor" });
    await expect(way).toHaveAttribute("href", "/es/service/driver");
    // The search ignores accents.
    await page.getByRole("searchbox").fill("MATRICULA");
    await expect(questions(page)).toHaveText([
      "¿Puedo comprar seguro de auto con licencia extranjera o matrícula consular?",
    ]);
    await expectAccessible(page);
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("shows every question, opens the answers, and has no search", async ({ page }) => {
      await page.goto("/faq");
      await expect(questions(page)).toHaveCount(25);
      await questions(page).first().click();
      await expect(page.getByText(/An independent agency works with several insurance companies/)).toBeVisible();
      await expect(page.getByRole("searchbox")).toBeHidden();
      await expect(page.getByRole("button", { name: "All Questions" })).toBeHidden();
    });
  });
});
