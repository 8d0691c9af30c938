import type { Locator, Page } from "@playwright/test";
import { LANGUAGE_KEY } from "../../../domain/platform/language.ts";
import { AGREED } from "../../support/agreed.ts";
import { logInAs, unique } from "../accounts.ts";
import { answerOf } from "../answer-of.ts";
import { expect, expectAccessible, open, test } from "../fixtures.ts";

const LONG = "We have looked at three carriers for you and will write again tomorrow morning. ".repeat(6);

/** Sends a quote request. */
async function askForQuote(page: Page): Promise<{ reference: string; email: string }> {
  const name = `Vera ${unique("View")}`;
  const email = `${unique("vera")}@example.com`;
  const person = { name, email, phone: "(713) 555-0177", zipCode: "77008", ...AGREED };
  const sent = await page.request.post("/api/quote-requests", { data: { insuranceType: "auto", ...person } });
  const { reference } = await answerOf<"POST /api/quote-requests">(sent);
  return { reference, email };
}

/** Sends a quote request and answers it several times, so that its conversation is longer than a screen. */
async function longConversation(page: Page): Promise<{ reference: string; last: string }> {
  const { reference, email } = await askForQuote(page);
  const last = unique("The newest of all");
  for (const text of [LONG, LONG, LONG, LONG, last]) {
    const key = crypto.randomUUID().replaceAll("-", "");
    const data = { key, channel: "email", to: email, language: "en", subject: "Your quote", text };
    expect((await page.request.post(`/api/quote-requests/${reference}/answer`, { data })).status()).toBe(201);
  }
  return { reference, last };
}

/** Expects all of an element within the window. */
async function expectWhole(page: Page, element: Locator): Promise<void> {
  await expect(element).toBeInViewport();
  const box = await element.boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (!box) throw new Error("the element has no box");
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height).toBeLessThanOrEqual(height);
  expect(box.x + box.width).toBeLessThanOrEqual(width);
}

const SIZES = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
];

for (const language of ["en", "es"] as const) {
  test(`the newest message and the place to write are in view when a request opens (${language})`, async ({
    page,
    baseURL,
  }) => {
    await page.context().addCookies([{ name: LANGUAGE_KEY, value: language, url: baseURL ?? "" }]);
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [LANGUAGE_KEY, language] as const);
    await logInAs(page, "senior_agent");
    const { reference, last } = await longConversation(page);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await open(page, `/agent-dashboard?tab=quotes&request=${reference}`);
      const request = page.getByRole("region", { name: reference });
      await expectWhole(page, request.getByText(last));
      const opener = request.getByRole("button", {
        name: language === "en" ? "Write an answer" : "Escribir una respuesta",
      });
      await expectWhole(page, opener);
      await expectAccessible(page);
      const history = request.getByRole("list", { name: language === "en" ? "What happened" : "Lo que ha pasado" });
      if (size.width === 390) {
        // One at a time on a phone: the facts are a press away.
        await expect(history).toBeHidden();
        await request.getByRole("button", { name: language === "en" ? "Details" : "Detalles", exact: true }).click();
      }
      await expect(history).toBeVisible();
      // Each answer stands in the conversation, and so not in the history.
      await expect(history).not.toContainText(language === "en" ? /wrote|mail/ : /escribió|correo/);

      // What is pressed here opens above the keyboard, with its text in view.
      if (size.width === 390) {
        await request
          .getByRole("button", { name: language === "en" ? "Conversation" : "Conversación", exact: true })
          .click();
      }
      await opener.click();
      const text = request.getByRole("textbox", { name: language === "en" ? "Message" : "Mensaje" });
      await expect(text).toBeFocused();
      await expect(
        request.getByRole("button", { name: language === "en" ? "Send" : "Enviar", exact: true }),
      ).toBeInViewport();
    }
  });
}

test("a draft typed in one browser is found in another, and goes when it is thrown away", async ({
  page,
  browser,
  baseURL,
}) => {
  await logInAs(page, "senior_agent");
  const { reference } = await longConversation(page);
  const address = `/agent-dashboard?tab=quotes&request=${reference}`;
  await open(page, address);
  const request = page.getByRole("region", { name: reference });
  await request.getByRole("button", { name: "Write an answer" }).click();
  const text = request.getByRole("textbox", { name: "Message" });
  await text.fill("Dear Vera, half a sentence");
  await expect(request.getByText("Draft saved")).toBeVisible();

  const phone = await browser.newContext({ baseURL, storageState: await page.context().storageState() });
  const other = await phone.newPage();
  await other.setViewportSize({ width: 390, height: 844 });
  await open(other, address);
  const there = other.getByRole("region", { name: reference });
  await there.getByRole("button", { name: "Draft: Dear Vera, half a sentence" }).click();
  const typed = there.getByRole("textbox", { name: "Message" });
  await expect(typed).toHaveValue("Dear Vera, half a sentence");
  await typed.fill("Dear Vera, a whole sentence.");
  await expect(there.getByText("Draft saved")).toBeVisible();

  // The first browser has not seen it, whatever else has changed meanwhile, and types on: the newest wins, and the other
  // text is offered.
  const fetched: string[] = [];
  page.on("request", (sent) => sent.method() === "GET" && fetched.push(new URL(sent.url()).pathname));
  await askForQuote(page);
  await expect.poll(() => fetched).toContain("/api/quote-requests");
  await text.fill("Dear Vera, half a sentence more");
  await expect(request.getByText("You wrote this on another device")).toBeVisible();
  expect(fetched.filter((path) => path.endsWith("/answer-draft"))).toEqual([]);
  await request.getByRole("button", { name: "Add it below" }).click();
  await expect(text).toHaveValue("Dear Vera, half a sentence more\n\nDear Vera, a whole sentence.");
  await expect(request.getByText("Draft saved")).toBeVisible();
  await request.getByRole("button", { name: "Discard" }).click();
  await expect(request.getByRole("button", { name: "Write an answer" })).toBeVisible();
  await other.reload();
  await expect(there.getByRole("button", { name: "Write an answer" })).toBeVisible();
  await phone.close();
});

test("a call asks for its outcome on return, and takes a request that nobody has", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logInAs(page, "senior_agent");
  const person = { name: `Cal ${unique("Call")}`, email: "cal@example.com", phone: "(713) 555-0178", zipCode: "77008" };
  const sent = await page.request.post("/api/quote-requests", {
    data: { insuranceType: "auto", ...person, ...AGREED },
  });
  const { reference } = await answerOf<"POST /api/quote-requests">(sent);
  await open(page, `/agent-dashboard?tab=quotes&request=${reference}`);
  const request = page.getByRole("region", { name: reference });
  await expect(request.locator("a:is([href^='sms:'], [href^='mailto:'])")).toHaveCount(0);
  // The dialing itself is the device's; the press is the page's.
  await page.evaluate(() => addEventListener("click", (event) => event.preventDefault()));
  await request.getByRole("link", { name: "Call" }).click();
  await expect(request.getByText(/^Owner: /)).toBeVisible();
  const asked = request.getByRole("group", { name: "How did the call go?" });
  await asked.getByRole("textbox", { name: "Note on the call" }).fill("Rang for a minute");
  await asked.getByRole("button", { name: "No answer" }).click();
  await expect(asked).toHaveCount(0);
  await expect(request.getByRole("list", { name: "Messages of the conversation" })).toContainText("No answer");
  await expect(request.getByRole("list", { name: "Messages of the conversation" })).toContainText("Rang for a minute");
});
