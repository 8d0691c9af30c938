import type { Page } from "@playwright/test";
import { agency } from "../../support/agency.ts";
import { expect, expectAccessible, open, test } from "../fixtures.ts";

const PRODUCTS = [
  {
    path: "/auto",
    type: "auto",
    heading: "Auto insurance for the way Texas drives",
    cards: ["Liability", "Collision", "Comprehensive", "Affordable rates"],
  },
  {
    path: "/home",
    type: "home",
    heading: "Home insurance built for Texas weather",
    cards: ["Dwelling", "Personal property", "Wind and hail", "Flood"],
    own: async (page: Page) => {
      await expect(page.getByText("Save up to 25%*")).toBeVisible();
      await expect(page.getByText(/^\* .*Savings are not guaranteed/).first()).toBeVisible();
      for (const risk of ["Hail and straight-line wind", "Hurricanes", "Rising water", "Hard freezes"]) {
        await expect(page.getByRole("heading", { name: risk })).toBeVisible();
      }
    },
  },
  {
    path: "/business",
    type: "business",
    heading: "Business insurance for what you have built",
    cards: ["General liability", "Property", "Workers' compensation", "Business interruption"],
    /** Expects ten types of business and six trades. */
    own: async (page: Page) => {
      const types = page.locator("section", { has: page.getByRole("heading", { name: "Businesses we insure" }) });
      await expect(types.getByRole("listitem")).toHaveCount(10);
      await expect(page.locator("[aria-labelledby^=industry-]")).toHaveCount(6);
    },
  },
  {
    path: "/life",
    type: "life",
    heading: "Life insurance for the people who count on you",
    cards: ["Term", "Whole", "Universal", "Final expense"],
    /** Expects four stages of life and the rule of thumb. */
    own: async (page: Page) => {
      for (const stage of ["Starting out", "Marriage and children", "Mortgage and college", "Near retirement"]) {
        await expect(page.getByRole("heading", { name: stage })).toBeVisible();
      }
      await expect(page.getByRole("definition").filter({ hasText: "10–15 times" })).toBeVisible();
      await expect(page.getByRole("definition").filter({ hasText: "10, 20 or 30 years" })).toBeVisible();
      await expect(page.locator("details")).toHaveCount(5);
    },
  },
];

for (const { path, type, heading, cards, own } of PRODUCTS) {
  test(`${path} shows its coverages, what is its own, its quote form and the way to the full form`, async ({
    page,
  }) => {
    await open(page, `${path}#get-quote`);
    const reach = page.locator("#get-quote").getByRole("group", { name: "So that we can answer you" });
    await expect(reach).toHaveAccessibleDescription(/^Your name, and a phone number or an email\./);
    await expect(reach.getByRole("textbox")).toHaveCount(3);
    await expect(page.locator("#get-quote")).not.toContainText("All we need");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    for (const card of cards) await expect(page.getByRole("heading", { name: card, exact: true })).toBeVisible();
    await expect(page.locator("#get-quote").getByLabel("ZIP Code")).toBeInViewport();
    await expect(page.locator("main").getByRole("link", { name: "Contact us" })).toHaveAttribute("href", "/contact");
    await own?.(page);

    const banner = page.locator("main section").last();
    const digits = new RegExp(`^tel:\\+?${agency.phone}$`);
    await expect(banner.getByRole("link", { name: /Call us at/ })).toHaveAttribute("href", digits);
    await banner.getByRole("link", { name: /^Get an? / }).click();
    await expect(page).toHaveURL(`/quote?type=${type}`);
  });
}

test("the auto page spells out the Texas minimum, answers the four questions and footnotes its savings", async ({
  page,
}) => {
  await open(page, "/auto");
  await expect(page.getByText("Save up to 30%*")).toBeVisible();
  await expect(page.getByText(/^\* .*Savings are not guaranteed/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "The Texas minimum: 30/60/25" })).toBeVisible();
  for (const amount of ["$30,000", "$60,000", "$25,000"]) {
    await expect(page.getByRole("definition").filter({ hasText: amount })).toBeVisible();
  }
  const questions = page.locator("details");
  await expect(questions).toHaveCount(4);
  const claim = questions.filter({ hasText: "How do I file a claim" });
  await claim.locator("summary").click();
  await expect(claim.getByText("call 911 if someone is hurt")).toBeVisible();
  await expect(questions.first()).not.toHaveAttribute("open");
});

test("search engines get the questions of the auto page in the page's language", async ({ request }) => {
  const html = await (await request.get("/es/auto")).text();
  const [, json = "{}"] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  const faq: { "@type": string; mainEntity: { name: string }[] } = JSON.parse(json);
  expect(faq["@type"]).toBe("FAQPage");
  expect(faq.mainEntity[0]?.name).toBe("¿Cuánto seguro de auto exige Texas?");
});

test("on a phone a button leads down to the form", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/es/home");
  await page.getByRole("link", { name: "Quiero mi cotización gratis" }).click();
  await expect(page.getByLabel("Código postal")).toBeInViewport();
});

test("the simple quote page turns with its tabs and goes on with the ZIP code", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => void (request.url().includes("/api/") && calls.push(request.url())));
  await open(page, "/simple-quote?type=nonsense");
  await expect(page.getByRole("tab", { name: "Auto" })).toHaveAttribute("aria-selected", "true");
  await page.getByRole("tab", { name: "Home" }).click();
  await expect(page).toHaveURL("/simple-quote?type=home");
  await expect(page.getByRole("heading", { name: "Three ways to insure a home" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Why choose us" })).toBeVisible();
  await expect(page.getByText("Over 15 years")).toBeVisible();

  await page.getByLabel("ZIP Code").fill("775");
  await page.getByRole("button", { name: "Get Quote" }).click();
  await expect(page.getByLabel("ZIP Code")).toHaveAccessibleDescription("Please enter a valid 5-digit ZIP code.");
  await expectAccessible(page);
  await page.getByLabel("ZIP Code").fill("77550");
  await page.getByRole("button", { name: "Get Quote" }).click();
  await expect(page).toHaveURL("/quote?type=home&zip=77550");
  await expect(page.getByLabel("ZIP Code")).toHaveValue("77550");
  expect(calls).toEqual([]);
});

test("the tabs of the simple quote page are turned with the arrows and the space bar", async ({ page }) => {
  await open(page, "/simple-quote");
  await page.getByRole("tab", { name: "Auto" }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("tab", { name: "Life" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await expect(page.getByRole("tab", { name: "Home" })).toHaveAttribute("aria-selected", "true");
  await expect(page).toHaveURL("/simple-quote?type=home");
});

test("the quote box goes on with the chosen type, and back home", async ({ page }) => {
  await open(page, "/quote-box");
  await page.getByRole("radio", { name: "Business" }).check();
  await page.getByRole("button", { name: "Start Quote" }).click();
  await expect(page).toHaveURL("/quote?type=business");
  await page.goBack();
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL("/");
});

test("the quote box keeps a Spanish visitor on Spanish addresses", async ({ page }) => {
  await open(page, "/es/quote-box");
  await page.getByRole("radio", { name: "Vida" }).check();
  await page.getByLabel("Código postal").first().fill("78501");
  await page.getByRole("button", { name: "Empezar" }).click();
  await expect(page).toHaveURL("/es/quote?type=life&zip=78501");
});

test("the two helper pages are not for search engines", async ({ request }) => {
  for (const path of ["/simple-quote", "/quote-box"]) {
    expect(await (await request.get(path)).text()).toContain('<meta name="robots" content="noindex"');
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the quote box and the tabs still lead on", async ({ page }) => {
    await page.goto("/simple-quote");
    await page.getByRole("tab", { name: "Life" }).click();
    await page.getByLabel("ZIP Code").fill("75201");
    await page.getByRole("button", { name: "Get Quote" }).click();
    await expect(page).toHaveURL("/quote?type=life&zip=75201");
    await expect(page.getByLabel("ZIP Code")).toHaveValue("75201");
  });

  test("questions open and close", async ({ page }) => {
    await page.goto("/life");
    const exam = page.locator("details").filter({ hasText: "medical exam" }).first();
    await exam.locator("summary").click();
    await expect(exam).toHaveAttribute("open");
  });
});
