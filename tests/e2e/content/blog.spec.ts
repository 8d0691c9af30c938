import type { Page } from "@playwright/test";
import { expect, expectAccessible, open, test } from "../fixtures.ts";

const POSTS_API = /\/api\/blog-posts\?/;
const ARTICLE = "/blog/flood-insurance-texas";

const cards = (page: Page) => page.getByRole("tabpanel").getByRole("article");
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });

test.describe("the blog list", () => {
  test("stands in the server's HTML, makes no call of its own, and is walked through with the arrow keys", async ({
    page,
  }) => {
    const calls: string[] = [];
    page.on("request", (request) => POSTS_API.test(request.url()) && calls.push(request.url()));
    await open(page, "/blog");
    await expect(page.getByRole("tab")).toHaveText(["All Articles", "Auto", "Home", "Business", "Life", "Tips"]);
    await expect(tab(page, "All Articles")).toHaveAttribute("aria-selected", "true");
    // The Knowledge Center's guides are not all listed again: only the newest three, and a link to the others.
    await expect(cards(page)).toHaveCount(7);
    await expect(page.getByText("5 more guides are in the Knowledge Center")).toBeVisible();
    await expect(page.getByRole("link", { name: "Open the Knowledge Center" })).toHaveAttribute(
      "href",
      "/knowledge-center",
    );
    expect(calls).toEqual([]);
    await tab(page, "All Articles").focus();
    await page.keyboard.press("ArrowRight");
    await expect(tab(page, "Auto")).toBeFocused();
    await page.keyboard.press("End");
    await page.keyboard.press("ArrowRight");
    await expect(tab(page, "All Articles")).toBeFocused();
  });

  test("asks the API anew when the tab changes, with six skeletons meanwhile, and Back returns to the earlier list", async ({
    page,
  }) => {
    await open(page, "/blog");
    const all = await cards(page).count();
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(POSTS_API, async (route) => {
      await held;
      await route.continue();
    });
    const request = page.waitForRequest(POSTS_API);
    await tab(page, "Tips").click();
    expect(new URL((await request).url()).search).toBe("?category=Insurance%20Tips&lang=en");
    await expect(page.locator("[data-skeleton=post]")).toHaveCount(6);
    answer();
    await expect(page.locator("[data-skeleton=post]")).toHaveCount(0);
    await expect(cards(page).getByText("Insurance Tips", { exact: true })).toHaveCount(await cards(page).count());
    await expect(tab(page, "Tips")).toHaveAttribute("aria-selected", "true");
    expect(new URL(page.url()).search).toBe("?category=Insurance%20Tips");
    await expect(cards(page)).not.toHaveCount(all);
    await page.goBack();
    await expect(cards(page)).toHaveCount(all);
    await expect(tab(page, "All Articles")).toHaveAttribute("aria-selected", "true");
  });

  test("says so where a category has no articles", async ({ page }) => {
    await page.route(POSTS_API, (route) => route.fulfill({ json: [] }));
    await open(page, "/blog");
    await tab(page, "Life").click();
    await expect(page.getByRole("heading", { name: "No Articles Found" })).toBeVisible();
    await expectAccessible(page);
  });

  test.describe("when the API fails", () => {
    test.use({ allowFailedRequests: true });

    test("says so, and tries again when asked", async ({ page }) => {
      await page.route(POSTS_API, (route) => route.fulfill({ status: 500, json: {} }));
      await open(page, "/blog");
      await tab(page, "Home").click();
      await expect(page.getByRole("alert")).toContainText("Failed to fetch blog posts");
      await expectAccessible(page);
      await page.unroute(POSTS_API);
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(cards(page).first()).toBeVisible();
    });
  });

  test("is Spanish at its Spanish address, and asks for Spanish", async ({ page }) => {
    await open(page, "/es/blog");
    await expect(page.getByRole("tab")).toHaveText([
      "Todos los artículos",
      "Auto",
      "Casa",
      "Negocio",
      "Vida",
      "Consejos",
    ]);
    const request = page.waitForRequest(POSTS_API);
    await tab(page, "Vida").click();
    expect(new URL((await request).url()).search).toBe("?category=Life%20Insurance&lang=es");
    await expect(cards(page).first()).toContainText("Seguro de vida");
    await expect(cards(page).first().getByRole("link")).toHaveAttribute("href", /^\/es\/blog\//);
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("changes category by following the tab", async ({ page }) => {
      await page.goto("/blog");
      await tab(page, "Business").click();
      await expect(page).toHaveURL(/\?category=Business%20Insurance$/);
      await expect(tab(page, "Business")).toHaveAttribute("aria-selected", "true");
      await expect(cards(page).getByText("Business Insurance", { exact: true })).toHaveCount(await cards(page).count());
    });
  });
});

test.describe("an article", () => {
  test("shows its picture, title, long date, category and paragraphs, offers three others, and leads back", async ({
    page,
  }) => {
    await open(page, ARTICLE);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Flood insurance in Texas/);
    const article = page.getByRole("article").first();
    await expect(article.getByText("July 13, 2026")).toBeVisible();
    await expect(article.getByText("Home Insurance", { exact: true })).toBeVisible();
    await expect(article.locator("img").first()).toHaveAttribute("src", "/art/flooded-street.svg");
    expect(await article.locator(".prose-page > p").count()).toBeGreaterThan(5);
    expect(await article.locator(".prose-page > h2").count()).toBeGreaterThan(2);
    expect(await article.locator(".prose-page > ul > li").count()).toBeGreaterThan(2);

    // Articles of the same category come first, and a closing banner follows.
    const similar = page.getByRole("region", { name: "You Might Also Like" });
    await expect(similar.getByRole("article")).toHaveCount(3);
    await expect(similar.getByRole("article").first()).toContainText("Home Insurance");
    await expect(similar.locator(`a[href="${ARTICLE}"]`)).toHaveCount(0);
    await expect(page.getByRole("main").getByRole("link", { name: "Get a free quote" })).toHaveAttribute(
      "href",
      "/quote?type=home",
    );
    await page.getByRole("link", { name: "Back to all articles" }).click();
    await expect(page).toHaveURL(/\/blog$/);
  });

  test("tells search engines what it is", async ({ page }) => {
    await open(page, `/es${ARTICLE}`);
    const schema = JSON.parse((await page.locator("script[type='application/ld+json']").textContent()) ?? "");
    expect(schema).toMatchObject({ "@type": "Article", inLanguage: "es" });
    expect(schema.headline).toBe(await page.getByRole("heading", { level: 1 }).textContent());
    await expect(page.getByText("13 de julio de 2026")).toBeVisible();
  });

  test.describe("that does not exist", () => {
    test.use({ allowFailedRequests: true });

    test("is answered with 404 and a link back", async ({ page }) => {
      const response = await page.goto("/blog/no-such-article");
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1, name: "Article Not Found" })).toBeVisible();
      await expect(page.getByText("The article you're looking for doesn't exist or has been moved.")).toBeVisible();
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
      await expectAccessible(page);
      await page.getByRole("link", { name: "Back to all articles" }).click();
      await expect(page).toHaveURL(/\/blog$/);
    });
  });
});

test.describe("the newsletter box", () => {
  const SUBSCRIPTIONS = /\/api\/newsletter-subscriptions/;

  test("asks to confirm by e-mail once the address is sent", async ({ page }) => {
    // The site under test has no mail server: this stub replies as a site with one would.
    await page.route(SUBSCRIPTIONS, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ok: true, isMailed: true } });
    });
    await open(page, "/blog");
    await page.getByLabel("Email address").fill("reader@example.com");
    const request = page.waitForRequest(SUBSCRIPTIONS);
    await page.getByRole("button", { name: "Subscribe" }).click();
    expect((await request).postDataJSON()).toMatchObject({
      email: "reader@example.com",
      website: "",
      elapsedMs: expect.any(Number),
    });
    await expect(page.getByText(/Check your inbox to confirm/)).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: "Check your inbox" })).toBeFocused();
    await expect(page.getByText("We respect your privacy. Unsubscribe at any time.")).toBeVisible();
    await expectAccessible(page);
  });

  test("wants an e-mail address, and promises no message where none can be sent", async ({ page }) => {
    await open(page, "/es/blog");
    await page.getByRole("button", { name: "Suscribirme" }).click();
    await expect(page.getByText("Escriba un correo electrónico válido")).toBeVisible();
    await expect(page.getByLabel("Correo electrónico")).toBeFocused();
    await expect(page.getByLabel("Correo electrónico")).toHaveAttribute("aria-invalid", "true");
    await expectAccessible(page);
    await page.getByLabel("Correo electrónico").fill("lectora@example.com");
    await page.getByRole("button", { name: "Suscribirme" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Por ahora no podemos enviar correo" })).toBeFocused();
    await expect(page.getByText(/Revise su/)).toHaveCount(0);
    await expectAccessible(page);
  });

  test.describe("when the server refuses", () => {
    test.use({ allowFailedRequests: true });

    test("shows what it says, and keeps what was typed", async ({ page }) => {
      const fields = { email: "This address cannot be used" };
      await page.route(SUBSCRIPTIONS, (route) =>
        route.fulfill({ status: 400, json: { error: "Please check the marked fields.", code: "invalid", fields } }),
      );
      await open(page, "/blog");
      await page.getByLabel("Email address").fill("reader@example.com");
      await page.getByRole("button", { name: "Subscribe" }).click();
      await expect(page.getByText(fields.email)).toBeVisible();
      await expect(page.getByLabel("Email address")).toHaveValue("reader@example.com");
    });
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("goes to a page that answers in the language of the one it came from", async ({ page }) => {
      await page.goto("/es/blog");
      await expect(page.locator("form [name=from]")).toHaveValue("/es/blog");
      await expect(page.getByLabel("Correo electrónico")).toHaveAttribute("required", "");
      await page.getByLabel("Correo electrónico").fill("lectora@example.com");
      await page.getByRole("button", { name: "Suscribirme" }).click();
      // The site under test has no mail server.
      await expect(page.getByRole("status")).toContainText("Por ahora no podemos enviar correo");
      await expect(page.getByText(/Revise su correo/)).toHaveCount(0);
    });
  });
});
