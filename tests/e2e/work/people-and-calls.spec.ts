import { LANGUAGE_KEY } from "../../../domain/platform/language.ts";
import { logInAs, makeAgent, unique } from "../accounts.ts";
import { answerOf } from "../answer-of.ts";
import { expect, expectAccessible, open, test } from "../fixtures.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("on a phone in Spanish, an admin logs a call by its number, and hands over and takes back what a colleague has", async ({
  page,
}) => {
  await page.addInitScript((key) => localStorage.setItem(key, "es"), LANGUAGE_KEY);
  await logInAs(page, "admin");
  const [leaver, taker] = [await makeAgent(page), await makeAgent(page)];
  const name = `Rosa ${unique("Vela")}`;
  // No exchange begins with 0 or 1.
  const phone = `28155${String(Date.now()).slice(-5)}`;
  const data = { insuranceType: "auto", name, email: `${unique("rosa")}@example.com`, phone, zipCode: "77573" };
  const asked = await page.request.post("/api/quote-requests", { data });
  const { reference } = await answerOf<"POST /api/quote-requests">(asked);
  const work = async () => {
    const viewed = await page.request.get(`/api/quote-requests/${reference}`);
    return (await answerOf<"GET /api/quote-requests/:id">(viewed)).work;
  };
  await expect.poll(async () => (await work()).customerId).not.toBeNull();
  const order = { version: (await work()).version, change: { do: "assign", ownerId: leaver.id } };
  expect((await page.request.post(`/api/quote-requests/${reference}/work`, { data: order })).status()).toBe(200);

  await open(page, "/agent-tools");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("anotar");
  await page.getByRole("option", { name: "Anotar una llamada" }).click();
  const dialog = page.getByRole("dialog", { name: "Anotar una llamada" });
  await dialog.getByLabel("Número de teléfono").fill(`(${phone.slice(0, 3)}) ${phone.slice(3, 6)}-${phone.slice(6)}`);
  const subjects = dialog.getByRole("radiogroup", { name: /Con quién/ });
  await expect(subjects.getByRole("radio", { name: new RegExp(reference) })).toBeChecked();
  await dialog.getByRole("radio", { name: "Recibida" }).check();
  await dialog.getByLabel("Duración en minutos").fill("7");
  await dialog.getByLabel("Nota").fill("Quiere saber del granizo.");
  await expectAccessible(page);
  expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await dialog.getByRole("button", { name: "Anotar llamada" }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole("list", { name: "Lista de llamadas" }).getByRole("listitem").filter({ hasText: name });
  await expect(row).toContainText("Recibida");
  await expect(row).toContainText("7 minutos");
  await expect(row.getByRole("link", { name: reference })).toBeVisible();
  await expectAccessible(page);

  await open(page, "/admin-tools?tab=agent-management");
  await page.getByRole("searchbox").fill(leaver.lastName);
  await page.getByRole("button", { name: `Eliminar a Casey ${leaver.lastName}` }).click();
  const closing = page.getByRole("alertdialog");
  await closing.getByLabel("Solicitudes abiertas: 1").selectOption(`Casey ${taker.lastName}`);
  await expect(closing.getByLabel("Clientes: 1")).toHaveValue("");
  await expectAccessible(page);
  expect(await closing.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await closing.getByRole("button", { name: "Eliminar" }).click();
  const notice = page.getByRole("status").filter({ hasText: "la cuenta está cerrada" });
  await expect(notice).toBeFocused();
  await expect(notice).toBeInViewport();
  expect((await work()).owner?.id).toBe(taker.id);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Deshacer" }).click();
  await expect(notice).toBeHidden();
  await expect(page.getByRole("button", { name: `Eliminar a Casey ${leaver.lastName}` })).toBeVisible();
  expect((await work()).owner?.id).toBe(leaver.id);
});
