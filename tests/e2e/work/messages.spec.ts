import type { Page, Route } from "@playwright/test";
import { searchHeaders } from "../../../domain/platform/search-header.ts";
import { logInAs } from "../accounts.ts";
import { expect, expectAccessible, open, test } from "../fixtures.ts";
import { answerOf } from "../answer-of.ts";

type Stored = { id: number; subject: string; to: string };

/** Sends a life quote request and waits until its two mails are stored. */
async function quoteWithMails(page: Page, name: string): Promise<Stored[]> {
  const email = `${name.toLowerCase().replaceAll(" ", ".")}@example.com`;
  const data = { insuranceType: "life", name, email, phone: "7135550113" };
  const answer = await page.request.post("/api/quote-requests", { data });
  const { reference } = await answerOf<"POST /api/quote-requests">(answer);
  const mails = async () => {
    const found = await page.request.get("/api/emails", { headers: searchHeaders(reference) });
    return (await answerOf<"GET /api/emails">(found)).emails;
  };
  await expect.poll(async () => (await mails()).length).toBe(2);
  return mails();
}

const list = (page: Page) => page.getByRole("region", { name: "Emails", exact: true });
const detail = (page: Page) => page.getByRole("region", { name: "Email", exact: true });
const unique = (name: string) => `${name} ${Date.now().toString(36)}`;

test("an admin finds a mail, reads it, opens its request, deletes it and then all of them", async ({ page }) => {
  await logInAs(page, "admin");
  const [mail] = await quoteWithMails(page, unique("Archie Reader"));
  await open(page, "/email-admin");
  await expect(page.getByText("Choose an email to read it.")).toBeVisible();
  await expectAccessible(page);

  const reference = /Q-\w+/.exec(mail?.subject ?? "")?.[0] ?? "";
  await page.getByRole("searchbox").fill(reference);
  await expect(list(page).getByRole("listitem")).toHaveCount(2);
  await list(page)
    .getByRole("link", { name: mail?.subject ?? "" })
    .click();
  await expect(detail(page).getByRole("heading", { name: mail?.subject ?? "" })).toBeFocused();
  await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toBeVisible();
  await detail(page).getByRole("button", { name: "Show as plain text" }).click();
  await expect(detail(page)).toContainText(reference);
  await expectAccessible(page);
  await detail(page).getByRole("link", { name: reference }).click();
  await expect(page.getByRole("region", { name: new RegExp(`^${reference}`) })).toBeVisible();
  await page.goBack();
  // Waits until the frame has loaded its mail: deleted before, the mail would not be found.
  const shown = page.frameLocator("iframe").getByRole("heading", { level: 1 });
  await expect(shown).toBeVisible();

  await detail(page).getByRole("button", { name: "Delete" }).click();
  const question = page.getByRole("alertdialog", { name: "Are you sure you want to delete this email?" });
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Email deleted", { exact: true }).first()).toBeVisible();
  await expect(page.getByText("Choose an email to read it.")).toBeVisible();
  await expect(list(page).getByRole("listitem")).toHaveCount(1);

  await list(page).getByRole("link").click();
  await expect(shown).toBeVisible();
  await page.getByRole("button", { name: "Delete All" }).click();
  const all = "Are you sure you want to delete all emails? This action cannot be undone.";
  await page.getByRole("alertdialog", { name: all }).getByRole("button", { name: "Delete All" }).click();
  await expect(page.getByText("All emails deleted", { exact: true }).first()).toBeVisible();
  await expect(page.getByText("No emails found")).toBeVisible();
  await expect(page.getByText("Choose an email to read it.")).toBeVisible();
});

test("a page that has run empty leads back to the mails there are", async ({ page }) => {
  await logInAs(page, "admin");
  await quoteWithMails(page, unique("Page Turner"));
  await open(page, "/email-admin?before=1");
  await page.getByRole("button", { name: "Previous page" }).click();
  await expect(list(page).getByRole("listitem").first()).toBeVisible();
});

test("a mail that could not be sent stands out and is sent again", async ({ page }) => {
  await logInAs(page, "admin");
  const [mail] = await quoteWithMails(page, unique("Faye Lost"));
  // The server gives a mail up after a day of retries: this stub returns what it would say then.
  let isFailed = true;
  const asStored = (row: object) => (isFailed ? { ...row, status: "failed", error: "Error ECONNREFUSED" } : row);
  await page.route(/\/api\/emails(\/\d+)?\?/, async (route) => {
    const response = await route.fetch();
    const body: { emails?: object[] } = await response.json();
    await route.fulfill({ response, json: body.emails ? { emails: body.emails.map(asStored) } : asStored(body) });
  });
  await open(page, `/email-admin?message=${mail?.id}`);
  await expect(list(page).getByText("Failed", { exact: true }).first()).toBeVisible();
  await expect(detail(page)).toContainText("Reason: The server could not be reached (ECONNREFUSED)");
  // axe would have to run a script in the frame, which runs none.
  await detail(page).getByRole("button", { name: "Show as plain text" }).click();
  await expectAccessible(page);
  isFailed = false;
  await detail(page).getByRole("button", { name: "Send again" }).click();
  // The site under test has no mail server.
  const told = (text: string) => page.getByRole("region", { name: /Notifications/ }).getByText(text, { exact: true });
  await expect(told("Not sent: no mail server configured")).toBeVisible();
  await expect(detail(page).getByText("Failed", { exact: true })).toHaveCount(0);
  // The mail waits until the queue gets to it.
  const stored = () => answerOf<"GET /api/emails/:id">(page.request.get(`/api/emails/${mail?.id}`));
  await expect.poll(async () => (await stored()).status).toBe("unconfigured");
  await open(page, `/email-admin?message=${mail?.id}`);
  await page.route("**/retry*", (route) => route.fulfill({ json: { ok: true, isOnItsWay: true } }));
  await detail(page).getByRole("button", { name: "Send again" }).click();
  await expect(told("The message is on its way again")).toBeVisible();
});

test("W6: a hostile mail runs nothing and fetches nothing", async ({ page }) => {
  await logInAs(page, "admin");
  const [mail] = await quoteWithMails(page, unique("Mal Mail"));
  const outside: string[] = [];
  await page.route("**/*", (route) => {
    const { hostname } = new URL(route.request().url());
    if (hostname === "127.0.0.1" || hostname === "localhost") return route.fallback();
    outside.push(route.request().url());
    return route.abort();
  });
  // The headers are the server's own; the body is replaced by hostile HTML.
  await page.route("**/api/emails/*/html", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: HOSTILE });
  });
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => dialogs.push(dialog.message()));
  // The browser's messages about blocked content are expected here.
  const refused: string[] = [];
  page.removeAllListeners("console");
  page.on("console", (message) => refused.push(message.text()));
  await open(page, `/email-admin?message=${mail?.id}`);
  const frame = page.frameLocator("iframe");
  await expect(frame.getByText("Bait")).toBeVisible();
  await expect(page.locator("iframe")).toHaveAttribute("sandbox", "");
  await expect(frame.locator("body")).not.toHaveAttribute("data-ran");
  await expect.poll(() => refused.length).toBeGreaterThan(0);
  expect(outside).toEqual([]);
  expect(dialogs).toEqual([]);
});

const HOSTILE = `<!doctype html><base href="https://evil.example/"><link rel="stylesheet" href="https://evil.example/a.css">
<meta http-equiv="refresh" content="0;url=https://evil.example/"><style>@import url(https://evil.example/b.css);</style>
<body background="https://evil.example/c.png" onload="document.body.dataset.ran = 1">
<p>Bait</p><script>document.body.dataset.ran = 1; alert(1); fetch("https://evil.example/d")</script>
<img src="https://evil.example/e.png" onerror="document.body.dataset.ran = 1"><img src="x" onerror="alert(2)">
<iframe src="https://evil.example/f"></iframe><object data="https://evil.example/g"></object>
<video src="https://evil.example/h" poster="https://evil.example/i"></video><svg onload="alert(3)"></svg>
<div style="background: url(https://evil.example/j)">x</div></body>`;

test("an agent reads the archive and deletes nothing", async ({ page }) => {
  await logInAs(page, "agent");
  const [mail] = await quoteWithMails(page, unique("Agatha Agent"));
  await open(page, `/email-admin?message=${mail?.id}`);
  await expect(detail(page)).toBeVisible();
  await expect(page.getByRole("button", { name: /Delete|Send again/ })).toHaveCount(0);
});

test.describe("a trainee", () => {
  test.use({ allowFailedRequests: true });
  test("reads neither archive", async ({ page }) => {
    await logInAs(page, "trainee");
    for (const path of ["/email-admin", "/sms-admin"]) {
      await open(page, path);
      await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
    }
  });
});

test("a text says whether it arrived, and one that did not is sent again", async ({ page }) => {
  await logInAs(page, "admin");
  const base = { direction: "out", from: "+17135550100", to: "+17135550142", timestamp: "2026-11-15T21:05:00.000Z" };
  const common = { ...base, quoteRequestId: null, contactRequestId: null, reference: null };
  // Without a provider nobody reports: this stub returns what the server would say then.
  const messages = [
    { ...common, id: 8, body: "It arrived", status: "delivered", error: null, pictures: [] },
    { ...common, id: 7, body: "It got lost", status: "undelivered", error: "30003", pictures: [] },
  ];
  await page.route("**/api/sms?*", (route) => route.fulfill({ json: { messages } }));
  await open(page, "/sms-admin?message=7");
  const texts = page.getByRole("region", { name: "SMS messages", exact: true });
  await expect(texts.getByText("Delivered", { exact: true })).toBeVisible();
  await expect(texts.getByText("Not delivered", { exact: true })).toBeVisible();
  const lost = page.getByRole("region", { name: "SMS message", exact: true });
  await expect(lost.getByRole("note")).toContainText(
    "This message was not deliveredReason: The provider could not deliver to this number (30003)",
  );
  await expectAccessible(page);
  const again = page.waitForRequest("**/api/sms/7/retry*");
  await page.route("**/api/sms/7/retry*", (route) => route.fulfill({ json: { ok: true, isOnItsWay: true } }));
  await lost.getByRole("button", { name: "Send again" }).click();
  await again;
  await expect(page.getByText("The message is on its way again", { exact: true }).first()).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test("text messages are listed by their beginning, read below the list, and deleted", async ({ page }) => {
    await logInAs(page, "admin");
    const body = "I would like to know whether my policy covers hail on the roof of my carport.";
    const sms = { id: 7, direction: "in", from: "+17135550142", to: "+17135550100", status: "received", error: null };
    const belongs = { quoteRequestId: null, contactRequestId: null, reference: null };
    const timestamp = "2026-11-15T21:05:00.000Z";
    const mediaUrl = "https://media.example/photo.jpg";
    // Without a provider no message comes in, so it is stubbed.
    await page.route("**/api/sms?*", (route) =>
      route.fulfill({ json: { messages: [{ ...sms, ...belongs, body, timestamp, mediaUrl, pictures: [mediaUrl] }] } }),
    );
    await open(page, "/sms-admin");
    const link = page.getByRole("link", { name: `${body.slice(0, 60)}…`, exact: true });
    await expect(page.getByText("Nov 15, 2026 3:05 PM")).toBeVisible();
    await link.click();
    const detail = page.getByRole("region", { name: "SMS message", exact: true });
    await expect(detail).toContainText(body);
    await expect(detail.getByRole("link", { name: "Open the attached picture or file" })).toHaveAttribute(
      "href",
      mediaUrl,
    );
    await expect(detail.getByRole("heading")).toBeInViewport();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

    await page.route("**/api/sms/7?*", (route) => route.fulfill({ json: { deleted: 1 } }));
    await detail.getByRole("button", { name: "Delete" }).click();
    const question = page.getByRole("alertdialog", { name: "Are you sure you want to delete this SMS?" });
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("SMS deleted successfully", { exact: true }).first()).toBeVisible();
    await expect(detail).toHaveCount(0);
  });
});

test.describe("when the server refuses", () => {
  test.use({ allowFailedRequests: true });

  for (const { path, api, key, texts } of [
    {
      path: "/email-admin",
      api: "emails",
      key: "emails",
      texts: { one: "Failed to delete email", all: "Failed to delete all emails", done: "All emails deleted" },
    },
    {
      path: "/sms-admin",
      api: "sms",
      key: "messages",
      texts: {
        one: "Failed to delete SMS",
        all: "Failed to delete all SMS messages",
        done: "All SMS messages deleted successfully",
      },
    },
  ]) {
    test(`${path} says what could not be deleted, and what was after another try`, async ({ page }) => {
      await logInAs(page, "admin");
      const common = {
        id: 7,
        from: "a@example.com",
        to: "b@example.com",
        status: "sent",
        error: null,
        direction: "out",
      };
      const belongs = { quoteRequestId: null, contactRequestId: null, reference: null };
      const message = { ...common, ...belongs, timestamp: "2026-11-15T21:05:00.000Z" };
      const words = { subject: "Hello", text: "Hello", body: "Hello", html: null, pictures: [], attachments: [] };
      await page.route(`**/api/${api}?*`, (route) => route.fulfill({ json: { [key]: [{ ...message, ...words }] } }));
      const answerDeletes = (answer: Parameters<Route["fulfill"]>[0]) =>
        page.route(`**/api/${api}{,/7}?*`, (route) =>
          route.request().method() === "DELETE" ? route.fulfill(answer) : route.fallback(),
        );
      await answerDeletes({ status: 503, body: "" });
      await open(page, path);
      await page.getByRole("link", { name: "Hello", exact: true }).click();
      const confirm = async (name: string) => {
        await page.getByRole("button", { name, exact: true }).click();
        const question = page.getByRole("alertdialog");
        await question.getByRole("button", { name, exact: true }).click();
        await expect(question).toBeHidden();
      };
      await confirm("Delete");
      await expect(page.getByText(texts.one, { exact: true }).first()).toBeVisible();
      await confirm("Delete All");
      await expect(page.getByText(texts.all, { exact: true }).first()).toBeVisible();
      await answerDeletes({ json: { deleted: 1 } });
      await confirm("Delete All");
      await expect(page.getByText(texts.done, { exact: true }).first()).toBeVisible();
    });
  }

  test("both archives say so in the words of the specification and try again", async ({ page }) => {
    await logInAs(page, "admin");
    const unavailable = { status: 503, json: { error: "down", code: "unavailable" } };
    await page.route("**/api/{emails,sms}?*", (route) => route.fulfill(unavailable));
    await open(page, "/sms-admin");
    await expect(page.getByText("Failed to load SMS messages. Please try refreshing the page.")).toBeVisible();
    await open(page, "/email-admin");
    await expect(page.getByText("Error loading emails")).toBeVisible();
    await page.unroute("**/api/{emails,sms}?*");
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByText("Error loading emails")).toHaveCount(0);
  });
});
