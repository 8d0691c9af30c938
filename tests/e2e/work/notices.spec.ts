import type { CDPSession, Page } from "@playwright/test";
import { LANGUAGE_KEY } from "../../../domain/platform/language.ts";
import { logInAs, makeAgent, secondPerson, unique } from "../accounts.ts";
import { answerOf } from "../answer-of.ts";
import { expect, expectAccessible, open, test } from "../fixtures.ts";

/** Waits until the service worker of the page is active and returns its registration id, as the debugger names it. */
async function startWorker(page: Page, cdp: CDPSession): Promise<string> {
  const started = new Promise<string>((resolve) =>
    cdp.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
      const active = versions.find(
        ({ status, scriptURL }) => status === "activated" && scriptURL.includes("push-worker"),
      );
      if (active) resolve(active.registrationId);
    }),
  );
  await cdp.send("ServiceWorker.enable");
  await page.evaluate(async () => {
    await navigator.serviceWorker.register("/push-worker.js");
    await navigator.serviceWorker.ready;
  });
  return started;
}

test("on a phone and in Spanish the bell rings at once, its list is read, its ways are chosen, and a push is shown", async ({
  page,
  browser,
  baseURL,
}) => {
  await logInAs(page, "admin");
  const account = await makeAgent(page);
  const name = unique("Nora Noticia");
  const data = { insuranceType: "auto", name, zipCode: "77008", email: "nora@example.com", phone: "2815550144" };
  const { reference } = await answerOf<"POST /api/quote-requests">(page.request.post("/api/quote-requests", { data }));

  const phone = await secondPerson(browser, baseURL, account);
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.context().addCookies([{ name: LANGUAGE_KEY, value: "es", url: baseURL ?? "" }]);
  await phone.addInitScript((key) => localStorage.setItem(key, "es"), LANGUAGE_KEY);
  await open(phone, "/tasks");
  await expect(phone.getByRole("button", { name: "Avisos", exact: true })).toBeInViewport();

  const found = await answerOf<"GET /api/quote-requests/:id">(page.request.get(`/api/quote-requests/${reference}`));
  const order = { version: found.work.version, change: { do: "assign", ownerId: account.id } };
  const assigned = await page.request.post(`/api/quote-requests/${reference}/work`, { data: order });
  expect(assigned.status()).toBe(200);

  const bell = phone.getByRole("button", { name: "Avisos, 1 sin leer" });
  await expect(bell).toBeInViewport();
  await bell.click();
  const list = phone.getByRole("dialog", { name: "Sus avisos" });
  const notice = list.getByRole("link", { name: new RegExp(reference) });
  await expect(notice).toBeInViewport();
  await expect(notice).toContainText(name);
  await expect(notice).toContainText("Se le asignó por");
  await expectAccessible(phone);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await notice.click();
  await expect(phone.getByRole("region", { name: new RegExp(reference) })).toBeVisible();
  await expect(phone.getByRole("button", { name: "Avisos", exact: true })).toBeVisible();

  await phone.getByRole("button", { name: "Avisos", exact: true }).click();
  await list.getByRole("link", { name: "Elegir sus avisos" }).click();
  const replied = phone.getByRole("group", { name: "Un cliente mío escribe" });
  await replied.getByRole("checkbox", { name: "Correo" }).uncheck();
  await phone.getByRole("radio", { name: "En mi propio horario" }).check();
  await phone.getByRole("checkbox", { name: "sábado" }).check();
  await expectAccessible(phone);
  await phone.getByRole("button", { name: "Guardar avisos" }).click();
  await expect(phone.getByText("Se guardó de qué se le avisa", { exact: true })).toBeVisible();
  await phone.reload();
  await expect(replied.getByRole("checkbox", { name: "Correo" })).not.toBeChecked();
  await expect(phone.getByRole("checkbox", { name: "sábado" })).toBeChecked();

  const cdp = await phone.context().newCDPSession(phone);
  const registrationId = await startWorker(phone, cdp);
  const [worker] = phone.context().serviceWorkers();
  if (!worker) throw new Error("there is no service worker");
  // The browser of the tests has no place for notifications, so the worker's own call is what can be seen.
  await worker.evaluate(() => {
    const shown: unknown[] = [];
    Object.assign(globalThis, { shown });
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) =>
      void shown.push({ title, ...options });
  });
  const { origin } = new URL(phone.url());
  const push = { title: "Se le asignó", body: reference, url: "/tasks", tag: "notice-1", lang: "es" };
  await cdp.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data: JSON.stringify(push) });
  const { url, ...said } = push;
  await expect
    .poll(() => worker.evaluate(() => Reflect.get(globalThis, "shown")))
    .toEqual([expect.objectContaining({ ...said, data: { url } })]);
  await phone.context().close();
});
