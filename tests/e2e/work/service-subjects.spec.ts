import type { Locator, Page } from "@playwright/test";
import { SERVICE_SUBJECTS, type ServiceSubject } from "../../../domain/work/service-options.ts";
import { LANGUAGES, type Language } from "../../../domain/platform/language.ts";
import { pathIn } from "../../../domain/platform/paths.ts";
import { ADMIN, expect, open, test } from "../fixtures.ts";

const WORDS = {
  en: { send: "Send to our office", done: "It is done. Is something missing? Tell us below." },
  es: { send: "Enviar a nuestra oficina", done: "Está hecho. ¿Falta algo? Díganoslo abajo." },
};

/** The value of a required field, by its name and type. */
const VALUES: Record<string, string> = {
  firstName: "Rosa",
  lastName: "Vela",
  phone: "(713) 555-0199",
  email: "rosa@example.com",
};

async function fillIn(field: Locator): Promise<void> {
  const [tag, type, name] = await field.evaluate((element) => [
    element.tagName,
    element.getAttribute("type") ?? "",
    element.getAttribute("name") ?? "",
  ]);
  if (tag === "SELECT") return void (await field.selectOption({ index: 1 }));
  if (type === "radio") return field.check();
  await field.fill(type === "date" ? "2026-11-02" : (VALUES[name ?? ""] ?? "77008 Main"));
}

/** Fills in what the form of a subject requires and sends it; returns its reference and the path of its page. */
async function send(page: Page, subject: ServiceSubject, language: Language) {
  await open(page, pathIn(language, `/service/${subject}`));
  const form = page.locator("main form").filter({ has: page.getByRole("button", { name: WORDS[language].send }) });
  for (const field of await form.locator(":required, [aria-required=true]").all()) await fillIn(field);
  if (subject === "service-other") await form.locator("textarea").last().fill("Please call me.");
  const answer = page.waitForResponse("**/api/service-requests*");
  await form.getByRole("button", { name: WORDS[language].send }).click();
  const sent: { reference: string; link: string } = await (await answer).json();
  expect(sent.reference).toMatch(/^S-\w{5}$/);
  return sent;
}

/**
 * The languages of a subject: each has one of the two, in turn, which is enough to find a form that does not work.
 * `EVERY_LANGUAGE=1` sends each in both.
 */
const languagesOf = (at: number) =>
  process.env["EVERY_LANGUAGE"] ? LANGUAGES : LANGUAGES.slice(at % LANGUAGES.length).slice(0, 1);

test.describe("each service", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("goes from a phone to the desk and back", async ({ page, browser, baseURL }) => {
    const desk = await browser.newContext({ baseURL: baseURL ?? "" });
    expect((await desk.request.post("/api/login", { data: ADMIN })).status()).toBe(200);
    for (const [at, subject] of SERVICE_SUBJECTS.entries()) {
      for (const language of languagesOf(at)) {
        const { reference, link } = await send(page, subject, language);
        const url = `/api/service-requests/${reference}`;
        const opened = await (await desk.request.get(url)).json();
        expect(opened).toMatchObject({ subject, language });
        const { version } = opened.work;
        const order = { version, change: { do: "stage", stage: "done" } };
        expect((await desk.request.post(`${url}/work`, { data: order })).status()).toBe(200);
        await page.goto(pathIn(language, link));
        await expect(page.getByText(WORDS[language].done)).toBeVisible();
      }
    }
    await desk.close();
  });
});
