import type { Page } from "@playwright/test";
import { logInAs } from "../accounts.ts";
import { expect, expectAccessible, open, test } from "../fixtures.ts";

const cards = (page: Page) => page.getByRole("region", { name: "Carrier portals" }).getByRole("listitem");
const chosenTab = (page: Page) => page.getByRole("tab", { selected: true });

test.describe("the Agent Tools page", () => {
  test("greets by first name and role, and keeps its tab in the address, back and forward", async ({ page }) => {
    await logInAs(page, "senior_agent");
    await open(page, "/agent-tools?tab=no-such-tab");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Terry");
    await expect(page.getByText("Logged in as: Senior Agent")).toBeVisible();
    await expect(chosenTab(page)).toHaveText("Portals");
    for (const [name, value] of Object.entries({ Tools: "tools", Resources: "resources", Forms: "forms" })) {
      await page.getByRole("tab", { name }).click();
      await expect(page).toHaveURL(new RegExp(`/agent-tools\\?tab=${value}$`));
      await expect(chosenTab(page)).toHaveText(name);
    }
    await page.keyboard.press("ArrowRight");
    await expect(chosenTab(page)).toHaveText("Training");
    await expect(chosenTab(page)).toBeFocused();
    await page.goBack();
    await expect(chosenTab(page)).toHaveText("Forms");
    await page.goBack();
    await expect(chosenTab(page)).toHaveText("Resources");
    await page.goBack();
    await expect(chosenTab(page)).toHaveText("Tools");
    await page.goForward();
    await expect(chosenTab(page)).toHaveText("Resources");
    await expectAccessible(page);
  });

  test("brings the chosen tab into sight on a phone, and nothing moves sideways", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await logInAs(page, "agent");
    await open(page, "/agent-tools?tab=training");
    await expect(page.getByRole("tab", { name: "Training" })).toBeInViewport({ ratio: 0.95 });
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
  });
});

test.describe("the carrier portals", () => {
  test("are 11 for auto, 3 for home and 2 for business, each opening in a new tab, and are searched by name", async ({
    page,
  }) => {
    await logInAs(page, "agent");
    await open(page, "/agent-tools");
    await expect(cards(page)).toHaveCount(11);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Home", exact: true }).click();
    await expect(cards(page)).toHaveCount(3);
    await page.getByRole("button", { name: "Business", exact: true }).click();
    await expect(cards(page)).toHaveCount(2);
    const link = cards(page)
      .first()
      .getByRole("link", { name: /^Open Portal/ });
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener");
    await expect(link).toHaveAttribute("href", /^https:/);

    // The search covers all categories, and each card names its category.
    const search = page.getByRole("searchbox", { name: "Search carriers" });
    await search.fill("PROGRÉSSIVE");
    await expect(cards(page)).toHaveCount(3);
    for (const [index, line] of ["Auto", "Home", "Business"].entries()) {
      await expect(cards(page).nth(index).getByText(line, { exact: true })).toBeVisible();
    }
    await search.fill("no such carrier");
    await expect(page.getByRole("heading", { name: "No carriers found" })).toBeVisible();
    await expect(page.getByText("Try a different search term")).toBeVisible();
    await page.getByRole("button", { name: "Home", exact: true }).click();
    await expect(search).toHaveValue("");
    await expect(cards(page)).toHaveCount(3);
  });

  test("that are favorites come first, also after the page was loaded anew", async ({ page }) => {
    await logInAs(page, "agent");
    await open(page, "/agent-tools");
    const star = page.getByRole("button", { name: "Favorite: UAIG, Auto" });
    const isStored = page.waitForResponse(/\/favorite\?/);
    await star.click();
    await expect(cards(page).first().getByRole("heading")).toHaveText("UAIG");
    await expect(star).toBeFocused();
    expect((await isStored).status()).toBe(200);
    await page.reload();
    await expect(cards(page).first().getByRole("heading")).toHaveText("UAIG");
    await expect(star).toHaveAttribute("aria-pressed", "true");
  });

  test.describe("when the server fails", () => {
    test.use({ allowFailedRequests: true });

    test("offer another try, and a star that was not stored goes out again", async ({ page }) => {
      await logInAs(page, "agent");
      let isDown = true;
      const fail = { status: 503, contentType: "application/json", body: `{"error":"Down for a moment"}` };
      await page.route("**/api/carrier-portals**", (route) => (isDown ? route.fulfill(fail) : route.continue()));
      await open(page, "/agent-tools");
      await expect(page.getByRole("alert")).toContainText("The carriers could not be loaded.");
      await expectAccessible(page);
      isDown = false;
      await page.getByRole("button", { name: "Try Again" }).click();
      await expect(cards(page)).toHaveCount(11);
      isDown = true;
      const star = page.getByRole("button", { name: "Favorite: Gainsco, Auto" });
      await star.click();
      await expect(page.getByText("Down for a moment", { exact: true })).toBeVisible();
      await expect(star).toHaveAttribute("aria-pressed", "false");
    });
  });
});

test.describe("the tools", () => {
  test("link to six places outside, copy an agency code, and find reference codes by code, description and note", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await logInAs(page, "agent");
    await open(page, "/agent-tools?tab=tools");
    const links = page.getByRole("region", { name: "Quick links" }).getByRole("link");
    await expect(links).toHaveText([
      /^License Lookup/,
      /^Department of Insurance/,
      /^VIN Decoder/,
      /^Vehicle Registration/,
      /^Premium Calculator/,
      /^Policy Comparison/,
    ]);
    await expect(links.first()).toHaveAttribute("target", "_blank");
    const codes = page.getByRole("region", { name: "Agency Codes" });
    await expect(codes.getByRole("listitem")).toHaveCount(3);
    await codes.getByRole("button", { name: "Copy the Gainsco code" }).click();
    await expect(page.getByText("Copied to clipboard", { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("G-77008-2");

    const panel = page.getByRole("region", { name: "Insurance Code References" });
    await expect(panel.locator("summary")).toHaveCount(7);
    await panel.locator("summary").first().click();
    await expect(panel.getByText("Bodily injury liability", { exact: false }).first()).toBeVisible();
    const search = panel.getByRole("searchbox");
    await search.fill("texassure");
    await expect(panel.locator("dt")).toHaveText(["FMFR"]);
    await expect(panel.getByText(/through TexasSure/)).toBeVisible();
    await expectAccessible(page);
    await search.fill("no such code");
    await expect(panel.getByText("No reference codes found matching your search.")).toBeVisible();
  });

  test("say so when the clipboard refuses", async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => Promise.reject(new Error("refused"));
      Object.defineProperty(navigator, "clipboard", { value: { writeText: refuse } });
    });
    await logInAs(page, "agent");
    await open(page, "/agent-tools?tab=tools");
    await page.getByRole("button", { name: "Copy the Progressive code" }).click();
    await expect(page.getByText("Failed to copy", { exact: true })).toBeVisible();
    await expect(page.getByText("Please try again or copy manually.", { exact: true })).toBeVisible();
  });

  test.describe("without the reference codes", () => {
    test.use({ allowFailedRequests: true });

    test("name what could not be fetched, and say when there are none yet", async ({ page }) => {
      await logInAs(page, "agent");
      let answer: { status: number; json: unknown } = { status: 500, json: { error: "No" } };
      await page.route("**/api/insurance-references/**", (route) => route.fulfill(answer));
      await open(page, "/agent-tools?tab=tools");
      const panel = page.getByRole("region", { name: "Insurance Code References" });
      await expect(panel.getByRole("alert")).toContainText("Failed to fetch categories");
      await page.unroute("**/api/insurance-references/**");
      await page.route("**/api/insurance-references/codes**", (route) => route.fulfill(answer));
      await panel.getByRole("button", { name: "Try Again" }).click();
      await expect(panel.getByRole("alert")).toContainText("Failed to fetch codes");
      answer = { status: 200, json: [] };
      await panel.getByRole("button", { name: "Try Again" }).click();
      await expect(panel.getByText("No reference codes available yet.")).toBeVisible();
    });
  });

  test("share a screen: a link after 1.5 s, copied for 3 s, and a new one on demand", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.clock.install();
    await logInAs(page, "agent");
    await open(page, "/agent-tools?tab=tools");
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole("button", { name: "Screen Share" }).click();
    const dialog = page.getByRole("dialog", { name: "Screen Share" });
    await expect(dialog.getByRole("note")).toContainText("after 60 minutes");
    await dialog.getByRole("button", { name: "Generate Link" }).click();
    await expect(dialog.getByText("Generating the link…")).toBeVisible();
    await page.clock.runFor(1_400);
    await expect(dialog.getByLabel("Link for the customer")).toHaveCount(0);
    await page.clock.runFor(200);
    const link = dialog.getByLabel("Link for the customer");
    await expect(link).toHaveValue(/^https?:\/\/[^/]+\/share\/[\w-]{43}$/);
    await expect(dialog.getByRole("link", { name: "Open the session" })).toHaveAttribute(
      "href",
      /^\/screen-share\/\w+$/,
    );
    await dialog.getByRole("button", { name: "Copy" }).click();
    await expect(dialog.getByRole("button", { name: "Copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link.inputValue());
    await page.clock.runFor(3_100);
    await expect(dialog.getByRole("button", { name: "Copied" })).toHaveCount(0);
    await page.clock.resume();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Generate New Link" }).click();
    await expect(link).toHaveCount(0);
    await expect(dialog.getByRole("button", { name: "Generate Link" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("button", { name: "Screen Share" })).toBeFocused();
  });
});

test.describe("the resources", () => {
  test("lead to the agency's mail, the portal's pages, the chat and the three places below", async ({ page }) => {
    await logInAs(page, "agent");
    await open(page, "/agent-tools?tab=resources");
    const panel = page.getByRole("region", { name: "Resources" });
    const addresses = await panel.locator("ul a").evaluateAll((all) => all.map((a) => a.getAttribute("href")));
    expect(addresses).toEqual([
      expect.stringMatching(/^mailto:/),
      "/agent-dashboard",
      "/agent-dashboard?tab=quotes",
      "/email-admin",
      "/sms-admin",
      "/agent-onboarding",
      expect.stringMatching(/^https:/),
      "#marketing-materials",
      "#commission-reports",
      "#training",
    ]);
    await expect(panel.getByRole("link", { name: "Chat Dashboard" })).toHaveAttribute("target", "_blank");
    await panel.getByRole("link", { name: "Marketing Materials" }).click();
    await expect(page).toHaveURL(/\?tab=resources#marketing-materials$/);
    await expect(chosenTab(page)).toHaveText("Resources");
    await panel.getByRole("link", { name: "Open the Support Tools" }).click();
    await expect(chosenTab(page)).toHaveText("Tools");
  });

  test("hide from a trainee what a trainee may not open, in Spanish", async ({ page, baseURL }) => {
    await logInAs(page, "trainee");
    await page.context().addCookies([{ name: "lang", value: "es", url: baseURL ?? "" }]);
    await open(page, "/agent-tools?tab=resources");
    await expect(page.getByText("Sesión iniciada como: Aprendiz")).toBeVisible();
    const panel = page.getByRole("region", { name: "Recursos" });
    await expect(panel.getByRole("link", { name: "Base de clientes" })).toBeVisible();
    await expect(
      panel.locator("a[href='/email-admin'], a[href='/sms-admin'], a[href='#commission-reports']"),
    ).toHaveCount(0);
    await page.getByRole("tab", { name: "Portales" }).click();
    await expect(page.getByText("Auto personal, motocicleta y auto comercial en un solo lugar")).toBeVisible();
  });
});
