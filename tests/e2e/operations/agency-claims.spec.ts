import { logInAs } from "../accounts.ts";
import { expect, expectAccessible, open, test } from "../fixtures.ts";

test("An admin says in their own words what is true of the agency, confirms it, and takes it back", async ({
  page,
}) => {
  await logInAs(page, "admin");
  await open(page, "/admin-settings?section=claims");
  const form = page.getByRole("form", { name: "Claims about the agency" });
  const drive = form.getByRole("group", { name: "Backpack drive" });
  await expect(drive.getByLabel("Text in English")).toHaveValue(/collects backpacks/);
  await expectAccessible(page);

  await drive.getByLabel("Text in Spanish").fill("");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(drive.getByLabel("Text in Spanish")).toBeFocused();
  await drive.getByLabel("Text in English").fill("In August we fill backpacks with the library of {city}.");
  await drive.getByLabel("Text in Spanish").fill("En agosto llenamos mochilas con la biblioteca de {city}.");
  await drive.getByRole("checkbox", { name: "Confirmed: Backpack drive" }).press("Space");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Settings saved", { exact: true })).toBeVisible();
  const history = page.getByRole("region", { name: "History" }).getByRole("listitem").first();
  await expect(history).toContainText("Backpack drive · confirmed: no → yes");

  for (const [path, title, text] of [
    ["/about", "Back to school", /^In August we fill backpacks with the library of Houston\.$/],
    ["/es/about", "Regreso a clases", /^En agosto llenamos mochilas con la biblioteca de Houston\.$/],
  ] as const) {
    await open(page, path);
    const point = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });
    await expect(point.getByRole("paragraph")).toHaveText(text);
  }

  await page.setViewportSize({ width: 390, height: 800 });
  await page.context().addCookies([{ name: "lang", value: "en", url: page.url() }]);
  await open(page, "/admin-settings?section=claims");
  await drive.getByRole("button", { name: "Reset to the first text: Backpack drive" }).press("Enter");
  await expect(drive.getByLabel("Text in English")).toHaveValue(/collects backpacks/);
  await expect(drive.getByRole("checkbox")).not.toBeChecked();
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Settings saved", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await open(page, "/about");
  await expect(page.getByRole("region", { name: "Community Involvement" })).toContainText(/collects backpacks.*Sample/);
});
