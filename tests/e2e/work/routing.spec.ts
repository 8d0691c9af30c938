import { LANGUAGE_KEY } from "../../../domain/platform/language.ts";
import { logInAs, makeAgent, unique } from "../accounts.ts";
import { answerOf } from "../answer-of.ts";
import { expect, expectAccessible, open, test } from "../fixtures.ts";

test("an admin writes, sorts, switches off and deletes rules, and enters who is away", async ({ page }) => {
  await logInAs(page, "admin");
  const agent = await makeAgent(page);
  const colleague = `${agent.firstName} ${agent.lastName}`;
  await open(page, "/admin-tools");
  await page.getByRole("link", { name: "Routing" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Routing" })).toBeVisible();

  // A campaign that no other test's requests come from.
  const campaign = unique("radio");
  const [first, second] = [unique("Radio"), unique("Evening")] as const;
  const dialog = page.getByRole("dialog");
  const rules = page.getByRole("list", { name: "Rules" });
  const own = rules.getByRole("listitem").filter({ hasText: campaign });

  await page.getByRole("button", { name: "Add a rule" }).click();
  await dialog.getByRole("button", { name: "Save rule" }).click();
  await expect(dialog.getByLabel("Name")).toBeFocused();
  await expect(dialog.getByText("Please pick at least one person")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Name").fill(first);
  await dialog.getByRole("checkbox", { name: "Spanish" }).check();
  await dialog.getByLabel("Source").fill(campaign);
  await dialog.getByRole("checkbox", { name: colleague }).check();
  await dialog.getByRole("button", { name: "Save rule" }).click();
  await expect(dialog).toBeHidden();
  await expect(own).toContainText([`${first}Spanish · ${campaign}In turn: ${colleague}`]);

  await page.getByRole("button", { name: "Add a rule" }).click();
  await dialog.getByLabel("Name").fill(second);
  await dialog.getByLabel("Source").fill(campaign);
  await dialog.getByLabel("Came in").selectOption("While the office is closed");
  await dialog.getByLabel("How one of them is picked").selectOption("One agent");
  await dialog.getByRole("checkbox", { name: colleague }).check();
  await dialog.getByRole("button", { name: "Save rule" }).click();
  await expect(own).toHaveCount(2);

  const up = page.getByRole("button", { name: `Move ${second} up` });
  await up.click();
  await expect(own.first()).toContainText(second);
  await expect(up).toBeFocused();
  await page.getByRole("button", { name: `Switch off ${second}` }).click();
  await expect(own.first()).toContainText("Switched off");
  await page.getByRole("button", { name: `Edit ${first}` }).click();
  await expect(dialog.getByRole("checkbox", { name: "Spanish" })).toBeChecked();
  await expect(dialog.getByRole("checkbox", { name: colleague })).toBeChecked();
  await dialog.getByRole("checkbox", { name: "Spanish" }).uncheck();
  await dialog.getByRole("button", { name: "Save rule" }).click();
  await expect(own.last()).not.toContainText("Spanish");

  await page.getByLabel("Who").selectOption(colleague);
  await page.getByLabel("First day away").fill("2030-12-27");
  await page.getByLabel("Last day away").fill("2030-12-24");
  await page.getByRole("button", { name: "Add days away" }).click();
  await expect(page.getByText("The last day must not be before the first")).toBeVisible();
  await page.getByLabel("First day away").fill("2030-12-20");
  await page.getByRole("button", { name: "Add days away" }).click();
  const away = page.getByRole("listitem").filter({ hasText: `${colleague}: December 20, 2030 to December 24, 2030` });
  await expect(away).toBeVisible();
  await expectAccessible(page);

  await page.addInitScript((key) => localStorage.setItem(key, "es"), LANGUAGE_KEY);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/admin-routing");
  await expect(page.getByRole("heading", { name: "Días de ausencia" })).toBeVisible();
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await sideways()).toBe(0);
  await page.getByRole("button", { name: `Editar ${first}` }).click();
  await expect(dialog.getByRole("heading", { name: "Editar la regla" })).toBeInViewport();
  expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await expectAccessible(page);
  await page.keyboard.press("Escape");

  for (const name of [first, second]) {
    await page.getByRole("button", { name: `Eliminar ${name}` }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Eliminar la regla" }).click();
    await expect(page.getByRole("heading", { name: "Reglas" })).toBeFocused();
  }
  await page.getByRole("button", { name: `Quitar los días de ausencia de ${colleague}` }).click();
  await expect(page.getByRole("listitem").filter({ hasText: colleague })).toHaveCount(0);
});

test.describe("a rule that another admin changed meanwhile", () => {
  test.use({ allowFailedRequests: true });

  test("keeps what was typed, and asks whose words count", async ({ page }) => {
    await logInAs(page, "admin");
    const { id: person } = await makeAgent(page);
    const [before, theirs, mine] = [unique("Before"), unique("Theirs"), unique("Mine")] as const;
    const data = { name: before, isActive: false, conditions: {}, target: { to: "group", userIds: [person] } };
    const { id } = await answerOf<"POST /api/routing-rules">(page.request.post("/api/routing-rules", { data }));
    const stored = async () => {
      const rules = await answerOf<"GET /api/routing-rules">(page.request.get("/api/routing-rules"));
      return rules.find((rule) => rule.id === id);
    };
    const colleagueSaves = async (name: string) => {
      const change = { ...data, name, version: (await stored())?.version };
      expect((await page.request.put(`/api/routing-rules/${id}`, { data: change })).status()).toBe(200);
    };

    await open(page, "/admin-routing");
    await page.getByRole("button", { name: `Edit ${before}` }).click();
    const dialog = page.getByRole("dialog", { name: "Edit rule" });
    await dialog.getByLabel("Name").fill(mine);
    await colleagueSaves(theirs);
    const save = dialog.getByRole("button", { name: "Save rule" });
    await save.click();
    const notice = dialog.getByRole("alert").filter({ hasText: "Someone else saved this while you were writing" });
    await expect(notice).toBeFocused();
    await expect(dialog.getByLabel("Name")).toHaveValue(mine);
    await expectAccessible(page);
    await notice.getByRole("button", { name: "Save mine" }).click();
    await expect(dialog).toBeHidden();
    expect((await stored())?.name).toBe(mine);

    await page.getByRole("button", { name: `Edit ${mine}` }).click();
    await dialog.getByLabel("Source").fill("radio");
    await colleagueSaves(theirs);
    await save.click();
    await notice.getByRole("button", { name: "Load theirs" }).click();
    await expect(notice).toBeHidden();
    await expect(dialog.getByLabel("Name")).toBeFocused();
    await expect(dialog.getByLabel("Name")).toHaveValue(theirs);
    await expect(dialog.getByLabel("Source")).toHaveValue("");
    await dialog.getByLabel("Name").fill(mine);
    await save.click();
    await expect(dialog).toBeHidden();
    expect((await stored())?.name).toBe(mine);
    expect((await page.request.delete(`/api/routing-rules/${id}`)).ok()).toBe(true);
  });
});
