import { LANGUAGE_KEY } from "../../../domain/platform/language.ts";
import { logInAs, unique } from "../accounts.ts";
import { answerOf } from "../answer-of.ts";
import { expect, expectAccessible, open, test } from "../fixtures.ts";

test("an admin writes a sequence in Spanish at 390 px, and tries it before it goes", async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.context().addCookies([{ name: LANGUAGE_KEY, value: "es", url: baseURL ?? "" }]);
  await page.addInitScript((key) => localStorage.setItem(key, "es"), LANGUAGE_KEY);
  await logInAs(page, "admin");
  const name = unique("Después");
  await open(page, "/admin-sequences");
  await page.getByRole("button", { name: "Nuevo seguimiento" }).click();
  const dialog = page.getByRole("dialog", { name: "Nuevo seguimiento" });
  await dialog.getByLabel("Nombre").fill(name);
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await expect(dialog.getByLabel("Plantilla")).toHaveAttribute("aria-invalid", "true");
  await dialog.getByLabel("Plantilla").selectOption({ label: "Primera respuesta" });
  await dialog.getByRole("button", { name: "Agregar un paso" }).click();
  await expect(dialog.getByRole("group", { name: "Paso 2" }).getByLabel("Día")).toHaveValue("5");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Día 5: Toca llamar")).toBeVisible();
  await page.getByRole("button", { name: `Simulacro de ${name}` }).click();
  await expect(page.getByRole("dialog", { name: `Simulacro: ${name}` })).toContainText("No se envía nada");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole("button", { name: `Eliminar ${name}` }).click();
  await page.getByRole("alertdialog").or(page.getByRole("dialog")).getByRole("button", { name: "Eliminar" }).click();
  await expect(page.getByText(name)).toHaveCount(0);
});

test.describe("a sequence that another admin changed meanwhile", () => {
  test.use({ allowFailedRequests: true });

  test("keeps what was typed, and asks whose words count", async ({ page }) => {
    await logInAs(page, "admin");
    const [before, theirs, mine] = [unique("Before"), unique("Theirs"), unique("Mine")] as const;
    const steps = [{ day: 2, do: "call", templateId: null }];
    const data = { name: before, stage: "quoted", tagId: null, isActive: false, steps };
    const { id } = await answerOf<"POST /api/sequences">(page.request.post("/api/sequences", { data }));
    const stored = async () => {
      const { sequences } = await answerOf<"GET /api/sequences">(page.request.get("/api/sequences"));
      return sequences.find((sequence) => sequence.id === id);
    };
    const colleagueSaves = async () => {
      const change = { ...data, name: theirs, version: (await stored())?.version };
      expect((await page.request.put(`/api/sequences/${id}`, { data: change })).status()).toBe(200);
    };
    await open(page, "/admin-sequences");
    await page.getByRole("button", { name: `Edit ${before}` }).click();
    const dialog = page.getByRole("dialog", { name: "Edit sequence" });
    await dialog.getByLabel("Name").fill(mine);
    await colleagueSaves();
    const save = dialog.getByRole("button", { name: "Save", exact: true });
    await save.click();
    const notice = dialog.getByRole("alert").filter({ hasText: "Someone else saved this while you were writing" });
    await expect(notice).toBeFocused();
    await expect(dialog.getByLabel("Name")).toHaveValue(mine);
    await expectAccessible(page);
    await notice.getByRole("button", { name: "Save mine" }).click();
    await expect(dialog).toBeHidden();
    expect((await stored())?.name).toBe(mine);

    await page.getByRole("button", { name: `Edit ${mine}` }).click();
    await dialog.getByLabel("Day").fill("9");
    await colleagueSaves();
    await save.click();
    await notice.getByRole("button", { name: "Load theirs" }).click();
    await expect(notice).toBeHidden();
    await expect(dialog.getByLabel("Name")).toBeFocused();
    await expect(dialog.getByLabel("Name")).toHaveValue(theirs);
    await expect(dialog.getByLabel("Day")).toHaveValue("2");
    await save.click();
    await expect(dialog).toBeHidden();
    expect((await page.request.delete(`/api/sequences/${id}`)).ok()).toBe(true);
  });
});
