import type { Page } from "@playwright/test";
import { expect, expectAccessible, hydrated, takeTime, test } from "../fixtures.ts";
import { expectClearOfToast, expectFocusIn, expectInView, linesOf, SIZES } from "../in-view.ts";
import { answerOf } from "../answer-of.ts";

/** Tests of what the visitor sees right after a form was sent. */

const QUOTES = "**/api/quote-requests?*";
const COMPLETIONS = "**/api/quote-requests/complete?*";
const CONTACTS = "**/api/contact-requests?*";
const WORDS = {
  en: {
    path: "",
    name: "Full Name",
    email: "Email Address",
    phone: "Phone Number",
    zip: "ZIP Code",
    quote: "Get My Free Quote",
    sending: "Sending...",
    thanks: "Thank you",
    outcome: "The answer to your request",
    when: /(today|tomorrow|on \w+) by (noon|\d+:\d\d\s[AP]M), Central time/,
    calendar: "Put it in my calendar",
    receipt: "We have your request, Rosa",
    another: "Send another request",
    safe: "Your entries are safe",
    mailbox: "It was sent to our agents mailbox.",
    complete: "Complete my request",
    wayToAnswer: "Please give us a phone number or an email",
    reference: /Your reference number is Q-\w{5}\./,
    sent: "Thank you. We have your message.",
    message: "Send Message",
    elsewhere: "This ZIP code is outside Texas",
    cut: "Please enter a valid 5-digit ZIP code.",
    start: "Start Quote",
  },
  es: {
    path: "/es",
    name: "Nombre completo",
    email: "Correo electrónico",
    phone: "Teléfono",
    zip: "Código postal",
    quote: "Pedir mi cotización gratis",
    sending: "Enviando...",
    thanks: "Gracias",
    outcome: "La respuesta a su solicitud",
    when: /(hoy|mañana|el [a-záéíóú]+) antes de(l mediodía| las? \d+:\d\d\s[AP]M), hora central/,
    calendar: "Ponerlo en mi calendario",
    receipt: "Ya tenemos su solicitud, Rosa",
    another: "Enviar otra solicitud",
    safe: "Sus datos están a salvo",
    mailbox: "La enviamos al buzón de nuestros agentes.",
    complete: "Completar mi solicitud",
    wayToAnswer: "Déjenos un teléfono o un correo",
    reference: /Su número de referencia es Q-\w{5}\./,
    sent: "Gracias. Ya tenemos su mensaje.",
    message: "Enviar mensaje",
    elsewhere: "Este código postal es de fuera de Texas",
    cut: "Escriba un código postal de 5 dígitos.",
    start: "Empezar cotización",
  },
} as const;
type Words = (typeof WORDS)[keyof typeof WORDS];
/** A phone in the language with the longer words, a desktop in the other: each size and each language once. */
const VISITS = [
  ["phone", "es"],
  ["desk", "en"],
] as const;

/** Opens a page like a person who takes a moment before writing. */
async function visit(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await hydrated(page);
  await takeTime(page);
}

const outcomeOf = (page: Page, words: Words) => page.getByRole("group", { name: words.outcome });

async function fillIn(page: Page, words: Words): Promise<void> {
  await page.getByLabel(words.name).fill("Rosa Vela");
  await page.getByLabel(words.email).fill("rosa@example.com");
  await page.getByRole("textbox", { name: words.phone }).fill("713-555-0188");
}

const officeFields = (page: Page) => page.locator("form[aria-labelledby=contact-form-title]").getByRole("textbox");

async function writeToOffice(page: Page, lastName = "Vela"): Promise<void> {
  for (const [i, text] of ["Rosa", lastName, "rosa@example.com", "7135550188"].entries()) {
    await officeFields(page).nth(i).fill(text);
  }
}

test.describe("with script", () => {
  test.use({ allowFailedRequests: true });

  for (const [size, lang] of VISITS) {
    test(`a full quote, slowly answered, then refused: ${size}, ${lang}`, async ({ page }) => {
      const words = WORDS[lang];
      let letGo = () => {};
      const held = new Promise<void>((resolve) => (letGo = resolve));
      await page.route(QUOTES, (route) => held.then(() => route.continue()));
      await page.setViewportSize(SIZES[size]);
      await visit(page, `${words.path}/quote?type=home`);
      await fillIn(page, words);
      await page.getByRole("button", { name: words.quote }).click();
      await expect(page.getByRole("button", { name: words.sending })).toBeDisabled();
      letGo();

      const outcome = outcomeOf(page, words);
      const thanks = page.getByRole("heading", { name: words.thanks, exact: true });
      await expectInView(page, outcome);
      await expectInView(page, thanks);
      await expect(outcome).toBeFocused();
      await expectClearOfToast(page, outcome);
      await expect(outcome.getByText(words.reference)).toBeVisible();
      expect(await linesOf(outcome.locator("strong"))).toBe(1);
      await expect(outcome).toContainText(words.when);
      await expect(outcome.getByRole("link", { name: /^\(\d{3}\) \d{3}-\d{4}$/ })).toHaveAttribute("href", /^tel:/);
      const calendar = outcome.getByRole("link", { name: words.calendar });
      const file = await page.request.get((await calendar.getAttribute("href")) ?? "");
      expect(file.headers()["content-type"]).toContain("text/calendar");
      await expectAccessible(page);

      await page.clock.runFor(2_500);
      await expect(thanks).toBeHidden();
      await expectInView(page, outcome.getByRole("heading", { name: words.receipt, exact: true }));
      await expect(outcome).toBeFocused();
      const another = page.getByText(words.another);
      await expect(page.getByLabel(words.name)).toBeHidden();
      await expectAccessible(page);
      await another.click();
      await expect(page.getByLabel(words.name)).toHaveValue("");

      await page.unroute(QUOTES);
      await page.route(QUOTES, (route) => route.fulfill({ status: 502, body: "bad gateway" }));
      await fillIn(page, words);
      const button = page.getByRole("button", { name: words.quote });
      await button.click();
      const alert = page.getByRole("alert").filter({ hasText: words.safe });
      await expectInView(page, alert);
      await expect(button).toBeFocused();
      const [told, pressed] = [await alert.boundingBox(), await button.boundingBox()];
      expect((pressed?.y ?? 0) - (told?.y ?? 0) - (told?.height ?? 0)).toBeLessThan(40);
      await expect(alert.getByRole("link")).toHaveAttribute("href", /^tel:/);
      await expect(page.getByLabel(words.name)).toHaveValue("Rosa Vela");
      await expectAccessible(page);
    });
  }

  for (const [size, lang] of VISITS) {
    test(`a ZIP code alone, completed afterwards: ${size}, ${lang}`, async ({ page }) => {
      const words = WORDS[lang];
      await page.setViewportSize(SIZES[size]);
      await visit(page, `${words.path}/auto`);
      await page.getByLabel(words.zip).fill("77008");
      const asked = page.waitForResponse(QUOTES);
      await page.getByRole("button", { name: words.quote }).click();
      const { reference } = await answerOf<"POST /api/quote-requests">(asked);
      const outcome = outcomeOf(page, words);
      await expectInView(page, outcome);
      await expect(outcome).toBeFocused();
      await expect(outcome.getByText(words.mailbox)).toBeVisible();
      // A single message, which asks for the missing details.
      await expect(outcome.locator("> *")).toHaveCount(1);
      await expectAccessible(page);
      // The result card stays after the specified ten seconds.
      await page.clock.runFor(10_500);
      await expect(outcome.getByText(words.mailbox)).toBeHidden();
      await expect(outcome).toContainText(reference);

      const complete = outcome.getByRole("button", { name: words.complete });
      await outcome.getByLabel(words.name).fill("Rosa Vela");
      await complete.click();
      const phone = outcome.getByLabel(words.phone);
      await expect(phone).toHaveAccessibleDescription(words.wayToAnswer);
      await expect(phone).toBeFocused();
      await phone.fill("713-555-0188");
      await page.route(COMPLETIONS, (route) => route.abort());
      await complete.click();
      await expectInView(page, outcome.getByRole("alert").filter({ hasText: words.safe }));
      await page.unroute(COMPLETIONS);
      const completed = page.waitForResponse(COMPLETIONS);
      await complete.click();
      expect(await (await completed).json()).toMatchObject({ reference });
      await expect(complete).toBeHidden();
      await expect(outcome).toContainText(words.when);
      await expect(outcome.getByRole("heading", { name: words.receipt, exact: true })).toBeVisible();
      await expectInView(page, outcome.getByText(reference));
      await expectFocusIn(outcome);
      await expectAccessible(page);
    });

    test(`a message to the office, and one that fails: ${size}, ${lang}`, async ({ page }) => {
      const words = WORDS[lang];
      await page.setViewportSize(SIZES[size]);
      await page.route(CONTACTS, (route) => route.fulfill({ status: 201, json: { reference: "C-7K3F9" } }));
      await visit(page, `${words.path}/contact`);
      await writeToOffice(page);
      await page.getByRole("button", { name: words.message }).click();
      const outcome = outcomeOf(page, words);
      await expectInView(page, outcome);
      await expect(outcome).toBeFocused();
      await expect(outcome.getByText(words.sent)).toBeVisible();
      await page.clock.runFor(10_500);
      await expect(outcome.getByText(words.sent)).toBeHidden();
      await expect(outcome).toContainText("C-7K3F9");
      // Nobody is about to answer, so no time is promised.
      await expect(outcome).not.toContainText(words.when);
      await page.getByText(words.another).click();

      await page.unroute(CONTACTS);
      await page.route(CONTACTS, (route) => route.abort());
      await writeToOffice(page);
      await page.getByRole("button", { name: words.message }).click();
      await expectInView(page, page.getByRole("alert").filter({ hasText: words.safe }));
      await expect(page.getByRole("button", { name: words.message })).toBeFocused();
      await expect(officeFields(page).first()).toHaveValue("Rosa");
    });

    test(`a ZIP code of another state, and half a ZIP code: ${size}, ${lang}`, async ({ page }) => {
      const words = WORDS[lang];
      await page.setViewportSize(SIZES[size]);
      await visit(page, words.path || "/");
      const zip = page.locator("#start-zip");
      await zip.fill("1000");
      await page.getByRole("button", { name: words.start }).click();
      await expect(zip).toHaveAccessibleDescription(words.cut);
      await expect(zip).toBeFocused();
      await zip.fill("10001");
      await expect(zip).toHaveAccessibleDescription(new RegExp(`^${words.elsewhere}`));
      await expectInView(page, page.getByText(words.elsewhere));
      await expectAccessible(page);
      await page.getByRole("button", { name: words.start }).click();
      // The request can still be sent.
      await expect(page).toHaveURL(`${words.path}/quote?type=auto&zip=10001`);
      await expect(zip).toHaveCount(0);
      await expect(page.getByText(words.elsewhere)).toBeVisible();
      await page.getByLabel(words.zip).fill("77008");
      await expect(page.getByText(words.elsewhere)).toBeHidden();
    });
  }

  test("a request for access that fails", async ({ page }) => {
    await page.setViewportSize(SIZES.phone);
    await page.route("**/api/registration-requests?*", (route) => route.abort());
    await visit(page, "/auth?tab=request");
    await page.getByLabel("First Name").fill("Rosa");
    await page.getByLabel("Last Name").fill("Vela");
    await page.getByLabel("Email").fill("rosa@example.com");
    await page.getByLabel("Username").fill("rosa-vela");
    await page.getByRole("button", { name: "Send request" }).click();
    await expectInView(page, page.getByRole("alert").filter({ hasText: WORDS.en.safe }));
    await expect(page.getByLabel("First Name")).toHaveValue("Rosa");
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, allowFailedRequests: true });

  for (const [size, lang] of VISITS) {
    test(`every form comes back where its answer stands: ${size}, ${lang}`, async ({ page }) => {
      const words = WORDS[lang];
      await page.setViewportSize(SIZES[size]);
      const outcome = outcomeOf(page, words);
      const alert = page.getByRole("alert").filter({ hasText: words.safe });
      const stamp = `${size} ${lang} ${Date.now()}`;

      await page.goto(`${words.path}/quote?type=life`);
      await fillIn(page, words);
      await page.getByRole("textbox", { name: words.phone }).fill("12");
      await page.getByRole("button", { name: words.quote }).click();
      await expectInView(page, alert);
      await page.getByLabel(words.name).fill(stamp);
      await page.getByRole("textbox", { name: words.phone }).fill("713-555-0188");
      await page.getByRole("button", { name: words.quote }).click();
      await expectInView(page, outcome);
      await expect(outcome.getByText(words.reference)).toBeVisible();
      await expect(outcome).toContainText(words.when);

      // The form is folded without scripts, too.
      await expect(page.getByLabel(words.name)).toBeHidden();
      await page.getByText(words.another).click();
      await expect(page.getByLabel(words.name)).toHaveValue("");

      await page.goto(`${words.path}/quote-box?type=home`);
      await page
        .locator("#zip-only")
        .getByLabel(words.zip)
        .fill(`77${String(Date.now()).slice(-3)}`);
      await page.getByRole("button", { name: words.quote }).click();
      await expectInView(page, outcome);
      await expect(outcome.getByText(words.mailbox)).toBeVisible();
      const reference = (await outcome.locator("strong").textContent()) ?? "";
      await outcome.getByLabel(words.name).fill(stamp);
      await outcome.getByRole("button", { name: words.complete }).click();
      await expect(outcome.getByLabel(words.phone)).toHaveAccessibleDescription(words.wayToAnswer);
      await expect(outcome.getByLabel(words.name)).toHaveValue(stamp);
      await expectInView(page, alert);
      await outcome.getByLabel(words.phone).fill("713-555-0188");
      await outcome.getByRole("button", { name: words.complete }).click();
      await expectInView(page, outcome.getByText(reference));
      await expect(outcome).toContainText(words.when);
      await expect(outcome.getByRole("button", { name: words.complete })).toHaveCount(0);

      await page.goto(`${words.path}/contact`);
      const send = page.getByRole("button", { name: words.message });
      await send.click();
      await expectInView(page, alert);
      await writeToOffice(page, stamp);
      await send.click();
      await expectInView(page, outcome);
      await expect(outcome.getByText(words.sent)).toBeVisible();
    });
  }
});
