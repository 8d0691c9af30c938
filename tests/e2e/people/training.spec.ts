import { readFile } from "node:fs/promises";
import { logInAs } from "../accounts.ts";
import { expect, expectAccessible, open, test } from "../fixtures.ts";

const TAB = "/agent-tools?tab=training";
const EVENT = "Portal tour for new agents";

test("An agent registers for an event, sees who is coming, takes the calendar file and cancels again", async ({
  page,
}) => {
  await logInAs(page, "agent");
  await open(page, TAB);
  await expect(page.getByRole("article")).toHaveCount(5);
  await expectAccessible(page);
  const event = page.getByRole("article", { name: EVENT });
  await event.getByRole("button", { name: `Register for ${EVENT}` }).click();
  const cancel = event.getByRole("button", { name: `Cancel registration for ${EVENT}` });
  await expect(cancel).toBeFocused();
  await event.getByText(/^Who is coming/).click();
  await expect(event.getByText("Terry Example").first()).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    event.getByRole("link", { name: "Add to calendar" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${EVENT}.ics`);
  expect(await readFile(await download.path(), "utf8")).toContain(`SUMMARY:${EVENT}`);
  await expectAccessible(page);
  await cancel.click();
  await expect(event.getByRole("button", { name: `Register for ${EVENT}` })).toBeVisible();
});

test("Learning Center and Sales Resources say Coming Soon, and the banner leads to the onboarding", async ({
  page,
}) => {
  await logInAs(page, "trainee");
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, TAB);
  for (const name of ["Learning Center", "Sales Resources"]) {
    await page.getByRole("button", { name }).click();
    await expect(page.getByText("Coming Soon", { exact: true }).first()).toBeVisible();
    await expect(page.getByText(`${name} is not open yet.`).first()).toBeVisible();
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
  await expect(page.getByRole("link", { name: "Start Onboarding" })).toHaveAttribute("href", "/agent-onboarding");
});

test("The training is in Spanish for who reads Spanish", async ({ page, baseURL }) => {
  await logInAs(page, "agent");
  await page.context().addCookies([{ name: "lang", value: "es", url: baseURL ?? "" }]);
  await open(page, TAB);
  await expect(page.getByRole("heading", { name: "Recorrido del portal para agentes nuevos" })).toBeVisible();
  await page.getByRole("button", { name: "Centro de aprendizaje" }).click();
  await expect(page.getByText("Próximamente", { exact: true }).first()).toBeVisible();
});
