import type { Page } from "@playwright/test";
import { releases } from "../../../content/releases.ts";
import { logInAs } from "../accounts.ts";
import { expect, expectAccessible, open, test } from "../fixtures.ts";

const sidebar = (page: Page) => page.getByRole("navigation", { name: "Agent Portal" });
const widthOf = async (page: Page) => (await sidebar(page).boundingBox())?.width;
const stored = (page: Page) => page.evaluate(() => localStorage.getItem("agentSidebarCollapsed"));

test.describe("the sidebar", () => {
  test("has every entry for an admin, and marks the page that is open", async ({ page }) => {
    await logInAs(page, "admin");
    await open(page, "/agent-tools");
    const addresses = {
      Dashboard: "/agent-tools",
      Today: "/today",
      Inbox: "/agent-dashboard",
      Customers: "/customers",
      Morning: "/morning",
      Forms: "/agent-tools?tab=forms",
      Training: "/agent-tools?tab=training",
      "Agent Onboarding": "/agent-onboarding",
      "Email Archive": "/email-admin",
      "SMS archive": "/sms-admin",
      Calls: "/calls",
      "Admin Tools": "/admin-tools",
    };
    for (const [name, href] of Object.entries(addresses)) {
      await expect(sidebar(page).getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
    }
    const outside = sidebar(page).getByRole("link", { name: "Agency Management System" });
    await expect(outside).toHaveAttribute("target", "_blank");
    await expect(outside).toHaveAttribute("rel", "noopener");
    await expect(sidebar(page).locator("a[href^='tel:']")).toBeVisible();
    await expect(sidebar(page).locator("a[href^='mailto:']")).toBeVisible();
    const current = sidebar(page).locator("[aria-current=page]");
    await expect(current).toHaveText("Dashboard");
    await sidebar(page).getByRole("link", { name: "Training" }).click();
    await expect(page.getByRole("tab", { name: "Training" })).toHaveAttribute("aria-selected", "true");
    await expect(current).toHaveText("Training");
    await sidebar(page).getByRole("link", { name: "Inbox" }).click();
    await expect(page).toHaveURL(/\/agent-dashboard$/);
    await expect(current).toContainText("Inbox");
    await expect(sidebar(page).getByRole("group")).toHaveCount(4);
    await expect(sidebar(page).getByRole("group", { name: "Archives" }).getByRole("link")).toHaveCount(3);
    await sidebar(page)
      .getByRole("link", { name: /^Profile of/ })
      .click();
    await expect(page).toHaveURL(/\/profile$/);
  });

  test("marks the news of a version until they were read in this browser", async ({ page }) => {
    await logInAs(page, "agent");
    await open(page, "/agent-tools");
    const news = sidebar(page).getByRole("link", { name: /^What is new in \d/ });
    await expect(news).toHaveAccessibleDescription("new");
    await news.click();
    await expect(page.getByRole("heading", { name: "What is new", level: 1 })).toBeInViewport();
    await expect(page.getByRole("heading", { name: `Version ${releases[0].version}` })).toBeInViewport();
    await expect(news).toHaveAccessibleDescription("");
    await expectAccessible(page);
    await open(page, "/agent-tools");
    await expect(news).toHaveAccessibleDescription("");
  });

  test("shows a trainee neither the archives nor Admin Tools, in Spanish where that is chosen", async ({
    page,
    baseURL,
  }) => {
    await logInAs(page, "trainee");
    await page.context().addCookies([{ name: "lang", value: "es", url: baseURL ?? "" }]);
    await open(page, "/agent-tools");
    const entries = page.getByRole("navigation", { name: "Portal de agentes" }).getByRole("listitem");
    await expect(entries).toHaveText([
      "Panel",
      "Hoy",
      // Includes the number of waiting requests.
      /^Bandeja de entrada/,
      "Clientes",
      "Tareas",
      "Formularios",
      "Capacitación",
      "Capacitación inicial",
      /Sistema de gestión de la agencia/,
    ]);
  });

  test("is 256 px wide, 64 px when collapsed, and stays as it was left from the first paint on", async ({ page }) => {
    await logInAs(page, "agent");
    await open(page, "/agent-tools");
    expect(await widthOf(page)).toBe(256);
    await page.getByRole("button", { name: "Collapse sidebar" }).click();
    await expect.poll(() => widthOf(page)).toBe(64);
    expect(await stored(page)).toBe("true");
    const html = await (await page.reload())?.text();
    expect(html).toMatch(/class="sidebar"[^>]*data-collapsed="true"/);
    expect(await widthOf(page)).toBe(64);
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
    await sidebar(page).getByRole("link", { name: "Customers" }).focus();
    await expect(page.getByRole("tooltip", { name: "Customers" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("tooltip")).toHaveCount(0);
    await expectAccessible(page, []);
    await page.getByRole("button", { name: "Expand sidebar" }).click();
    await expect.poll(() => widthOf(page)).toBe(256);
    await expectAccessible(page, []);
  });

  test("shows an entry's name 300 ms after the pointer came to rest on its icon", async ({ page }) => {
    await page.clock.install();
    await logInAs(page, "agent");
    await page.addInitScript(() => localStorage.setItem("agentSidebarCollapsed", "true"));
    await open(page, "/agent-tools");
    await expect.poll(() => widthOf(page)).toBe(64);
    await page.clock.pauseAt(Date.now() + 60_000);
    await sidebar(page).getByRole("link", { name: "Forms" }).hover();
    await page.clock.runFor(290);
    await expect(page.getByRole("tooltip")).toHaveCount(0);
    await page.clock.runFor(20);
    await expect(page.getByRole("tooltip", { name: "Forms" })).toBeVisible();
  });

  test("is collapsed in a narrow window, and collapses when the window becomes one", async ({ page }) => {
    await page.setViewportSize({ width: 760, height: 800 });
    await logInAs(page, "agent");
    await open(page, "/agent-tools");
    expect(await widthOf(page)).toBe(64);
    expect(await stored(page)).toBeNull();
    await page.setViewportSize({ width: 1000, height: 800 });
    await expect.poll(() => widthOf(page)).toBe(256);
    await page.setViewportSize({ width: 760, height: 800 });
    await expect.poll(() => widthOf(page)).toBe(64);
    await expect.poll(() => stored(page)).toBe("true");
    await page.setViewportSize({ width: 1000, height: 800 });
    await expect(page.getByRole("button", { name: "Expand sidebar" })).toBeVisible();
    expect(await widthOf(page)).toBe(64);
  });

  test("is a drawer on a phone, opened and closed by keyboard, that keeps and returns the focus", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await logInAs(page, "agent");
    await open(page, "/agent-tools");
    const opener = page.getByRole("button", { name: "Portal menu" });
    const drawer = page.getByRole("dialog", { name: "Agent Portal" });
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(drawer.getByRole("button", { name: "Close menu" })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press("Shift+Tab");
    expect(await page.evaluate(() => document.activeElement?.matches("body, dialog *"))).toBe(true);
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
    await page.keyboard.press("Enter");
    await drawer.getByRole("link", { name: "Customers" }).press("Enter");
    await expect(page).toHaveURL(/\/customers$/);
    await expect(drawer).toBeHidden();
  });
});

test("the sign of a page on its way stands below the bar, at the top of a page and further down", async ({ page }) => {
  await logInAs(page, "agent");
  let goOn = (): void => {};
  await page.route("**/*.data*", async (route) => {
    await new Promise<void>((resolve) => (goOn = resolve));
    await route.continue();
  });
  for (const scrolled of [0, 400]) {
    await open(page, "/agent-tools");
    await page.getByRole("main").evaluate((main, top) => main.scrollTo(0, top), scrolled);
    await page.getByRole("link", { name: "Profile" }).first().click();
    const sign = page.locator("#main").getByRole("status").filter({ hasText: "Loading" });
    await expect(sign).toBeInViewport();
    const bottom = await page.getByRole("banner").evaluate((header) => header.getBoundingClientRect().bottom);
    const top = (await sign.boundingBox())?.y;
    goOn();
    expect(top).toBeGreaterThanOrEqual(bottom);
    await expect(page).toHaveURL(/\/profile$/);
    await expect(sign).toHaveCount(0);
  }
});
