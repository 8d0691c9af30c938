import type { Page } from "@playwright/test";
import { logInAs, makeAgent, secondPerson, unique } from "../accounts.ts";
import { ADMIN, expect, expectAccessible, open, test } from "../fixtures.ts";

test.describe("Archived Emails that do not come", () => {
  test.use({ allowFailedRequests: true });

  test("says so when the archived mails cannot be loaded, and when there are none", async ({ page }) => {
    await logInAs(page, "admin");
    await page.route("**/api/archived-emails*", (route) => route.fulfill({ status: 503, body: "" }));
    await open(page, "/admin-tools?tab=archived-emails");
    await expect(page.getByText("Error loading archived emails")).toBeVisible();
    await page.route("**/api/archived-emails*", (route) => route.fulfill({ json: [] }));
    await open(page, "/admin-tools?tab=archived-emails");
    await expect(page.getByText("No archived emails found.")).toBeVisible();
  });
});

test.describe("Archived Emails", () => {
  /** Sends a mail and opens it in the journal. */
  async function openMail(page: Page) {
    const email = `${unique("mailed")}@example.com`;
    await page.request.post("/api/invitations", { data: { email } });
    await open(page, "/admin-tools");
    await page.getByRole("tab", { name: "Archived Emails" }).click();
    await expect(page).toHaveURL(/tab=archived-emails/);
    const list = page.getByRole("list", { name: "Archived Emails" });
    await expect(list).toHaveCSS("height", "600px");
    await list.getByRole("button").filter({ hasText: email }).click();
    return page.frameLocator("iframe[sandbox='']");
  }

  test("show each mail as it was sent, as text and as a file", async ({ page }) => {
    await logInAs(page, "admin");
    const frame = await openMail(page);
    await expect(frame.getByRole("heading", { name: "You are invited to the agent portal" })).toBeVisible();
    await page.getByRole("tab", { name: "Plain text" }).click();
    await expect(page.getByText("An administrator of our agency has invited you.")).toBeVisible();
    await expectAccessible(page);
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download .eml" }).click();
    expect((await download).suggestedFilename()).toMatch(/\.eml$/);
  });

  test("W6: nothing in a mail runs, and nothing is fetched", async ({ browser, baseURL }) => {
    // A separate browser context: it is expected to log complaints about blocked content.
    const page = await secondPerson(browser, baseURL, ADMIN);
    const fetched: string[] = [];
    await page.route("https://evil.example/**", (route) => {
      fetched.push(route.request().url());
      return route.abort();
    });
    // Mails are sanitized before they leave; this unsanitized body tests only the sandboxed frame and the CSP.
    await page.route("**/api/archived-emails/*/html", async (route) => {
      const body = `<p id="mark">Untouched</p><script>document.getElementById("mark").textContent = "ran"</script>
        <img src="https://evil.example/a.gif"><style>@import url("https://evil.example/b.css");</style>
        <p style="background: url(https://evil.example/c.png)">Styled</p>`;
      await route.fulfill({ response: await route.fetch(), body });
    });
    const blocked: string[] = [];
    page.on("console", (message) => blocked.push(message.text()));
    const frame = await openMail(page);
    await expect(frame.getByText("Untouched")).toBeVisible();
    await expect(frame.getByText("Styled")).toBeVisible();
    await expect.poll(() => blocked.filter((text) => /blocked/i.test(text)).length).toBe(4);
    expect(fetched).toEqual([]);
    await page.context().close();
  });
});

test.describe("the audit trail", () => {
  test("is filtered, whole, and exported", async ({ page }) => {
    await logInAs(page, "admin");
    const agent = await makeAgent(page);
    await open(page, "/admin-audit");
    await expect(page.getByText("The trail is whole: every entry fits the one before it.")).toBeVisible();
    const begun = page.waitForResponse((answer) => answer.url().includes("/api/audit-events/check"));
    await page.getByRole("button", { name: "Check all of it" }).click();
    expect((await begun).status()).toBe(200);
    await expect(page.getByText(/All of it was last checked/)).toBeVisible();
    await page.getByLabel("What", { exact: true }).selectOption("Created an account");
    await page.getByLabel("About", { exact: true }).selectOption("User");
    await page.getByLabel("Number or reference").fill(String(agent.id));
    await page.getByRole("button", { name: "Filter" }).click();
    await expect(page).toHaveURL(/action=user\.create/);
    await expect(page.getByRole("row")).toHaveCount(2);
    await expect(page.getByRole("row").nth(1)).toContainText(`admin`);
    await expect(page.getByRole("row").nth(1)).toContainText(`User ${agent.id}`);
    await expectAccessible(page);
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Export CSV" }).click();
    expect((await download).suggestedFilename()).toBe("audit-events.csv");
    await page.getByRole("link", { name: "Clear" }).click();
    await expect(page.getByRole("row").filter({ hasText: "Exported data" }).first()).toContainText("Audit trail");
  });
});

test.describe("A mail server that takes none of our mails", () => {
  test("is told to the admin, with how many wait and what to look at", async ({ page }) => {
    const held = { count: 3, since: "2026-03-02T15:30:00.000Z", reason: "EAUTH 535" };
    const none = { count: 0, first: null };
    const json = { held, unclear: { emails: none, sms: none } };
    await page.route("**/api/mail-health*", (route) => route.fulfill({ json }));
    await logInAs(page, "admin");
    for (const path of ["/admin-tools", "/admin-jobs"]) {
      await open(page, path);
      const notice = page.getByRole("alert").filter({ hasText: "The mail server is refusing our email" });
      await expect(notice).toBeInViewport();
      await expect(notice).toContainText("3 emails are waiting, the first since");
      await expect(notice).toContainText("Reason: The server did not accept our login (EAUTH 535). Check SMTP_URL");
      await expectAccessible(page);
    }
  });

  test("is not mentioned as long as it takes them", async ({ page }) => {
    await logInAs(page, "admin");
    const asked = page.waitForResponse("**/api/mail-health*");
    await open(page, "/admin-jobs");
    expect(await (await asked).json()).toMatchObject({ held: null });
    await expect(page.getByRole("heading", { name: "Failed jobs", exact: true })).toBeVisible();
    await expect(page.getByText("The mail server is refusing our email")).toHaveCount(0);
  });
});

test.describe("System health", () => {
  test("is a page beside the admin tools that looks again when asked", async ({ page }) => {
    await logInAs(page, "admin");
    await open(page, "/admin-tools");
    await page.getByRole("link", { name: "System health" }).click();
    await expect(page.getByRole("heading", { name: "System health", level: 1 })).toBeVisible();
    const checks = page.getByRole("list", { name: "System health" }).getByRole("listitem");
    await expect(checks).toHaveCount(17);
    await expect(checks.first()).toContainText(/Database.*PostgreSQL [\d.]+ answers.*In order/);
    const mail = { name: "mail", title: "Mail", state: "fail", text: "The mail server is gone." };
    const report = { state: "fail", at: "2026-03-02T15:30:00.000Z", checks: [mail] };
    await page.route("**/api/health-report*", (route) => route.fulfill({ json: report }));
    await page.getByRole("button", { name: "Check again" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Something needs to be fixed." })).toBeInViewport();
    await expect(checks).toHaveText(/The mail server is gone.*To fix/);
    await expect(page.getByRole("button", { name: "Check again" })).toBeFocused();
    await expectAccessible(page);
  });
});
