import type { Page } from "@playwright/test";
import { expect, expectAccessible, loseScripts, open, test } from "../fixtures.ts";

const ENDPOINT = "**/api/contact-requests*";

async function fillIn(page: Page, message = "Please call me about my policy."): Promise<void> {
  await page.getByLabel("First Name").fill("Rosa");
  await page.getByLabel("Last Name").fill("Vela");
  await page.getByRole("textbox", { name: "Email", exact: true }).fill("rosa@example.com");
  await page.getByRole("textbox", { name: "Phone", exact: true }).fill("(713) 555-0199");
  await page.getByLabel("Inquiry Type").selectOption("policy");
  await page.getByLabel("Message", { exact: true }).fill(message);
}

const send = (page: Page) => page.getByRole("button", { name: "Send Message" });

test.describe("a visitor who writes to the office", () => {
  test("gets a toast and a reference, and after the thanks an empty form, folded", async ({ page }) => {
    await page.clock.install();
    await open(page, "/contact");
    await fillIn(page, `Message ${Date.now()}`);
    await send(page).click();
    await expect(page.getByText("Message Sent", { exact: true })).toBeVisible();
    await expect(page.getByText("We'll get back to you as soon as possible.", { exact: true })).toBeVisible();
    await expect(page.getByText(/Your reference number is C-\w{5}\./)).toBeVisible();
    await expect(page.getByRole("heading", { name: "We have your request, Rosa" })).toBeVisible();
    await page.clock.runFor(10_500);
    await page.getByText("Send another request").click();
    await expect(page.getByLabel("First Name")).toHaveValue("");
    await expect(page.getByLabel("Inquiry Type")).toHaveValue("");
    await expect(page.getByLabel("Message", { exact: true })).toHaveValue("");
  });

  test("about a claim is told at once, and again afterward, that the insurer is not, and where to report it", async ({
    page,
  }) => {
    await open(page, "/es/contact");
    const insurer = page.getByLabel("¿Cuál es su compañía de seguros?");
    await expect(insurer).toBeHidden();
    await page.getByLabel("Nombre").fill("Rosa");
    await page.getByLabel("Apellido").fill("Vela");
    await page.getByRole("textbox", { name: "Correo electrónico", exact: true }).fill("rosa@example.com");
    await page.getByRole("textbox", { name: "Teléfono", exact: true }).fill("(713) 555-0199");
    await page.getByLabel("Motivo").selectOption("claim");
    await expect(page.getByText("Reporte primero el reclamo a su compañía de seguros.")).toBeVisible();
    await insurer.selectOption("Progressive");
    await expect(page.getByRole("link", { name: /Progressive, se abre en otra pestaña/ })).toBeVisible();
    await expectAccessible(page);
    const sent = page.waitForRequest(ENDPOINT);
    await page.getByRole("button", { name: "Enviar mensaje" }).click();
    expect((await sent).postDataJSON()).not.toHaveProperty("insurer");
    const answer = page.getByRole("group", { name: "La respuesta a su solicitud" });
    await expect(answer.getByText("Su compañía de seguros todavía no sabe de este reclamo.")).toBeInViewport();
    await expect(answer.getByText(/C-\w{5}/)).toBeVisible();
    await answer.getByLabel("¿Cuál es su compañía de seguros?").selectOption("Progressive");
    await expect(answer.getByRole("link", { name: /Progressive, se abre en otra pestaña/ })).toBeVisible();
  });

  test("sends exactly what was typed, once, with an idempotency key, and sees the success banner for ten seconds", async ({
    page,
  }) => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.clock.install();
    await page.route(ENDPOINT, async (route) => {
      await held;
      await route.fulfill({ status: 201, json: { reference: "C-7K3F9" } });
    });
    await open(page, "/contact");
    await fillIn(page);
    // From here on time stands still unless the test advances it.
    await page.clock.pauseAt(Date.now() + 60_000);
    const sent = page.waitForRequest(ENDPOINT);
    await send(page).click();
    await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
    const request = await sent;
    expect(request.headers()["idempotency-key"]).toMatch(/^[\w-]{8,64}$/);
    expect(request.postDataJSON()).toMatchObject({
      firstName: "Rosa",
      lastName: "Vela",
      email: "rosa@example.com",
      phone: "(713) 555-0199",
      inquiryType: "policy",
      message: "Please call me about my policy.",
      consent: false,
      website: "",
      page: "/contact",
    });
    answer();
    const banner = page.getByText("Thank you. We have your message.");
    await expect(banner).toBeVisible();
    await page.clock.runFor(9_000);
    await expect(banner).toBeVisible();
    await expect(page.getByText("Send another request")).toHaveCount(0);
    await page.clock.runFor(2_000);
    await expect(banner).toBeHidden();
    await expect(page.getByText("Send another request")).toBeVisible();
    await expect(send(page)).toBeHidden();
    await expect(page.getByText("Your reference number is C-7K3F9.")).toBeVisible();
  });

  test("is shown each missing field at the field, in the words of the specification", async ({ page }) => {
    await open(page, "/contact");
    await send(page).click();
    for (const text of [
      "First name must be at least 2 characters",
      "Last name must be at least 2 characters",
      "Please enter a valid email address",
      "Please enter a valid phone number",
    ]) {
      await expect(page.getByText(text)).toBeVisible();
    }
    await expect(page.getByLabel("First Name")).toBeFocused();
    await expect(page.getByLabel("First Name")).toHaveAttribute("aria-invalid", "true");
    await expectAccessible(page);
  });

  test("keeps what was typed when the language is switched", async ({ page }) => {
    await open(page, "/contact");
    await fillIn(page);
    await page.getByRole("button", { name: "Change language" }).click();
    await page.getByRole("link", { name: "Español" }).click();
    await expect(page).toHaveURL(/\/es\/contact$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hable con nosotros");
    await expect(page.getByLabel("Nombre")).toHaveValue("Rosa");
    await expect(page.getByLabel("Mensaje", { exact: true })).toHaveValue("Please call me about my policy.");
  });

  test("in Spanish is answered in Spanish", async ({ page }) => {
    await open(page, "/es/contact");
    await page.getByRole("button", { name: "Enviar mensaje" }).click();
    await expect(page.getByText("El nombre debe tener al menos 2 caracteres")).toBeVisible();
    await page.getByLabel("Nombre").fill("José");
    await page.getByLabel("Apellido").fill("Peña");
    await page.getByLabel("Correo electrónico").fill(`jose-${Date.now()}@example.com`);
    await page.getByRole("textbox", { name: "Teléfono" }).fill("+52 81 8345 6789");
    await page.getByRole("button", { name: "Enviar mensaje" }).click();
    await expect(page.getByText("Mensaje enviado", { exact: true })).toBeVisible();
    await expect(page.getByText(/Su número de referencia es C-\w{5}\./)).toBeVisible();
  });
});

test.describe("when the message cannot be sent", () => {
  test.use({ allowFailedRequests: true });

  test("the visitor is told so twice, what was typed stays, and a second try carries the same key", async ({
    page,
  }) => {
    const keys: (string | undefined)[] = [];
    await page.route(ENDPOINT, async (route) => {
      keys.push(route.request().headers()["idempotency-key"]);
      if (keys.length === 1) await route.abort();
      else await route.fulfill({ status: 201, json: { reference: "C-7K3F9" } });
    });
    await open(page, "/contact");
    await fillIn(page);
    await send(page).click();
    await expect(page.getByText("Error", { exact: true })).toBeVisible();
    await expect(page.getByText("Failed to send message. Please try again.", { exact: true })).toHaveCount(2);
    const alert = page.getByRole("alert").filter({ hasText: "Error sending message" });
    await expect(alert).toBeVisible();
    await expect(page.getByLabel("First Name")).toHaveValue("Rosa");
    await expect(page.getByLabel("Message", { exact: true })).toHaveValue("Please call me about my policy.");
    await expectAccessible(page);
    await send(page).click();
    await expect(page.getByText("Your reference number is C-7K3F9.")).toBeVisible();
    await expect(page.getByText("Error sending message")).toBeHidden();
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });

  test("a field that only the server refuses is marked with the server's words", async ({ page }) => {
    const error = { error: "Please check the marked fields.", code: "invalid", fields: { phone: "Not this one" } };
    await page.route(ENDPOINT, (route) => route.fulfill({ status: 400, json: error }));
    await open(page, "/contact");
    await fillIn(page);
    await send(page).click();
    await expect(page.getByText("Not this one")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Phone", exact: true })).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByText("Please check the marked fields.")).toBeVisible();
  });

  test("our rules that cannot be loaded leave the check to the server", async ({ page }) => {
    await open(page, "/contact");
    await loseScripts(page);
    await fillIn(page, `No rules ${Date.now()}`);
    const phone = page.getByRole("textbox", { name: "Phone", exact: true });
    await phone.fill("12");
    await send(page).click();
    await expect(phone).toHaveAccessibleDescription("Please enter a valid phone number");
    await expect(phone).toBeFocused();
    await phone.fill("713-555-0197");
    await send(page).click();
    await expect(page.getByText(/Your reference number is C-\w{5}\./)).toBeVisible();
  });
});

test.describe("the contact page", () => {
  test("gives hours, address, phone, e-mail and three ways to reach us, and the outside map only when asked", async ({
    page,
    baseURL,
  }) => {
    const outside: string[] = [];
    await page.route(
      (url) => !url.href.startsWith(baseURL ?? ""),
      async (route) => {
        outside.push(route.request().url());
        await route.fulfill({ contentType: "text/html", body: "<p>map</p>" });
      },
    );
    await open(page, "/contact");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Get in Touch");
    const main = page.getByRole("main");
    await expect(main.getByRole("term").filter({ hasText: "Mon-Fri" })).toBeVisible();
    await expect(main.getByText("10:00 AM-7:00 PM")).toBeVisible();
    await expect(main.getByText("10:00 AM-5:00 PM")).toBeVisible();
    await expect(main.getByRole("definition").last()).toHaveText("closed");
    for (const name of ["Call Us", "Email Us", "Visit Us"]) {
      await expect(main.getByRole("heading", { name, exact: true })).toBeVisible();
    }
    await expect(main.getByRole("link", { name: /^\(\d{3}\) \d{3}-\d{4}$/ }).first()).toHaveAttribute(
      "href",
      /^tel:\d{11}$/,
    );
    await expect(main.locator('a[href^="mailto:"]').first()).toBeVisible();
    const show = page.getByRole("button", { name: "Show the interactive map" });
    await show.scrollIntoViewIfNeeded();
    await expect(page.locator("iframe")).toHaveCount(0);
    expect(outside).toEqual([]);
    await show.click();
    await expect(page.frameLocator('iframe[title="Map with our office"]').getByText("map")).toBeVisible();
    expect(outside).toHaveLength(1);
  });

  test("can be filled in and sent by keyboard alone", async ({ page }) => {
    await page.route(ENDPOINT, (route) => route.fulfill({ status: 201, json: { reference: "C-7K3F9" } }));
    await open(page, "/contact");
    await page.getByLabel("First Name").focus();
    for (const text of ["Rosa", "Vela", "rosa@example.com", "7135550199"]) {
      await page.keyboard.type(text);
      await page.keyboard.press("Tab");
    }
    await page.keyboard.type("A claim");
    await page.keyboard.press("Tab");
    await expect(page.getByLabel("Who is your insurer?")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Call 911" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.type("Hail on the roof.");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    // The checkbox label contains links to the terms and to the privacy page.
    for (const name of ["Terms", "Privacy Policy"]) {
      await page.keyboard.press("Tab");
      await expect(page.getByRole("main").getByRole("link", { name, exact: true })).toBeFocused();
    }
    await page.keyboard.press("Tab");
    const sent = page.waitForRequest(ENDPOINT);
    await page.keyboard.press("Enter");
    expect((await sent).postDataJSON()).toMatchObject({ inquiryType: "claim", consent: true, website: "" });
    await expect(page.getByText("Your reference number is C-7K3F9.")).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, allowFailedRequests: true });

  test("the contact form is sent, and a mistake comes back with what was typed", async ({ page }) => {
    await page.goto("/contact");
    await fillIn(page, `No script ${Date.now()}`);
    await page.getByRole("textbox", { name: "Phone", exact: true }).fill("12");
    await send(page).click();
    await expect(page.getByText("Please enter a valid phone number")).toBeVisible();
    await expect(page.getByText("Error sending message")).toBeVisible();
    await expect(page.getByLabel("First Name")).toHaveValue("Rosa");
    await expect(page.getByLabel("Inquiry Type")).toHaveValue("policy");
    await page.getByRole("textbox", { name: "Phone", exact: true }).fill("713-555-0197");
    await send(page).click();
    await expect(page.getByText(/Your reference number is C-\w{5}\./)).toBeVisible();
    await expect(page.getByLabel("First Name")).toBeHidden();
    await page.getByText("Send another request").click();
    await expect(page.getByLabel("First Name")).toHaveValue("");
  });
});
