import { LANGUAGE_KEY } from "../../../domain/platform/language.ts";
import { requestAddress } from "../../../domain/work/request-kinds.ts";
import { logInAs } from "../accounts.ts";
import { answerOf } from "../answer-of.ts";
import { expect, expectAccessible, open, test } from "../fixtures.ts";

test("on a phone and in Spanish a customer books a visit by the link, moves it and cancels it, and the desk sees it", async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.context().addCookies([{ name: LANGUAGE_KEY, value: "es", url: baseURL ?? "" }]);
  await page.addInitScript((key) => localStorage.setItem(key, "es"), LANGUAGE_KEY);
  await logInAs(page, "agent");
  const profile = { isBookable: true, locations: null, languages: ["en", "es"] };
  expect((await page.request.put("/api/user/booking-profile", { data: profile })).status()).toBe(200);
  const name = { firstName: "Rosa", lastName: `Vela ${Date.now()}` };
  const data = { ...name, inquiryType: "question", email: "rosa@example.com", phone: "7135550190" };
  const { reference, link = "" } = await answerOf<"POST /api/contact-requests">(
    page.request.post("/api/contact-requests?lang=es", { data }),
  );
  const take = { version: 0, change: { do: "take" } };
  expect((await page.request.post(`/api/contact-requests/${reference}/work`, { data: take })).status()).toBe(200);

  await open(page, `/es${link}`);
  const talk = page.getByRole("region", { name: "Una hora para hablar" });
  await talk.getByRole("radio", { name: "Voy a la oficina" }).check();
  await talk.getByLabel("¿Cuándo?").selectOption({ index: 3 });
  await expectAccessible(page);
  await talk.getByRole("button", { name: "Reservar esta hora" }).click();
  const done = talk.getByText("Su cita está hecha.");
  await expect(done).toBeInViewport();
  const ahead = talk.getByText(/Le esperamos el .* en 2417 Heights Boulevard/);
  const first = await ahead.textContent();
  const file = await page.request.get(
    (await talk.getByRole("link", { name: "Agregar a mi calendario" }).getAttribute("href")) ?? "",
  );
  expect(file.headers()["content-type"]).toContain("text/calendar");
  expect(await file.text()).toContain("BEGIN:VEVENT");

  await talk.getByText("Cambiarla a otra hora").click();
  await talk.getByLabel("¿Cuándo?").selectOption({ index: 5 });
  await talk.getByRole("button", { name: "Cambiar la cita" }).click();
  await expect(talk.getByText("Su cita tiene la hora nueva.")).toBeInViewport();
  await expect(ahead).not.toHaveText(first ?? "");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);

  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, requestAddress(reference));
  const request = page.getByRole("region", { name: new RegExp(reference) });
  await expect(request.getByText(/El cliente cambió la cita para una visita/).first()).toBeVisible();
  await request.getByRole("button", { name: "Cambiar la hora" }).click();
  const form = page.getByRole("dialog", { name: "Cambiar la hora de la cita" });
  await form.getByLabel("Cuándo").selectOption({ index: 7 });
  await expectAccessible(page);
  await form.getByRole("button", { name: "Cambiar la hora" }).click();
  await expect(form).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `/es${link}`);
  await talk.getByText("Cancelar la cita").click();
  await talk.getByRole("button", { name: "Sí, cancelarla" }).click();
  await expect(talk.getByText("Su cita está cancelada.")).toBeInViewport();
  await expect(talk.getByRole("button", { name: "Reservar esta hora" })).toBeVisible();
});
