import type { Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { LANGUAGE_KEY } from "../../../domain/platform/language.ts";
import { SEARCH_HEADER } from "../../../domain/platform/search-header.ts";
import { logInAs } from "../accounts.ts";
import { deafen, expect, expectAccessible, open, test } from "../fixtures.ts";
import { keysOf } from "../../../domain/platform/typed-records.ts";
import { answerOf } from "../answer-of.ts";
import { viewLink } from "../desk-view.ts";
import { AGREED } from "../../support/agreed.ts";

let sent = 0;
/** Sends an auto quote request from a person whom no other test knows. */
async function quote(page: Page, changes: object = {}): Promise<{ reference: string; name: string }> {
  const name = `Zelda Q${Date.now().toString(36)}${sent++}`;
  const person = { name, email: "zelda@example.com", phone: "(281) 555-0142", zipCode: "77573" };
  const data = { insuranceType: "auto", ...person, driverDob: "1987-06-05", vehicleType: "truck", ...changes };
  const answer = await page.request.post("/api/quote-requests", { data });
  const { reference } = await answerOf<"POST /api/quote-requests">(answer);
  return { reference, name };
}

const rows = (page: Page) => page.getByRole("list", { name: /^(Quote|Contact) Requests$/ }).getByRole("listitem");
const filters = (page: Page) => page.getByRole("button", { name: "Add filter" });

async function exportList(page: Page): Promise<void> {
  await page.getByRole("button", { name: "List options" }).click();
  await page.getByRole("button", { name: "Export CSV" }).click();
  await page.keyboard.press("Escape");
}

test("an agent searches and narrows the requests, opens one, goes back and exports what is shown", async ({ page }) => {
  await logInAs(page, "agent");
  const wanted = await quote(page, { ...AGREED, source: { utm_source: "radio" } });
  const other = await quote(page, { insuranceType: "home", propertyAddress: "12 Live Oak Lane" });
  await open(page, "/agent-dashboard");
  await expect(page.getByRole("heading", { name: "Welcome, Terry" })).toBeVisible();
  await expect(page.getByRole("link", { name: `Open request ${wanted.reference}` })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("searchbox").fill(wanted.name);
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole("link", { name: `Open request ${wanted.reference}` }).click();
  const request = page.getByRole("region", { name: `${wanted.reference} · ${wanted.name}` });
  await expect(request).toContainText("June 5, 1987");
  await expect(request).toContainText("Truck");
  await expect(request).toContainText(/Agreed on \w+ \d+, \d{4}/);
  await expect(request).toContainText("radio");
  await expect(request).toContainText("(281) 555-0142");
  await expect(request.getByRole("link", { name: "Call" })).toHaveAttribute("href", "tel:2815550142");
  for (const name of ["Text", "Mail"]) await expect(request.getByRole("button", { name, exact: true })).toBeVisible();
  await expect(request.getByRole("button", { name: "Delete request" })).toHaveCount(0);
  await expectAccessible(page);
  await page.goBack();
  await expect(request).toHaveCount(0);
  await expect(rows(page)).toHaveCount(1);

  const download = page.waitForEvent("download");
  await exportList(page);
  const csv = await readFile(await (await download).path(), "utf8");
  expect(csv.trim().split("\r\n")).toHaveLength(2);
  expect(csv).toContain(wanted.name);

  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page.getByRole("searchbox")).toHaveValue("");
  await filters(page).click();
  await page.getByLabel("Insurance type").selectOption("home");
  await expect(page.getByRole("link", { name: `Open request ${other.reference}` })).toBeVisible();
  await expect(page.getByRole("link", { name: `Open request ${wanted.reference}` })).toHaveCount(0);
  await page.getByLabel("To", { exact: true }).fill("2020-01-01");
  await expect(page.getByText("No quote requests found")).toBeVisible();
});

test("a trainee reads the requests, does not take them away, and is offered no way to answer them", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await logInAs(page, "trainee");
  const { reference } = await quote(page);
  for (const tab of ["quotes", "contacts"]) {
    await open(page, `/agent-dashboard?tab=${tab}`);
    await expect(page.getByRole("button", { name: "Refresh" })).toBeVisible();
    await page.getByRole("button", { name: "List options" }).click();
    await expect(page.getByRole("radio", { name: "Dense" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Export CSV" })).toHaveCount(0);
  }
  await open(page, "/agent-dashboard");
  await expect(page.getByRole("link", { name: `Open request ${reference}` })).toBeVisible();
  const ways = page.locator("#main a:is([href^='tel:'], [href^='sms:'], [href^='mailto:'])");
  await expect(ways).toHaveCount(0);
  await page.getByRole("link", { name: `Open request ${reference}` }).click();
  const request = page.getByRole("region", { name: new RegExp(reference) });
  await request.getByRole("button", { name: "Details", exact: true }).click();
  await expect(request.getByRole("heading", { name: "What happened" })).toBeVisible();
  await expect(ways).toHaveCount(0);
  await expect(request.getByRole("button", { name: /^(Text|Mail)$/ })).toHaveCount(0);
});

test("D2: what is searched stands in no address, and Back and a reload bring it back", async ({ page }) => {
  await logInAs(page, "agent");
  const { name } = await quote(page);
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  page.on("framenavigated", (frame) => addresses.push(frame.url()));
  await open(page, "/agent-dashboard");
  const box = page.getByRole("searchbox");
  await box.fill(name);
  await expect(rows(page)).toHaveCount(1);
  const download = page.waitForEvent("download");
  await exportList(page);
  expect((await download).suggestedFilename()).toMatch(/^quote-requests-\d{4}-\d\d-\d\d.*\.csv$/);

  await page.reload();
  await expect(box).toHaveValue(name);
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole("tab", { name: "Contact Requests" }).click();
  await expect(box).toHaveValue("");
  await page.goBack();
  await expect(box).toHaveValue(name);
  await expect(rows(page)).toHaveCount(1);
  await page.goBack();
  await expect(box).toHaveValue("");
  expect(addresses.join("\n")).not.toContain("Zelda");
});

test("a link from a mail opens its request, and an admin records a wish, keeps it and deletes it", async ({ page }) => {
  await logInAs(page, "admin");
  const { reference } = await quote(page, { phone: "(281) 555-0177" });
  await open(page, `/agent-dashboard?tab=quotes&request=${reference}`);
  const request = page.getByRole("region", { name: reference });
  const number = request.getByRole("link", { name: "Call" });
  await expect(number).toBeVisible();
  await request.getByRole("checkbox", { name: "Do not call" }).check();
  await expect(number).toHaveCount(0);
  await expect(request).toContainText("Do not call: the customer asked for it.");
  await expect(request.getByRole("checkbox", { name: "Do not text" })).not.toBeChecked();
  await expectAccessible(page);
  await request.getByRole("checkbox", { name: "Do not call" }).click();
  await expect(number).toBeVisible();
  await request.getByText("Keep or delete").click();
  await request.getByRole("checkbox", { name: "Keep beyond the retention period" }).check();
  await expect(page.getByText("This request will be kept", { exact: true }).first()).toBeVisible();
  await request.getByRole("button", { name: "Delete request" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete request" }).click();
  await expect(page.getByText("Request deleted", { exact: true }).first()).toBeVisible();
  await expect(request).toHaveCount(0);
  await expect(page.getByRole("link", { name: `Open request ${reference}` })).toHaveCount(0);
});

test("a request shows what became of its mails, in the words of the archive", async ({ page }) => {
  await logInAs(page, "agent");
  const { reference } = await quote(page);
  const conversation = page.getByRole("list", { name: "Messages of the conversation" });
  // The site under test has no mail server.
  const entry = conversation.getByRole("listitem").filter({ hasText: "Not sent" }).first();
  await expect(async () => {
    await open(page, `/agent-dashboard?request=${reference}`);
    await expect(entry).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await entry.getByRole("link", { name: new RegExp(reference) }).click();
  await expect(page.getByRole("region", { name: "Email", exact: true })).toContainText(
    "Not sent: no mail server configured",
  );
});

test.describe("a request that a colleague deletes", () => {
  test.use({ allowFailedRequests: true });
  const gone = (reference: string) => `Request ${reference} is no longer here`;

  test("says so when one goes on to keep, delete or open it, closes, and leaves the list", async ({ page }) => {
    await logInAs(page, "admin");
    const references = { keep: "", delete: "", open: "" };
    const acts = keysOf(references);
    for (const act of acts) references[act] = (await quote(page)).reference;
    // Without the event stream, since a page that hears of the change closes the request by itself.
    await deafen(page);
    await open(page, "/agent-dashboard");
    for (const act of acts) {
      const reference = references[act];
      const row = page.getByRole("link", { name: `Open request ${reference}` });
      await expect(row).toBeVisible();
      const request = page.getByRole("region", { name: reference });
      if (act !== "open") {
        await row.click();
        // The parts above come bit by bit, and would move the next one away from the press.
        for (const above of ["No files are kept here yet.", "No appointment yet.", "No open tasks."])
          await expect(request.getByText(above)).toBeVisible();
        // The part is folded at first, and stays open for the requests after this one.
        if (act === "keep") await request.getByText("Keep or delete").click();
        await expect(request.getByRole("button", { name: "Delete request" })).toBeVisible();
      }
      expect((await page.request.delete(`/api/quote-requests/${reference}`)).status()).toBe(200);
      if (act === "open") await row.click();
      if (act === "keep") await request.getByRole("checkbox", { name: "Keep beyond" }).click();
      if (act === "delete") {
        await request.getByRole("button", { name: "Delete request" }).click();
        await page.getByRole("alertdialog").getByRole("button", { name: "Delete request" }).click();
      }
      await expect(page.getByText(gone(reference), { exact: true }).first()).toBeInViewport();
      await expect(request).toHaveCount(0);
      await expect(page.getByRole("alertdialog")).toHaveCount(0);
      await expect(row).toHaveCount(0);
      await expect(page).not.toHaveURL(/request=/);
    }
  });
});

// Runs apart: fifty requests would push those of other tests out of a column of the board.
test("a long list goes on as one scrolls; suspected ones are listed apart @edits", async ({ page }) => {
  await logInAs(page, "admin");
  // A ZIP code below all those that other tests use.
  const zipCode = String(10_000 + (Date.now() % 60_000));
  for (let n = 0; n < 51; n++) await quote(page, { zipCode });
  await quote(page, { zipCode, website: "https://spam.example" });
  await open(page, "/agent-dashboard");
  const found = page.waitForResponse((response) => response.request().headers()[SEARCH_HEADER] === zipCode);
  await page.getByRole("searchbox").fill(zipCode);
  await found;
  await expect(rows(page)).toHaveCount(50);
  await rows(page).last().scrollIntoViewIfNeeded();
  await expect(rows(page)).toHaveCount(51);
  await filters(page).click();
  const suspected = page.getByRole("checkbox", { name: "Show suspected spam" });
  await suspected.click();
  await expect(suspected).toBeChecked();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText("Suspected spam");
});

test("suspected spam has a number, and one key says that a request is none; it can be taken back", async ({ page }) => {
  await logInAs(page, "agent");
  const { reference, name } = await quote(page, { website: "https://spam.example" });
  await open(page, "/agent-dashboard");
  const view = await viewLink(page, /^Suspected spam/);
  await expect(view).toHaveText(/^Suspected spam\s*\d+\+?$/);
  await view.click();
  await page.getByRole("link", { name: `Open request ${reference}` }).click();
  const request = page.getByRole("region", { name: `${reference} · ${name}` });
  const button = request.getByRole("button", { name: "Not spam" });
  await expect(button).toHaveAttribute("title", "Not spam (key: s)");
  await page.keyboard.press("s");
  await expect(button).toHaveCount(0);
  await expect(request.getByText("This request had been taken for spam.")).toBeInViewport();
  await expect(request).toContainText("Terry Example marked it as not spam");
  const row = rows(page).filter({ hasText: reference });
  await expect(row).toContainText("Held back by mistake");
  await expectAccessible(page);
  await request.getByRole("button", { name: "Undo" }).click();
  await button.click();
  await expect(request.getByRole("status").filter({ hasText: "This request had been taken for spam." })).toBeFocused();
  await page.goto("/agent-dashboard");
  await expect(rows(page).filter({ hasText: reference })).toContainText("Held back by mistake");
});

test("an address with what is no reference opens the list", async ({ page }) => {
  await logInAs(page, "agent");
  await open(page, "/agent-dashboard?request=undefined");
  await expect(page.locator(".desk")).not.toHaveAttribute("data-open");
});

test("a page that has run empty leads back to the requests there are", async ({ page }) => {
  await logInAs(page, "agent");
  await quote(page);
  await open(page, "/agent-dashboard?before=1-1");
  await page.getByRole("button", { name: "Previous page" }).click();
  await expect(rows(page).first()).toBeVisible();
});

test("in Spanish and on a phone a contact request reads as well", async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.context().addCookies([{ name: LANGUAGE_KEY, value: "es", url: baseURL ?? "" }]);
  await page.addInitScript((key) => localStorage.setItem(key, "es"), LANGUAGE_KEY);
  await logInAs(page, "trainee");
  const data = {
    firstName: "Luisa",
    lastName: "Cantú",
    email: "l@example.com",
    phone: "8325550101",
    inquiryType: "claim",
  };
  const answer = await page.request.post("/api/contact-requests", {
    data: { ...data, message: `Granizo ${Date.now()}` },
  });
  const { reference } = await answerOf<"POST /api/contact-requests">(answer);
  await open(page, "/agent-dashboard?tab=contacts");
  await page.getByRole("link", { name: `Abrir la solicitud ${reference}` }).click();
  const request = page.getByRole("region", { name: `${reference} · Luisa Cantú` });
  await expect(request).toContainText("No aceptó llamadas ni mensajes de texto");
  await expect(request).toContainText("Granizo");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
});

test.describe("when the requests cannot be fetched", () => {
  test.use({ allowFailedRequests: true });

  test("both tabs say so in the words of the specification and try again", async ({ page }) => {
    await logInAs(page, "agent");
    const lists = "**/api/{quote,contact}-requests?*";
    await page.route(lists, (route) => route.fulfill({ status: 503, json: { error: "down", code: "unavailable" } }));
    await open(page, "/agent-dashboard");
    await expect(page.getByText("Error fetching data")).toBeVisible();
    await expect(page.getByText("Failed to fetch quote requests")).toBeVisible();
    await page.getByRole("tab", { name: "Contact Requests" }).click();
    await expect(page.getByText("Failed to fetch contact requests")).toBeVisible();
    await page.unroute(lists);
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByText("Failed to fetch contact requests")).toHaveCount(0);
  });
});
