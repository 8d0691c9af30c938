import { agency } from "../../support/agency.ts";
import { telHref } from "../../../domain/platform/phone.ts";
import { expect, expectAccessible, open, test } from "../fixtures.ts";
import { answerOf } from "../answer-of.ts";

test.describe("the hero of the home page", () => {
  test("promises up to 30% on auto insurance with a footnote, tells who the agency is, shows the newest article and no other", async ({
    page,
    request,
  }) => {
    await open(page, "/");
    const title = page.getByRole("heading", { level: 1 });
    await expect(title).toContainText("Save up to 30% on auto insurance");
    await expect(page.getByText("Serving Texans for over 15 years")).toBeVisible();
    const call = page.getByRole("region", { name: /Save up to 30%/ }).getByRole("link", { name: /Call us at/ });
    await expect(call).toHaveAttribute("href", telHref(agency.phone));
    await title.getByRole("link", { name: "Note 1" }).click();
    await expect(page).toHaveURL(/#note-auto$/);
    await expect(page.locator("#note-auto")).toBeInViewport();
    await expect(page.locator("#note-auto")).toContainText("Not everyone saves.");
    await expect(
      page.getByText("Save up to 25% on homeowners insurance").getByRole("link", { name: "Note 2" }),
    ).toHaveAttribute("href", "#note-home");
    await expect(page.locator("#note-home")).toContainText("Not everyone saves.");

    const [newest] = await answerOf<"GET /api/blog-posts">(request.get("/api/blog-posts?limit=3"));
    const blog = page.getByRole("region", { name: "Worth knowing" });
    await expect(blog.getByRole("article")).toHaveCount(1);
    await expect(blog.getByRole("heading", { level: 3 })).toHaveText(newest?.title ?? "an article");
    await blog.getByRole("link", { name: /^Read the article/ }).click();
    await expect(page).toHaveURL(new RegExp(`/blog/${newest?.slug}$`));
  });

  test("counts its carriers as the payments page does, to which it leads in the same tab", async ({ page }) => {
    await open(page, "/");
    const [count] = (await page.getByText(/^\d+ carriers$/).textContent())?.match(/\d+/) ?? [];
    await page.getByRole("tab", { name: "Partners" }).click();
    await expect(page.getByRole("tabpanel", { name: "Partners" }).getByRole("link")).toHaveCount(Number(count));
    await page.locator("main").getByRole("link", { name: "Make a Payment" }).click();
    await expect(page).toHaveURL(/\/payments$/);
    // The URL changes a moment before the page does.
    await expect(page.getByText(/^Of the \d+ carriers we work with/)).toBeVisible();
    const shown = await page.getByRole("main").getByRole("listitem").getByRole("heading").count();
    await expect(page.getByText(`Of the ${count} carriers we work with, these ${shown} take payments`)).toBeVisible();
    const description = page.locator("meta[name=description]");
    await expect(description).toHaveAttribute("content", new RegExp(`\\b${shown} companies`));
  });

  test("starts an auto quote unless told otherwise, hands type and ZIP code on, and calls no server for it", async ({
    page,
  }) => {
    const calls: string[] = [];
    page.on("request", (request) => request.url().includes("/api/") && calls.push(request.url()));
    await open(page, "/");
    await page.getByRole("button", { name: "Start Quote" }).click();
    await expect(page).toHaveURL(/\/quote\?type=auto$/);
    expect(calls).toEqual([]);

    await open(page, "/");
    await page.getByLabel("Insurance type").selectOption("Home");
    await page.getByLabel("ZIP code").pressSequentially("7a7-0");
    await page.getByRole("button", { name: "Start Quote" }).click();
    await expect(page.getByLabel("ZIP code")).toBeFocused();
    await expect(page).toHaveURL("/");
    await page.getByLabel("ZIP code").pressSequentially("08-1");
    await expect(page.getByLabel("ZIP code")).toHaveValue("77008");
    await page.getByRole("button", { name: "Start Quote" }).click();
    await expect(page).toHaveURL(/\/quote\?type=home&zip=77008$/);
    await expect(page.getByLabel("ZIP Code")).toHaveValue("77008");
  });

  test("leads by its tabs to the four products", async ({ page }) => {
    await open(page, "/");
    for (const name of ["Auto", "Home", "Business", "Life"]) {
      await page.getByRole("navigation", { name: "See what each policy covers" }).getByRole("link", { name }).click();
      await expect(page).toHaveURL(new RegExp(`/${name.toLowerCase()}$`));
      await page.goBack();
      await expect(page).toHaveURL("/");
    }
  });
});

test("search engines are told who the agency is", async ({ request }) => {
  for (const path of ["/", "/contact"]) {
    const html = await (await request.get(path)).text();
    const [, text = ""] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
    const told: Record<string, unknown> & { address: Record<string, string> } = JSON.parse(text);
    expect(told).toMatchObject({ "@type": "InsuranceAgency", name: agency.name, knowsLanguage: ["en", "es"] });
    expect(told["telephone"]).toBe(`+${agency.phone}`);
    expect(told.address["addressLocality"]).toBe(agency.address.city);
    expect(told["openingHoursSpecification"]).toHaveLength(agency.hours.filter(Boolean).length);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("everything is there to be read, and the quote box still leads on", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("tablist")).toBeHidden();
    await expect(page.getByRole("button", { name: "Next slide" })).toBeHidden();
    for (const heading of ["People who pick up the phone", "What our customers say", "Carriers we work with"]) {
      await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    }
    await page.getByLabel("Insurance type").selectOption("business");
    await page.getByLabel("ZIP code").fill("77008");
    await page.getByRole("button", { name: "Start Quote" }).click();
    await expect(page).toHaveURL(/\/quote\?type=business&zip=77008$/);
    await expect(page.getByLabel("ZIP Code")).toHaveValue("77008");
  });
});

test.describe("in Spanish", () => {
  test("the home page keeps to Spanish texts and addresses", async ({ page }) => {
    await open(page, "/es");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Ahorre hasta 30% en su seguro de auto");
    await expect(page.getByText("Más de 15 años al servicio de los texanos")).toBeVisible();
    await page.getByRole("tab", { name: "Testimonios" }).click();
    await expect(page.getByRole("img", { name: "4.5 de 5 estrellas" }).first()).toBeVisible();
    await expect(page.locator("main").getByRole("link", { name: "Hacer un pago" })).toHaveAttribute(
      "href",
      "/es/payments",
    );
    await page.getByRole("button", { name: "Empezar cotización" }).click();
    await expect(page).toHaveURL(/\/es\/quote\?type=auto$/);
  });

  test("switching the language keeps the ZIP code that was typed", async ({ page }) => {
    await open(page, "/");
    await page.getByLabel("ZIP code").fill("77008");
    await page.getByRole("button", { name: "Change language" }).click();
    await page.getByRole("link", { name: "Español" }).click();
    await expect(page.getByLabel("Código postal")).toHaveValue("77008");
  });
});

for (const [path, colorScheme] of [
  ["/", "light"],
  ["/es", "dark"],
] as const) {
  test(`${path} breaks no rule of accessibility in ${colorScheme} colours, on any tab, and fits a narrow phone`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await open(page, path);
    // The crawl already checks the first tab.
    for (const tab of (await page.getByRole("tab").all()).slice(1)) {
      await tab.click();
      await expectAccessible(page);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}
