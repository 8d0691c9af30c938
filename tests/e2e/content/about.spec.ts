import { PUBLIC_PATHS } from "../../../domain/content/site-map.ts";
import { expect, open, test } from "../fixtures.ts";
import { answerOf } from "../answer-of.ts";

test.describe("the about page", () => {
  test("tells the story, the four values, the reasons and the community, and leads to the contact page", async ({
    page,
  }) => {
    await open(page, "/about");
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: "Talk With Us" })).toHaveAttribute("href", "/contact");
    const story = page.getByRole("region", { name: "Our Story" });
    await expect(story).toContainText("2008");
    await expect(story).toContainText("Over 15 years");
    const values = page.getByRole("region", { name: "Our Core Values" });
    await expect(values.getByRole("heading", { level: 3 })).toHaveText([
      "Integrity",
      "Customer Focus",
      "Local Expertise",
      "Continuous Improvement",
    ]);
    await expect(page.getByRole("heading", { name: "Why Choose Us" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Community Involvement" })).toBeVisible();
    const closing = page.getByRole("region", { name: "Come and meet us" });
    await expect(closing.getByRole("link", { name: "Contact Us" })).toHaveAttribute("href", "/contact");
  });

  test("is in Spanish at its Spanish address, and stays there", async ({ page }) => {
    await open(page, "/es/about");
    await expect(page.getByRole("region", { name: "Nuestra historia" })).toContainText("Más de 15 años");
    await page.getByRole("main").getByRole("link", { name: "Hable con nosotros" }).click();
    await expect(page).toHaveURL(/\/es\/contact$/);
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
  });
});

for (const [path, english, spanish, day] of [
  ["/privacy", "Privacy Policy", "Política de privacidad", 16],
  ["/terms", "Terms of Service", "Términos del servicio", 15],
  ["/accessibility", "Accessibility", "Accesibilidad", 15],
] as const) {
  test(`${path} has a date, contents whose links lead to sections, a contact at its end, and a Spanish twin`, async ({
    page,
  }) => {
    await open(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(english);
    await expect(page.getByText(`Last updated November ${day}, 2026`)).toBeVisible();
    const links = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
    expect(await links.count()).toBeGreaterThan(2);
    for (const link of await links.all()) {
      const target = (await link.getAttribute("href")) ?? "#";
      await expect(page.locator(target)).toHaveText((await link.textContent()) ?? "");
    }
    const contact = page.getByRole("region", { name: "How to reach us" });
    await expect(contact.locator('a[href^="mailto:"]')).toBeVisible();
    await expect(contact.locator('a[href^="tel:"]')).toBeVisible();
    await page.getByRole("button", { name: "Change language" }).click();
    await page.getByRole("link", { name: "Español" }).click();
    await expect(page).toHaveURL(`/es${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(spanish);
    await expect(page.getByText(`Última actualización: ${day} de noviembre de 2026`)).toBeVisible();
  });
}

test.describe("the sitemap page", () => {
  test("links every public page and every article", async ({ page, request }) => {
    await open(page, "/sitemap");
    const main = page.getByRole("main");
    for (const path of PUBLIC_PATHS) await expect(main.locator(`a[href="${path}"]`)).toBeVisible();
    const posts = await answerOf<"GET /api/blog-posts">(request.get("/api/blog-posts"));
    expect(posts.length).toBeGreaterThan(0);
    for (const { slug, title } of posts) await expect(main.locator(`a[href="/blog/${slug}"]`)).toHaveText(title);
  });

  test("keeps to Spanish addresses in Spanish", async ({ page }) => {
    await open(page, "/es/sitemap");
    const hrefs = await page
      .getByRole("main")
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(hrefs.filter((href) => !/^\/es(\/|$)/.test(href ?? ""))).toEqual([]);
  });
});
