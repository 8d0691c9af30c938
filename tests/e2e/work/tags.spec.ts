import { LANGUAGE_KEY } from "../../../domain/platform/language.ts";
import { logInAs, unique } from "../accounts.ts";
import { answerOf } from "../answer-of.ts";
import { expect, expectAccessible, open, test } from "../fixtures.ts";

test("on a phone and in Spanish an admin adds a tag, puts it on a request, takes it back and finds it by the tag", async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.context().addCookies([{ name: LANGUAGE_KEY, value: "es", url: baseURL ?? "" }]);
  await page.addInitScript((key) => localStorage.setItem(key, "es"), LANGUAGE_KEY);
  await logInAs(page, "admin");
  const name = unique("Lancha").slice(0, 30);
  await open(page, "/admin-tags");
  await page.getByRole("button", { name: "Agregar una etiqueta" }).click();
  const form = page.getByRole("dialog", { name: "Agregar una etiqueta" });
  await form.getByLabel("Nombre en inglés").fill(name.replace("Lancha", "Boat"));
  await form.getByLabel("Nombre en español").fill(name);
  await form.getByLabel("Color de la etiqueta").selectOption("gold");
  await form.getByRole("button", { name: "Guardar etiqueta" }).click();
  const row = page.getByRole("listitem").filter({ hasText: name });
  await expect(row).toContainText("Solicitudes: 0");
  await expectAccessible(page);

  const data = {
    insuranceType: "auto",
    name: `Tag ${name}`,
    zipCode: "77008",
    email: "tag@example.com",
    phone: "2815550146",
  };
  const { reference } = await answerOf<"POST /api/quote-requests">(page.request.post("/api/quote-requests", { data }));
  await open(page, `/agent-dashboard?request=${reference}`);
  const request = page.getByRole("region", { name: new RegExp(reference) });
  const menu = request.getByRole("button", { name: "Etiquetas", exact: true });
  await menu.click();
  await page.getByRole("menuitemcheckbox", { name }).click();
  const told = page.getByRole("status").filter({ hasText: `agregó las etiquetas “${name}”` });
  await expect(told).toBeInViewport();
  await told.getByRole("button", { name: "Deshacer" }).click();
  await menu.click();
  const item = page.getByRole("menuitemcheckbox", { name });
  await expect(item).toHaveAttribute("aria-checked", "false");
  await item.click();
  await expect(request.getByText(name, { exact: true }).first()).toBeVisible();
  await expectAccessible(page);

  const tags = await answerOf<"GET /api/tags">(page.request.get("/api/tags"));
  await open(page, `/agent-dashboard?tag=${tags.find((tag) => tag.name.es === name)?.id}`);
  await expect(page.getByRole("button", { name: new RegExp(`Etiqueta: ${name}`) })).toBeVisible();
  const list = page.getByRole("listitem").filter({ hasText: reference });
  await expect(list).toContainText(name);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
});

test.describe("a tag that another admin changed meanwhile", () => {
  test.use({ allowFailedRequests: true });

  test("keeps what was typed, and can be saved over theirs", async ({ page }) => {
    await logInAs(page, "admin");
    const name = unique("Boat").slice(0, 30);
    const data = { nameEn: name, nameEs: name, color: "gray" };
    const { id } = await answerOf<"POST /api/tags">(page.request.post("/api/tags", { data }));
    const stored = async () =>
      (await answerOf<"GET /api/tags">(page.request.get("/api/tags"))).find((tag) => tag.id === id);
    await open(page, "/admin-tags");
    await page.getByRole("button", { name: `Edit ${name}` }).click();
    const form = page.getByRole("dialog", { name: "Edit tag" });
    await form.getByLabel("Color").selectOption("gold");
    const theirs = { ...data, color: "blue", isRetired: true, version: (await stored())?.version };
    expect((await page.request.put(`/api/tags/${id}`, { data: theirs })).status()).toBe(200);
    await form.getByRole("button", { name: "Save tag" }).click();
    const notice = form.getByRole("alert").filter({ hasText: "Someone else saved this while you were writing" });
    await expect(notice).toBeFocused();
    await expect(form.getByLabel("Color")).toHaveValue("gold");
    await expectAccessible(page);
    await notice.getByRole("button", { name: "Save mine" }).click();
    await expect(form).toBeHidden();
    // What the form does not show stays as the other admin left it.
    expect(await stored()).toMatchObject({ color: "gold", isRetired: true });
    expect((await page.request.delete(`/api/tags/${id}`)).ok()).toBe(true);
  });
});
