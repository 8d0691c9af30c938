import type { Page } from "@playwright/test";
import { LANGUAGE_KEY } from "../../../domain/platform/language.ts";
import { AGREED } from "../../support/agreed.ts";
import { logInAs, unique } from "../accounts.ts";
import { answerOf } from "../answer-of.ts";
import { expect, expectAccessible, open, test } from "../fixtures.ts";

/** Sends a quote request and chooses a premium for it. */
async function quoted(page: Page): Promise<{ reference: string; name: string }> {
  const name = `Alma ${unique("Rey")}`;
  const person = { name, email: `${unique("alma")}@example.com`, phone: "(281) 555-0143", zipCode: "77573", ...AGREED };
  const sent = await page.request.post("/api/quote-requests", { data: { insuranceType: "auto", ...person } });
  const { reference } = await answerOf<"POST /api/quote-requests">(sent);
  const data = { carrier: "Germania", cents: 61_250, months: 6 };
  const added = await page.request.post(`/api/quote-requests/${reference}/premiums`, { data });
  const { premiums } = await answerOf<"POST /api/quote-requests/:id/premiums">(added);
  await page.request.post(`/api/premiums/${premiums[0]?.id}/choose`);
  return { reference, name };
}

/** Marks the open request as won, by its menu. */
async function win(page: Page, reference: string): Promise<void> {
  await open(page, `/agent-dashboard?request=${reference}`);
  await page.getByRole("button", { name: "Etapa", exact: true }).click();
  await page.getByRole("menuitemradio", { name: "Ganada" }).click();
}

test("in Spanish on a phone, a win becomes a policy or says why not, and the policy is renewed", async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.context().addCookies([{ name: LANGUAGE_KEY, value: "es", url: baseURL ?? "" }]);
  await page.addInitScript((key) => localStorage.setItem(key, "es"), LANGUAGE_KEY);
  await logInAs(page, "senior_agent");

  // The chosen premium fills the policy in; the expiry follows from the date and the term.
  const first = await quoted(page);
  await win(page, first.reference);
  const dialog = page.getByRole("dialog", { name: "¿Qué póliza resultó?" });
  await expect(dialog.getByLabel("Aseguradora")).toHaveValue("Germania");
  await expect(dialog.getByLabel("Aseguradora")).toBeFocused();
  await expect(dialog.getByLabel("Prima en dólares")).toHaveValue("612.50");
  await expect(dialog.getByLabel("A cargo de")).not.toHaveValue("");
  await dialog.getByLabel("Fecha de inicio").fill("2026-08-31");
  await expect(dialog.getByLabel("Fecha de vencimiento")).toHaveValue("2027-02-28");
  await dialog.getByLabel("Período").selectOption("12");
  await expect(dialog.getByLabel("Fecha de vencimiento")).toHaveValue("2027-08-31");
  const soon = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel("Fecha de vencimiento").fill(soon);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Registrar póliza" }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole("button", { name: "Detalles" }).click();
  await expect(page.getByText("Germania · aún sin número")).toBeVisible();

  // Closed without an answer, a win is listed until there is one.
  const second = await quoted(page);
  await win(page, second.reference);
  await dialog.getByRole("button", { name: "Cancelar" }).click();
  await open(page, "/customers?tab=wins");
  const wins = page.getByRole("list", { name: "Ventas ganadas sin póliza" }).getByRole("listitem");
  await expect(wins.filter({ hasText: first.reference })).toHaveCount(0);
  await expectAccessible(page);
  await wins.filter({ hasText: second.reference }).getByRole("button").click();
  await dialog.getByRole("button", { name: "No resultó ninguna póliza" }).click();
  const why = page.getByRole("dialog", { name: "¿Por qué no hay póliza?" });
  await why.getByLabel("Motivo").selectOption("declined");
  await why.getByRole("button", { name: "Guardar motivo" }).click();
  await expect(wins.filter({ hasText: second.reference })).toHaveCount(0);

  // The renewals: one's own, by keys, and the next term.
  await page.getByRole("tab", { name: "Renovaciones" }).click();
  await page.getByLabel("A cargo de").selectOption("me");
  const row = page.getByRole("list", { name: "Renovaciones" }).getByRole("listitem").filter({ hasText: first.name });
  await expect(row).toBeVisible();
  await page.getByRole("tab", { name: "Renovaciones" }).focus();
  await page.keyboard.press("j");
  await expect(row.getByRole("link", { name: first.name })).toBeFocused();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  await row.getByRole("button", { name: /^Renovar: / }).click();
  const next = page.getByRole("dialog", { name: "Registrar el siguiente período" });
  await expect(next.getByLabel("Fecha de inicio")).toHaveValue(soon);
  await next.getByRole("button", { name: "Guardar póliza" }).click();
  await expect(row).toHaveCount(0);
});
