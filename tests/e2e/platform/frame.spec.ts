import type { Page } from "@playwright/test";
import { logInAs } from "../accounts.ts";
import { ADMIN, expect, expectAccessible, logIn, open, test } from "../fixtures.ts";

test.describe("the language", () => {
  const cases = [
    { what: "of a first visit is the browser's", locale: "es-US", html: "es", shown: "es" },
    { what: "of a browser we do not speak is English", locale: "fr-FR", html: "en", shown: "en" },
    { what: "once chosen is in the first paint", locale: "en-US", cookie: "es", stored: "es", html: "es", shown: "es" },
    { what: "follows local storage where the cookie is lost", locale: "en-US", stored: "es", html: "en", shown: "es" },
    {
      what: "follows local storage where the cookie differs",
      locale: "es-US",
      cookie: "es",
      stored: "en",
      html: "es",
      shown: "en",
    },
    {
      what: "is restored from the cookie where local storage was purged",
      locale: "en-US",
      cookie: "es",
      html: "es",
      shown: "es",
    },
    {
      what: "is never taken from anything but en and es",
      locale: "en-US",
      cookie: "<script>",
      stored: "<script>",
      html: "en",
      shown: "en",
    },
  ];
  for (const { what, locale, cookie, stored, html, shown } of cases) {
    test(what, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ locale, baseURL });
      if (cookie) await context.addCookies([{ name: "lang", value: cookie, url: baseURL ?? "" }]);
      if (stored)
        await context.addInitScript(
          (value) => localStorage.getItem("lang") ?? localStorage.setItem("lang", value),
          stored,
        );
      const page = await context.newPage();
      // Any page will do; this one is the fastest to render.
      const response = await page.goto("/terms");
      expect(await response?.text()).toContain(`<html lang="${html}"`);
      await expect(page.locator("html")).toHaveAttribute("lang", shown);
      await expect(page.locator("html[data-hydrated]")).toBeAttached();
      const remembered = () =>
        page.evaluate(() => [localStorage.getItem("lang"), /lang=(\w+)/.exec(document.cookie)?.[1]]);
      await expect.poll(remembered).toEqual([shown, shown]);
      expect(await (await page.reload())?.text()).toContain(`<html lang="${shown}"`);
      await context.close();
    });
  }

  test("is switched in place, and the address becomes its twin", async ({ page }) => {
    await open(page, "/faq");
    await page.getByRole("button", { name: "Change language" }).click();
    const choices = page.getByRole("link", { name: /^(English|Español)$/ });
    await expect(choices).toHaveCount(2);
    await page.getByRole("link", { name: "Español" }).click();
    await expect(page).toHaveURL(/\/es\/faq$/);
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    await page.getByRole("button", { name: "Cambiar idioma" }).click();
    await page.getByRole("link", { name: "English" }).click();
    await expect(page).toHaveURL(/[^s]\/faq$/);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });
});

test.describe("the header", () => {
  test("leads to the four products, the pages, and payments in a new tab", async ({ page }) => {
    await open(page, "/about");
    const nav = page.getByRole("navigation", { name: "Main navigation" }).first();
    await nav.getByRole("button", { name: "Insurance Services" }).click();
    for (const product of ["Auto", "Home", "Business", "Life"]) {
      await expect(nav.getByRole("link", { name: product, exact: true })).toBeVisible();
    }
    await expectAccessible(page, []);
    await expect(nav.getByRole("link", { name: "Make a Payment" })).toHaveAttribute("target", "_blank");
    await nav.getByRole("link", { name: "Life", exact: true }).click();
    await expect(page).toHaveURL(/\/life$/);
    await expect(nav.getByRole("link", { name: "Auto", exact: true })).toBeHidden();
  });

  test("has the quote, the claim and customer service in reach, the agents' door among the rest", async ({ page }) => {
    await open(page, "/auto");
    const header = page.getByRole("banner");
    await expect(header.getByRole("link", { name: "Get a quote" })).toHaveAttribute("href", "/quote?type=auto");
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(header.getByRole("link", { name: "Get a quote" })).toBeInViewport();
    await expect(header.getByRole("link", { name: "File a claim" })).toHaveAttribute("href", "/claims-process");
    await header.getByRole("link", { name: "Customer service" }).click();
    await expect(page.getByRole("heading", { name: "What can we do for your policy?" })).toBeInViewport();
    await expectAccessible(page, []);
  });

  test("can be skipped by keyboard", async ({ page }) => {
    await open(page, "/about");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator("#main")).toBeFocused();
  });

  test("shows Agent Tools and Logout to staff, and says goodbye after the site root was loaded anew", async ({
    page,
  }) => {
    await logIn(page, ADMIN);
    await open(page, "/about");
    const header = page.getByRole("banner");
    await expect(header.getByRole("link", { name: "Agent Tools" }).first()).toBeVisible();
    await expect(header.getByRole("link", { name: "Agent Login" })).toHaveCount(0);
    await header.getByRole("button", { name: "Logout" }).first().click();
    await expect(page.getByText("You have been successfully logged out.", { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await page.goto("/agent-dashboard");
    await expect(page).toHaveURL(/\/auth\?next=/);
  });
});

test.describe("on a phone, the bar at the lower edge", () => {
  test.use({ viewport: { width: 390, height: 800 } });

  const barOf = (page: Page) => page.getByRole("navigation", { name: /^(Quick actions|Accesos rápidos)$/ });

  test("leaves the social links and the state's license look-up to the footer", async ({ page }) => {
    await open(page, "/terms");
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByRole("list", { name: "Follow us" }).getByRole("link")).toHaveCount(3);
    await footer.getByRole("link", { name: "Facebook" }).scrollIntoViewIfNeeded();
    await expect(footer.getByRole("link", { name: "Facebook" })).toBeVisible();
    await expect(footer.getByRole("link", { name: /license look-up/ })).toHaveAttribute("href", /^https:.*texas\.gov/);
  });

  test("keeps the type of insurance, and offers no quote on the quote page", async ({ page }) => {
    const quote = barOf(page).getByRole("link", { name: "Quote" });
    await open(page, "/quote-box?type=business");
    await expect(quote).toHaveAttribute("href", "/quote?type=business");
    await quote.click();
    await expect(page).toHaveURL("/quote?type=business");
    await expect(quote).toHaveCount(0);
    await expect(barOf(page).getByRole("link", { name: /^Call/ })).toBeInViewport({ ratio: 1 });
    await page.getByRole("main").getByRole("link", { name: "Back to Home" }).click();
    await expect(quote).toHaveAttribute("href", "/quote");
  });

  test("leads to the quote, the phone, the service page and the menu, and covers neither the page nor the focus", async ({
    page,
  }) => {
    await open(page, "/life");
    const bar = barOf(page);
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(bar.getByRole("link", { name: "Quote" })).toHaveAttribute("href", "/quote?type=life");
    await expect(bar.getByRole("link", { name: "Call (713) 555-0142" })).toHaveAttribute("href", "tel:17135550142");
    await expect(bar.getByRole("link", { name: "Service" })).toHaveAttribute("href", "/service");

    await bar.getByRole("button", { name: "Menu" }).click();
    await expect(page.getByRole("link", { name: "Agent Login" })).toBeInViewport({ ratio: 1 });
    await expectAccessible(page, []);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("link", { name: "Agent Login" })).toBeHidden();
    await expect(bar.getByRole("button", { name: "Menu" })).toBeFocused();

    const top = (await bar.boundingBox())?.y ?? 0;
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const last = await page.getByRole("contentinfo").getByRole("link", { name: "Sitemap" }).boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(top);

    // Keyboard focus scrolls each link above the bottom bar.
    await page.getByRole("main").getByRole("link").first().focus();
    for (let step = 0; step < 25; step++) {
      await page.keyboard.press("Tab");
      const bottom = await page.evaluate(() => {
        const now = document.activeElement;
        return now?.closest("main") ? now.getBoundingClientRect().bottom : 0;
      });
      expect(bottom, `at step ${step}`).toBeLessThanOrEqual(top);
    }
  });

  test("hides while one types, comes back after, and is not in the portal", async ({ page }) => {
    await open(page, "/contact");
    for (const field of ["First Name", "Message"]) {
      await page.getByRole("textbox", { name: field }).focus();
      await expect(barOf(page)).toBeHidden();
    }
    await page.getByRole("textbox", { name: "Message" }).blur();
    await expect(barOf(page)).toBeInViewport({ ratio: 1 });
    await logInAs(page, "admin");
    await open(page, "/agent-tools");
    await expect(barOf(page)).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Portal menu" })).toBeInViewport({ ratio: 1 });
  });

  test("opens the menu without script", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false, locale: "en-US" });
    const page = await context.newPage();
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto("/about");
    await barOf(page).getByRole("button", { name: "Menu" }).click();
    await page.getByRole("link", { name: "File a claim" }).click();
    await expect(page).toHaveURL(/\/claims-process$/);
    await context.close();
  });
});

test.describe("the frame", () => {
  test("scrolls to the top on every change of page", async ({ page }) => {
    await open(page, "/faq");
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
    await expect(page).toHaveURL(/\/about$/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test.describe("where there is no page", () => {
    test.use({ allowFailedRequests: true, locale: "en-US" });

    test("shows the ways on, and the search finds articles", async ({ page }) => {
      expect((await page.goto("/no-such-page"))?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("We can't find that page");
      await expectAccessible(page, []);
      await page.getByRole("searchbox").fill("flood");
      await page.getByRole("button", { name: "Search" }).click();
      await expect(page).toHaveURL(/\/knowledge-center\?q=flood$/);
      await expect(page.getByRole("heading", { name: 'Search Results: "flood"' })).toBeVisible();
      await expect(page.getByRole("searchbox")).toHaveValue("flood");
    });

    test("or none can be had, says so in the language of the page", async ({ page }) => {
      await open(page, "/es/about");
      await page.route("**/*.data*", (route) => route.fulfill({ status: 500, body: "" }));
      await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Algo falló de nuestro lado");
      await expect(page).toHaveTitle(/^Algo falló de nuestro lado \| /);
      await expectAccessible(page, []);
    });
  });
});

test.describe("logging in", () => {
  test.use({ allowFailedRequests: true });

  test("with a wrong password says so and keeps the name", async ({ page }) => {
    await open(page, "/auth");
    await page.getByRole("button", { name: "Log In" }).click();
    await expect(page.getByText("Username must be at least 3 characters")).toBeVisible();
    await expect(page.getByText("Password must be at least 6 characters")).toBeVisible();
    await page.getByLabel("Username").fill("admin");
    await page.getByLabel("Password").fill("wrong-password");
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page.getByLabel("Password")).toHaveAttribute("type", "text");
    await page.getByRole("button", { name: "Log In" }).click();
    await expect(page.getByText("Login failed", { exact: true })).toBeVisible();
    await expect(page.getByText("Invalid username, email or password", { exact: true })).toBeVisible();
    await expect(page.getByLabel("Username")).toHaveValue("admin");
  });

  test("leads on to where one was going, and away from the login page afterwards", async ({ page }) => {
    await open(page, "/admin-jobs");
    await page.getByLabel("Username").fill(ADMIN.username);
    await page.getByLabel("Password").fill(ADMIN.password);
    await page.getByRole("button", { name: "Log In" }).click();
    await expect(page.getByRole("heading", { name: "Failed jobs", exact: true })).toBeVisible();
    await expectAccessible(page, []);
    await page.goto("/auth");
    await expect(page).toHaveURL(/\/agent-tools/);
  });
});
