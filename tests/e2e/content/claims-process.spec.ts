import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, open, test } from "../fixtures.ts";

const STEPS = ["Report Your Claim", "Claim Assignment", "Claim Investigation", "Claim Evaluation", "Claim Resolution"];

/** A Saturday, when the office is open from ten to five, and the night before. */
const OPEN = new Date("2026-11-14T10:00-06:00");
const NIGHT = new Date("2026-11-13T22:00-06:00");

const highlighted = (page: Page) => page.locator("ol > [aria-current=step]").getByRole("heading");

/** Opens the page with a fake clock that the test controls. */
async function openWithClock(page: Page, path = "/claims-process"): Promise<void> {
  await page.clock.install();
  await open(page, path);
  await expect(highlighted(page)).toHaveText(STEPS[0] ?? "");
}

test.describe("the claims timeline", () => {
  test("moves on every five seconds, from the fifth step back to the first, and nothing else with it", async ({
    page,
  }) => {
    await openWithClock(page);
    const below = page.getByRole("heading", { name: "What to Do First" });
    await page.evaluate(() => document.fonts.ready);
    const before = await below.boundingBox();
    for (const step of [...STEPS.slice(1), STEPS[0] ?? ""]) {
      await page.clock.runFor(5_000);
      await expect(highlighted(page)).toHaveText(step);
      expect(await below.boundingBox()).toEqual(before);
    }
  });

  test("rests under the pointer, stops and goes on at the press of a button", async ({ page }) => {
    await openWithClock(page);
    await page.getByRole("heading", { name: "Claim Assignment" }).hover();
    await page.clock.runFor(20_000);
    await expect(highlighted(page)).toHaveText("Report Your Claim");
    await page.getByRole("heading", { level: 1 }).hover();
    await page.clock.runFor(5_000);
    await expect(highlighted(page)).toHaveText("Claim Assignment");

    await page.getByRole("button", { name: "Pause" }).click();
    await page.clock.runFor(20_000);
    await expect(highlighted(page)).toHaveText("Claim Assignment");
    await page.getByRole("button", { name: "Play" }).click();
    await page.getByRole("heading", { level: 1 }).hover();
    await page.clock.runFor(5_000);
    await expect(highlighted(page)).toHaveText("Claim Investigation");
  });

  test("rests while the focus is on its dots, and jumps to the step of the one that is pressed", async ({ page }) => {
    await openWithClock(page);
    await page.getByRole("button", { name: "Step 1: Report Your Claim" }).focus();
    await page.clock.runFor(20_000);
    await expect(highlighted(page)).toHaveText("Report Your Claim");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(highlighted(page)).toHaveText("Claim Assignment");
    await page.getByRole("button", { name: "Step 4: Claim Evaluation" }).click();
    await expect(highlighted(page)).toHaveText("Claim Evaluation");
    await expect(page.getByRole("button", { name: "Step 4: Claim Evaluation" })).toHaveAttribute(
      "aria-current",
      "step",
    );
  });

  test("stands still for who wants no motion, until they start it", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openWithClock(page);
    await expect(page.getByRole("button", { name: "Play" })).toBeVisible();
    await page.clock.runFor(20_000);
    await expect(highlighted(page)).toHaveText("Report Your Claim");
    await page.getByRole("button", { name: "Play" }).click();
    await page.clock.runFor(5_000);
    await expect(highlighted(page)).toHaveText("Claim Assignment");
  });
});

test.describe("the claims page", () => {
  test("has the five steps, three checklists of six, five questions, and offers to call and to contact an agent", async ({
    page,
  }) => {
    await page.clock.install({ time: OPEN });
    await open(page, "/claims-process");
    const main = page.getByRole("main");
    const call = main.getByRole("link", { name: /^Call to Report a Claim \(\d{3}\) \d{3}-\d{4}$/ });
    await expect(call).toHaveAttribute("href", /^tel:\d{11}$/);
    await expect(main.getByRole("link", { name: "Contact an Agent" }).first()).toHaveAttribute("href", "/contact");
    await expect(
      page.getByText(/^Many carriers answer their own claim lines 24\/7\. During office hours/),
    ).toBeVisible();
    const timeline = page.getByRole("region", { name: "The Five Steps of a Claim" });
    await expect(timeline.getByRole("heading", { level: 3 })).toHaveText(STEPS);
    for (const name of ["Auto Claims", "Home Claims", "Business Claims"]) {
      const list = page.getByRole("article").filter({ has: page.getByRole("heading", { name }) });
      await expect(list.getByRole("listitem")).toHaveCount(6);
      await expect(list.getByRole("listitem").last()).toContainText("Contact us to report your claim");
    }
    const questions = page.getByRole("region", { name: "Questions About Claims" }).getByRole("group");
    await expect(questions).toHaveCount(5);
    await questions.first().getByRole("heading").click();
    await expect(questions.first()).toHaveAttribute("open", "");
    await expectAccessible(page);
  });

  test("is in Spanish at its Spanish address, on a phone", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, "/es/claims-process");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Proceso de reclamos");
    // The structured data for search engines.
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    const faq: { "@type": string; inLanguage: string; mainEntity: { name: string }[] } = JSON.parse(data ?? "{}");
    expect(faq["@type"]).toBe("FAQPage");
    expect(faq.inLanguage).toBe("es");
    expect(faq.mainEntity).toHaveLength(5);
    expect(faq.mainEntity[0]?.name).toMatch(/^¿/);
    await page.getByRole("button", { name: "Paso 5: Resolución del reclamo" }).click();
    await expect(page.getByRole("heading", { name: "Resolución del reclamo" })).toBeInViewport();
    await expectAccessible(page);
  });
});

test.describe("the claims page at ten at night", () => {
  const lines = (page: Page) => page.getByRole("region", { name: "Your Company's Claim Line" });

  test("begins with the insurer, leads to its line or site, and holds nobody up with a closed office", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.clock.install({ time: NIGHT });
    await open(page, "/claims-process");
    const main = page.getByRole("main");
    const call = main.getByRole("link", { name: /^Call to Report a Claim/ });
    const golden = (link: Locator) => expect(link).toHaveClass(/\bbg-accent\b/);
    const notGolden = (link: Locator) => expect(link).not.toHaveClass(/\bbg-accent\b/);
    await expect(page.getByText("Our office is closed now and opens Saturday at 10:00 AM")).toBeVisible();
    await expect(call).toContainText("Our office opens Saturday at 10:00 AM");
    await notGolden(call);
    const barCall = page.getByRole("navigation", { name: "Quick actions" }).getByRole("link", { name: /^Call/ });
    await expect(barCall).toContainText("opens Sat 10 AM");
    await notGolden(barCall);

    const insurer = main.getByLabel("Who is your insurer?");
    await expect(insurer).toBeInViewport();
    await expect(main.getByRole("link", { name: "Call 911" })).toBeInViewport();
    expect(await main.locator("a, button, select").first().getAttribute("name")).toBe("insurer");
    await insurer.selectOption("Kemper Infinity");
    await expect(main.getByText("The claim number is on your ID card and in the company's app.").first()).toBeVisible();
    const site = main.getByRole("status").getByRole("link", { name: /^Website ?, Kemper Infinity/ });
    await expect(site).toHaveAttribute("target", "_blank");
    await golden(site);
    await insurer.selectOption("Another company, or I am not sure");
    await expect(main.getByRole("status")).toHaveText("The claim number is on your ID card and on your policy.");

    await expect(lines(page).getByRole("listitem")).toHaveCount(0);
    await page.getByText("See all 12 companies").click();
    await expect(lines(page).getByRole("listitem")).toHaveCount(12);
    await expectAccessible(page);

    await page.clock.setFixedTime(OPEN);
    await page.clock.runFor(10_000);
    await expect(page.getByText("Our office is open now, until 5:00 PM")).toBeVisible();
    await golden(call);
    await expect(call).toHaveText(/\d{4}$/);
    await expect(barCall).not.toContainText("opens");
  });

  test("prints the card for the glove box alone, in both languages, on one sheet", async ({ page }) => {
    await page.addInitScript(() => {
      globalThis.print = () => {};
    });
    await open(page, "/es/claims-process");
    await page.getByRole("button", { name: "Imprimir esta tarjeta" }).click();
    await page.emulateMedia({ media: "print" });
    const card = page.getByRole("article").filter({ hasText: "(713) 555-0142" });
    await expect(card).toHaveCount(2);
    await expect(card.getByRole("heading")).toHaveText(["Después de un accidente", "After an accident"]);
    await expect(card.nth(1)).toHaveAttribute("lang", "en");
    await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
    await expect(page.getByRole("heading", { name: "Qué hacer primero" })).toBeHidden();
    expect((await page.pdf({ format: "Letter" })).toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(1);
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every step can be read, and there is nothing to press in vain", async ({ page }) => {
    await page.goto("/claims-process");
    const timeline = page.getByRole("region", { name: "The Five Steps of a Claim" });
    for (const step of STEPS) await expect(timeline.getByRole("heading", { name: step })).toBeVisible();
    await expect(timeline.getByText("You may complain to the Texas Department of Insurance at no cost")).toBeVisible();
    await expect(page.getByRole("button", { name: "Pause" })).toBeHidden();
    await expect(page.getByRole("button", { name: "Print this card" })).toBeHidden();
    await expect(page.getByText(/^Office hours, Central time/)).toBeVisible();
    await expect(page.getByText(/^Our office is/)).toHaveCount(0);
    await page.getByLabel("Who is your insurer?").selectOption("Progressive");
    await page.getByRole("button", { name: "Show how to report" }).click();
    await expect(page).toHaveURL(/\/claims-process\?insurer=\d+$/);
    await expect(page.getByLabel("Who is your insurer?").locator("option:checked")).toHaveText("Progressive");
    await expect(
      page
        .getByRole("status")
        .getByRole("link", { name: /Progressive/ })
        .first(),
    ).toBeVisible();
    await expect(page.getByRole("article").filter({ hasText: "Después de un accidente" })).toBeVisible();
  });
});
