import { HOLD_MS } from "../../../app/lib/early-script.ts";
import { openAsleep, openEarly } from "../early-page.ts";
import { ADMIN, expect, hydrated, test } from "../fixtures.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("a button that is pressed before the scripts have come does its work once they have", async ({ page }) => {
  const goOn = await openEarly(page, "/");
  await page.getByRole("tab", { name: "Testimonials" }).click();
  goOn();
  await expect(page.getByRole("tabpanel", { name: "Testimonials" })).toBeVisible();
  await hydrated(page);
});

test("menus and questions open before the scripts have come, and what was typed stays", async ({ page }) => {
  const goOn = await openEarly(page, "/auto");
  const menu = page.locator("#site-menu");
  await page.getByRole("navigation", { name: "Quick" }).getByRole("button", { name: "Menu" }).click();
  await expect(menu).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  const question = page.locator("details").nth(1);
  await question.locator("summary").click();
  await expect(question).toHaveAttribute("open");
  await page.getByLabel("ZIP code").fill("10001");
  goOn();
  await hydrated(page);
  await expect(question).toHaveAttribute("open");
  await expect(page.getByLabel("ZIP code")).toHaveValue("10001");
  await expect(page.getByText("outside Texas")).toBeVisible();
});

test("the other language and the quote box lead on before the scripts have come", async ({ page }) => {
  const goOn = await openEarly(page, "/");
  await page.getByRole("button", { name: "Change language" }).click();
  await page.getByRole("link", { name: "Español" }).click();
  await expect(page).toHaveURL(/\/es$/);
  await page.getByRole("button", { name: "Empezar cotización" }).click();
  await expect(page).toHaveURL(/\/es\/quote\?type=auto/);
  goOn();
});

test("W18: another type of insurance that is chosen early takes the place of the first in the history", async ({
  page,
}) => {
  await page.goto("/contact");
  const goOn = await openEarly(page, "/quote");
  await page.getByRole("tab", { name: "Home" }).click();
  await expect(page).toHaveURL(/\/quote\?type=home$/);
  goOn();
  await page.goBack();
  await expect(page).toHaveURL(/\/contact$/);
});

test("W18: a category of articles that is chosen early is a step of its own in the history", async ({ page }) => {
  const goOn = await openEarly(page, "/blog");
  await page.getByRole("tab", { name: "Tips" }).click();
  await expect(page).toHaveURL(/\/blog\?category=Insurance%20Tips$/);
  goOn();
  await page.goBack();
  await expect(page).toHaveURL(/\/blog$/);
});

test("W18: a link to a section that is pressed while parts sleep takes none of them away", async ({ page }) => {
  const goOn = await openAsleep(page, "/insurance-glossary");
  const search = page.getByRole("searchbox").first();
  await page.getByRole("link", { name: "R", exact: true }).click();
  await expect(page).toHaveURL(/#letter-r$/);
  await expect(page.locator("#letter-r")).toBeInViewport();
  await search.fill("renters");
  await expect(page.getByRole("contentinfo")).toBeAttached();
  await page.goBack();
  await expect(page).toHaveURL(/glossary$/);
  await expect(page.getByRole("contentinfo")).toBeAttached();
  goOn();
  await hydrated(page);
  await expect(search).toHaveValue("renters");
  await page.goForward();
  await expect(page).toHaveURL(/#letter-r$/);
});

test("W18: a page that nobody touches wakes by itself when it has come to rest", async ({ page }) => {
  await page.goto("/");
  await page.waitForSelector("html[data-hydrated]:not(:has([data-asleep]))", { state: "attached" });
});

test("a part of the page is taken over as it was drawn, not drawn anew", async ({ page }) => {
  const goOn = await openEarly(page, "/");
  const footer = await page.getByRole("contentinfo").elementHandle();
  goOn();
  await hydrated(page);
  expect(await footer?.evaluate((element) => element.isConnected)).toBe(true);
});

test("W18: the carousel counts every press from the first one on, and keeps its place when it begins to loop", async ({
  page,
}) => {
  const goOn = await openEarly(page, "/");
  const next = page.getByRole("button", { name: "Next slide" });
  await next.click();
  await next.click();
  goOn();
  const row = page.getByRole("group", { name: "Coverage for the way Texans live" }).locator("div.overflow-hidden");
  await expect(row.first()).toBeVisible();
  const third = page.getByRole("button", { name: "Go to slide 3" });
  await expect(third).toHaveAttribute("aria-current", "true");
  await next.click();
  await expect(page.getByRole("button", { name: "Go to slide 4" })).toHaveAttribute("aria-current", "true");
});

test("W18: a login that was filled in and sent before the scripts have come goes through once, by script", async ({
  page,
}) => {
  const logins: string[] = [];
  page.on("request", (request) => request.method() === "POST" && logins.push(new URL(request.url()).pathname));
  const goOn = await openEarly(page, "/auth");
  await page.getByLabel("Username").fill(ADMIN.username);
  await page.getByLabel("Password").fill(ADMIN.password);
  await page.getByLabel("Password").press("Enter");
  await page.getByRole("button", { name: "Log In" }).click();
  goOn();
  await expect(page.getByText("Login successful", { exact: true })).toBeVisible();
  expect(logins.filter((path) => /login|auth/.test(path))).toEqual(["/api/login"]);
});

test("W18: a login whose scripts never come is sent by the browser itself after a while", async ({ page }) => {
  await page.clock.install();
  const goOn = await openEarly(page, "/auth");
  await page.getByLabel("Username").fill(ADMIN.username);
  await page.getByLabel("Password").fill(ADMIN.password);
  await page.getByRole("button", { name: "Log In" }).click();
  await page.clock.fastForward(HOLD_MS);
  await expect(page).toHaveURL(/\/agent-tools/);
  goOn();
});

test("W18: another language that is chosen early takes along what was typed", async ({ page }) => {
  const goOn = await openEarly(page, "/contact");
  await page.getByLabel("First Name").fill("Ana");
  await page.getByRole("button", { name: "Change language" }).click();
  await page.getByRole("link", { name: "Español" }).click();
  goOn();
  await expect(page).toHaveURL(/\/es\/contact$/);
  await expect(page.getByLabel("Nombre")).toHaveValue("Ana");
});

test.describe("in a Spanish browser", () => {
  test.use({ locale: "es-US" });

  test("W18: English that is chosen before the scripts have come is remembered", async ({ page }) => {
    const goOn = await openEarly(page, "/es/about");
    await page.getByRole("button", { name: "Cambiar idioma" }).click();
    await page.getByRole("link", { name: "English" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    goOn();
  });
});
