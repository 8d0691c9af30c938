import type { Page } from "@playwright/test";
import { LANGUAGES } from "../../../domain/platform/language.ts";
import { logInAs } from "../accounts.ts";
import { expect, expectAccessible, hydrated, open, test } from "../fixtures.ts";

const bar = (page: Page) => page.locator(".portal-bar");
const menuOf = (page: Page, name: string) => bar(page).getByRole("button", { name });

test.describe("the frame of the portal", () => {
  test.use({ viewport: { width: 1366, height: 768 } });

  test("is one bar of 48 px and the sidebar; the page scrolls by itself, and begins at its top", async ({ page }) => {
    await logInAs(page, "admin");
    await open(page, "/agent-tools?tab=forms");
    expect((await bar(page).boundingBox())?.height).toBe(48);
    await expect(page.locator(".site-header, .bottom-bar, footer")).toHaveCount(0);
    await expect(page.locator("link[rel=manifest]")).toHaveAttribute("href", "/portal.webmanifest");
    const main = page.getByRole("main");
    expect(await main.boundingBox()).toMatchObject({ y: 48, height: 720 });
    await expect(page.getByRole("heading", { name: "Custom forms" })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(768);

    await main.evaluate((pane) => pane.scrollTo(0, 300));
    await expect.poll(() => main.evaluate((pane) => pane.scrollTop)).toBe(300);
    await page.getByRole("navigation", { name: "Agent Portal" }).getByRole("link", { name: "Customers" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Customer files");
    expect(await main.evaluate((pane) => pane.scrollTop)).toBe(0);
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Custom forms" })).toBeAttached();
    await expect.poll(() => main.evaluate((pane) => pane.scrollTop)).toBe(300);
    await expectAccessible(page, []);
  });

  test("leads to the website, to what can be created, and out again", async ({ page }) => {
    await logInAs(page, "admin");
    await open(page, "/whats-new");
    await menuOf(page, "Website").click();
    const website = page.getByRole("navigation", { name: "Website" });
    for (const name of ["Get a free quote", "Auto", "Life", "File a claim", "About", "Contact", "Blog"]) {
      await expect(website.getByRole("link", { name, exact: true })).toBeInViewport();
    }
    await expect(website.getByRole("link", { name: "Make a Payment" })).toHaveAttribute("target", "_blank");
    await expectAccessible(page, []);
    await page.keyboard.press("Escape");
    await expect(menuOf(page, "Website")).toBeFocused();

    const dialog = page.getByRole("dialog");
    for (const [name, title] of [
      ["Enter a request", "Enter a request"],
      ["Custom form", "Create Custom Form"],
      ["Agent account", "Create a new agent"],
    ] as const) {
      await menuOf(page, "New").click();
      await bar(page).getByRole("link", { name, exact: true }).click();
      await expect(dialog.getByRole("heading", { name: title })).toBeInViewport();
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
    }
    await menuOf(page, "New").click();
    await bar(page).getByRole("link", { name: "Article" }).click();
    await expect(page).toHaveURL(/\/admin-content\?kind=posts&item=new$/);

    await menuOf(page, "Account of").click();
    await bar(page).getByRole("link", { name: "Profile" }).click();
    await expect(page).toHaveURL(/\/profile$/);
    await bar(page).getByRole("link", { name: "Bluebonnet" }).click();
    await expect(page.getByRole("contentinfo")).toBeAttached();
    await expect(bar(page)).toHaveCount(0);
  });

  test("can be skipped by keyboard, to the content", async ({ page }) => {
    await logInAs(page, "agent");
    await open(page, "/whats-new");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await expect(page.locator(".skip-to-list")).toBeHidden();
  });

  for (const language of LANGUAGES) {
    test(`is within a thumb's reach on a phone, without sideways scrolling, in ${language}`, async ({
      page,
      baseURL,
    }) => {
      await page.context().addCookies([{ name: "lang", value: language, url: baseURL ?? "" }]);
      await page.addInitScript((value) => localStorage.setItem("lang", value), language);
      await logInAs(page, "admin");
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        await open(page, "/profile");
        const targets = bar(page)
          .locator("> a, > button, > .menu > button, .portal-language button")
          .filter({ visible: true });
        await expect(targets).toHaveCount(7);
        for (const target of await targets.all()) {
          const box = await target.boundingBox();
          expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
          expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    });
  }
});

test.describe("a page of the portal that is not there or fails", () => {
  test.use({ allowFailedRequests: true, viewport: { width: 390, height: 844 } });

  test("says so inside the frame of the portal, and leads on", async ({ page }) => {
    await logInAs(page, "agent");
    expect((await page.goto("/agent-tools/forms/no-such-form"))?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page does not exist");
    await expect(bar(page)).toBeInViewport();
    await expect(page.locator(".site-header, .bottom-bar, footer")).toHaveCount(0);
    await expectAccessible(page, []);
    await page.getByRole("link", { name: "Go to Agent Tools" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Welcome/);

    await page.route("**/*.data*", (route) => route.fulfill({ status: 500, body: "" }));
    await menuOf(page, "Account of").click();
    await bar(page).getByRole("link", { name: "Profile" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page could not be loaded");
    await expect(bar(page)).toBeInViewport();
    await expect(page.locator(".site-header, .bottom-bar, footer")).toHaveCount(0);
    await page.unroute("**/*.data*");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByLabel("First page after login")).toBeVisible();
  });
});

test("the first page after the login is the one that the profile names", async ({ page }) => {
  const account = await logInAs(page, "agent");
  await open(page, "/profile");
  const choice = page.getByLabel("First page after login");
  await expect(choice.getByRole("option")).toHaveText(["Dashboard", "Today", "Inbox", "Customers", "Agent Onboarding"]);
  await choice.selectOption("Customers");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Profile Updated", { exact: true })).toBeVisible();
  await menuOf(page, "Account of").click();
  await bar(page).getByRole("button", { name: "Logout" }).click();
  await expect(page.getByText("You have been successfully logged out.", { exact: true })).toBeVisible();
  await open(page, "/auth");
  await page.getByLabel("Username").fill(account.username);
  await page.getByLabel("Password").fill(account.password);
  await page.getByRole("button", { name: "Log In" }).click();
  await expect(page).toHaveURL(/\/customers$/);
  await page.goto("/auth");
  await expect(page).toHaveURL(/\/customers$/);
});

test("the icon of the installed portal shows what needs a reply, until one logs out", async ({ page }) => {
  await logInAs(page, "agent");
  await page.route("**/api/desk-badge*", (route) =>
    route.fulfill({ json: { needsReply: 3, accessRequests: null, unread: 0, mentions: 0, unsorted: 0 } }),
  );
  const shown: number[] = [];
  await page.exposeFunction("noteBadge", (count: number) => void shown.push(count));
  await page.addInitScript(() => {
    const note = (count = 0) => (window as unknown as { noteBadge(count: number): Promise<void> }).noteBadge(count);
    Object.assign(navigator, { setAppBadge: note, clearAppBadge: () => note(0) });
  });
  await open(page, "/agent-tools");
  await expect.poll(() => shown.at(-1)).toBe(3);
  await menuOf(page, "Account of").click();
  await bar(page).getByRole("button", { name: "Logout" }).click();
  await expect.poll(() => shown.at(-1)).toBe(0);
});

test("the agent tools say above their tabs what waits, and lead there", async ({ page }) => {
  await logInAs(page, "agent");
  await page.request.post("/api/contact-requests", {
    data: { name: "Wanda Waits", email: "wanda@example.com", message: "Please call me about my roof." },
  });
  await open(page, "/agent-tools");
  const waits = page.getByRole("navigation", { name: "What waits for you" });
  await expect(waits.getByRole("link")).toHaveText([/^Needs a reply/, /^Follow-up due/, /^You were mentioned/]);
  await expect(waits.getByRole("link").first()).toHaveText(/^Needs a reply\d+\+?$/);
  await waits.getByRole("link", { name: "Needs a reply" }).click();
  await expect(page).toHaveURL(/\/agent-dashboard\?.*view=waiting$/);
});

test("Admin Tools begin with a list of what they have, one line each", async ({ page }) => {
  await logInAs(page, "admin");
  await open(page, "/admin-tools");
  await expect(page.getByRole("tab", { name: "Overview" })).toHaveAttribute("aria-selected", "true");
  const places = page.getByRole("navigation", { name: "Admin pages" }).getByRole("link");
  await expect(places).toHaveCount(13);
  await expect(places.filter({ hasText: "Legal figures" })).toContainText("when each was checked");
  await expectAccessible(page);
  await places.filter({ hasText: "Agent Management" }).click();
  await expect(page.getByRole("table", { name: "Users" })).toBeVisible();
});
