import type { Page } from "@playwright/test";
import { logInAs } from "../accounts.ts";
import { answerOf } from "../answer-of.ts";
import { expect, expectAccessible, hydrated, open, test } from "../fixtures.ts";

/** Sends a message to the office, and returns the address of its private page. */
async function write(page: Page): Promise<string> {
  const person = { firstName: "Rosa", lastName: "Vela", email: "rosa.page@example.com", phone: "7135550178" };
  const sent = page.request.post("/api/contact-requests", { data: { ...person, inquiryType: "question" } });
  return (await answerOf<"POST /api/contact-requests">(sent)).link ?? "";
}

test.describe("a customer with the link to their request", () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test("goes there from the receipt, adds words, withdraws the consent and asks for a copy of the data", async ({
    page,
  }) => {
    await open(page, "/es/contact");
    await page.getByLabel("Nombre").fill("Rosa");
    await page.getByLabel("Apellido").fill("Vela");
    await page.getByRole("textbox", { name: "Correo electrónico", exact: true }).fill("rosa.enlace@example.com");
    await page.getByRole("textbox", { name: "Teléfono", exact: true }).fill("(713) 555-0177");
    await page.getByRole("checkbox", { name: /Acepto que/ }).check();
    await page.getByRole("button", { name: "Enviar mensaje" }).click();
    await page.getByRole("link", { name: "Ver en qué va mi solicitud" }).click();

    await expect(page.getByRole("heading", { level: 1, name: "Su solicitud" })).toBeVisible();
    await expect(page).toHaveURL(/\/es\/r\/[\w-]{43}$/);
    await expect(page.getByText("Tenemos su mensaje. Un agente lo lee.")).toBeVisible();
    // Loaded anew, as from a mail.
    await page.reload();
    await hydrated(page);
    await expectAccessible(page);

    await page.getByLabel("¿Qué más debemos saber?").fill("También tengo una casa.");
    await page.getByRole("button", { name: "Enviarlo a mi agente" }).click();
    const added = page.getByText("Gracias. Ya está con su solicitud y un agente lo lee.");
    await expect(added).toBeInViewport();

    await page.getByRole("button", { name: "Retirar mi consentimiento" }).click();
    await expect(page.getByText(/Vale desde este momento/)).toBeInViewport();

    await page.getByRole("radio", { name: "Una copia de mis datos" }).check();
    await page.getByRole("button", { name: "Pedirlo" }).click();
    await expect(page.getByText(/Un agente le llama o le escribe para asegurarse/)).toBeInViewport();
    await page.reload();
    await expect(page.getByText(/pidió una copia de sus datos\..*a más tardar/)).toBeVisible();
    await expect(page.getByText(/ni le llamamos ni le enviamos mensajes/)).toBeVisible();
  });
});

test.describe("a form of the private page", () => {
  test.use({ allowFailedRequests: true });

  test("that is lost with the connection stays with its words, and so does the page", async ({ page }) => {
    await open(page, await write(page));
    const words = page.getByLabel("What else should we know?");
    const send = page.getByRole("button", { name: "Send it to my agent" });
    await words.fill("I own a house, too.");
    const isForm = /\/r\/[\w-]+\.data/;
    await page.route(isForm, (route) => route.abort());
    await send.click();
    await expect(page.getByText(/^The connection was lost/)).toBeInViewport();
    await expect(words).toHaveValue("I own a house, too.");
    // Now the form arrives, and the page cannot be fetched after it.
    await page.unroute(isForm);
    await page.route(isForm, (route) => (route.request().method() === "GET" ? route.abort() : route.fallback()));
    await send.click();
    await expect(page.getByText("Thank you. It is with your request now")).toBeInViewport();
    await expect(page.getByRole("heading", { level: 1, name: "Your request" })).toBeVisible();
  });

  test("whose link has ended, or that is too long, stays with its words", async ({ page, browser, baseURL }) => {
    const link = await write(page);
    await open(page, link);
    const words = page.getByLabel("What else should we know?");
    const send = page.getByRole("button", { name: "Send it to my agent" });
    const long = "保".repeat(2_000);
    await words.fill(long);
    await send.click();
    await expect(page.getByText(/^This is too long/)).toBeInViewport();
    await expect(words).toHaveValue(long);
    const reference = (await page.getByText(/Your reference is/).textContent())?.match(/\bC-[\w-]+\w/)?.[0] ?? "";
    const desk = await browser.newContext({ baseURL: baseURL ?? "" });
    const agent = await desk.newPage();
    await logInAs(agent, "senior_agent");
    const data = { to: { email: "rosa.mended@example.com" }, from: {} };
    expect((await agent.request.patch(`/api/contact-requests/${reference}/details`, { data })).status()).toBe(200);
    await desk.close();
    await words.fill("The house is from 1999.");
    await send.click();
    await expect(page.getByText(/^The link to this page has ended/)).toBeInViewport();
    await expect(words).toHaveValue("The house is from 1999.");
  });

  test("that is refused, since the page has changed meanwhile, shows why and what can be done now", async ({
    page,
    browser,
    baseURL,
  }) => {
    const desk = await browser.newContext({ baseURL: baseURL ?? "" });
    const agent = await desk.newPage();
    await logInAs(agent, "agent");
    const profile = { isBookable: true, locations: null, languages: ["en", "es"] };
    expect((await agent.request.put("/api/user/booking-profile", { data: profile })).status()).toBe(200);
    await desk.close();
    const link = await write(page);
    await open(page, link);
    const talk = page.getByRole("region", { name: "A time to talk" });
    const times = talk.getByLabel("When?");
    await times.selectOption({ index: 3 });
    const at = await times.inputValue();
    const elsewhere = (form: Record<string, string>) =>
      page.request.post(link, { form, headers: { origin: baseURL ?? "" } });
    const booked = await elsewhere({ intent: "book-time", way: "visit", at, language: "en" });
    expect(booked.status()).toBe(200);

    await talk.getByRole("button", { name: "Book this time" }).click();
    await expect(talk.getByText("There is an appointment already.")).toBeInViewport();
    await expect(talk.getByText(/^We see you on/)).toBeVisible();
    // The page that a form without script gets says the same.
    const again = await elsewhere({ intent: "book-time", way: "visit", at, language: "en" });
    expect([again.status(), await again.text()]).toEqual([
      409,
      expect.stringContaining("There is an appointment already"),
    ]);

    await talk.getByText("Cancel the appointment").click();
    expect((await elsewhere({ intent: "cancel-time" })).status()).toBe(200);
    await talk.getByRole("button", { name: "Yes, cancel it" }).click();
    await expect(talk.getByText("This appointment is no longer there")).toBeInViewport();
    await expect(talk.getByRole("button", { name: "Book this time" })).toBeVisible();

    // Without an answer to the question how to talk, that question is marked.
    const unsaid = await elsewhere({ intent: "book-time", at, language: "en" });
    expect(await unsaid.text()).toMatch(/role="radiogroup"[^>]* aria-invalid="true"/);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a lost link is asked for, and the answer does not tell whether there is a request", async ({ page }) => {
    await page.goto("/r");
    await page.getByLabel("Email address").fill("nobody.here@example.com");
    await page.getByRole("button", { name: "Send me my links" }).click();
    await expect(page.getByText(/If we have a request with this address/)).toBeVisible();
  });
});
