import type { Page } from "@playwright/test";
import { LANGUAGE_KEY } from "../../../domain/platform/language.ts";
import { agency } from "../../support/agency.ts";
import { logInAs } from "../accounts.ts";
import { expect, expectAccessible, open, test } from "../fixtures.ts";
import { holdAnswers } from "../hold-answers.ts";

const NAME = "Cactus Wren Insurance";
const PAGE = "/admin-settings";

/** Reads a public page as a visitor does, from the cache of pages. */
const visit = async (page: Page, path: string) => {
  const answer = await page.request.get(path, { headers: { cookie: "", "accept-language": "en" } });
  return answer.text();
};

test.describe("the settings of the agency @edits", () => {
  test("change the name on every page at once, tell what was changed, and go back", async ({ page }) => {
    await logInAs(page, "admin");
    await visit(page, "/about");
    await open(page, `${PAGE}?section=identity`);
    const form = page.getByRole("form", { name: "Identity" });
    await form.getByLabel("Name").first().fill(NAME);
    await form.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Settings saved", { exact: true }).first()).toBeInViewport();
    await expect.poll(() => visit(page, "/about")).toContain(NAME);
    expect(await visit(page, "/about")).not.toContain(agency.name);
    expect(await visit(page, "/manifest.webmanifest")).toContain(NAME);
    const history = page.getByRole("region", { name: "History" });
    await expect(history.getByRole("listitem").first()).toContainText(`${agency.name} → ${NAME}`);
    await expectAccessible(page);

    await history.getByRole("button", { name: "Restore this version" }).first().click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Restore this version" }).click();
    await expect(form.getByLabel("Name").first()).toHaveValue(agency.name);
    await expect.poll(() => visit(page, "/about")).toContain(agency.name);
  });

  test("name the wrong field and keep what was typed, on a phone in Spanish", async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await logInAs(page, "admin");
    await page.context().addCookies([{ name: LANGUAGE_KEY, value: "es", url: baseURL ?? "" }]);
    await open(page, `${PAGE}?section=contact`);
    const form = page.getByRole("form", { name: "Correo y teléfono" });
    const email = form.getByLabel("Correo electrónico");
    await email.fill("nadie");
    await form.getByRole("button", { name: "Guardar" }).click();
    await expect(email).toBeFocused();
    await expect(form.getByText("Por favor, revise los campos marcados.")).toBeVisible();
    await expect(email).toHaveValue("nadie");
    await expectAccessible(page);
    await form.getByRole("button", { name: "Descartar cambios" }).click();
    await expect(email).toHaveValue(agency.email);
    await open(page, `${PAGE}?section=locations`);
    await page.getByRole("button", { name: "Agregar una oficina" }).click();
    await expect(page.getByRole("group", { name: /^Oficina 2/ }).getByLabel("Calle")).toBeFocused();
    await expectAccessible(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });

  test("keep what is typed while a save is on its way, as unsaved", async ({ page }) => {
    await logInAs(page, "admin");
    await open(page, `${PAGE}?section=social`);
    const form = page.getByRole("form", { name: "Social media" });
    const save = form.getByRole("button", { name: "Save" });
    const linkedIn = form.getByLabel("LinkedIn");
    const instagram = form.getByLabel("Instagram");
    const [company, pictures] = [await linkedIn.inputValue(), await instagram.inputValue()];
    const saving = await holdAnswers(page, "PUT", "**/api/settings/social*");
    await linkedIn.fill("https://www.linkedin.com/company/ours");
    await save.click();
    await saving.asked;
    await instagram.fill("https://www.instagram.com/ours");
    saving.release();
    await expect(page.getByText("Settings saved", { exact: true }).first()).toBeInViewport();
    await expect(instagram).toHaveValue("https://www.instagram.com/ours");
    await page.getByRole("link", { name: "Identity" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Keep writing" }).click();

    // Only what was typed later is discarded.
    await form.getByRole("button", { name: "Discard changes" }).click();
    await expect(instagram).toHaveValue(pictures);
    await expect(linkedIn).toHaveValue("https://www.linkedin.com/company/ours");
    await linkedIn.fill(company);
    const saved = page.waitForResponse((answer) => answer.request().method() === "PUT");
    await save.click();
    expect((await saved).status()).toBe(200);
  });

  test("move the focus to the neighbor of a removed entry, or to the button that adds one", async ({ page }) => {
    await logInAs(page, "admin");
    await open(page, `${PAGE}?section=locations`);
    const street = page.getByLabel("Street");
    const addOffice = page.getByRole("button", { name: "Add an office" });
    await addOffice.click();
    const before = (await street.count()) - 1;
    await page
      .getByRole("button", { name: /^Remove/ })
      .last()
      .press("Enter");
    await expect(street).toHaveCount(before);
    await expect(street.last()).toBeFocused();

    await open(page, `${PAGE}?section=holidays`);
    const remove = page.getByRole("button", { name: /^Remove/ });
    const name = page.getByRole("textbox", { name: /^Name/ });
    await name.first().waitFor();
    for (let left = (await name.count()) - 1; left > 0; left--) {
      await remove.first().press("Enter");
      await expect(name).toHaveCount(left);
      await expect(name.first()).toBeFocused();
    }
    await remove.press("Enter");
    await expect(page.getByRole("button", { name: "Add a holiday" })).toBeFocused();
    await page.getByRole("button", { name: "Discard changes" }).click();

    await open(page, `${PAGE}?section=outcomes`);
    const reasons = page.getByRole("group", { name: "Reasons why a quote is lost" });
    await reasons.getByRole("button", { name: "Add an entry" }).click();
    await reasons.getByRole("button", { name: /^Remove/ }).press("Enter");
    await expect(reasons.getByLabel("Name, English").last()).toBeFocused();
  });

  test.describe("two admins", () => {
    test.use({ allowFailedRequests: true });
    test("who comes second is asked, and loses nothing", async ({ page }) => {
      await logInAs(page, "admin");
      await open(page, `${PAGE}?section=social`);
      const form = page.getByRole("form", { name: "Social media" });
      await form.getByLabel("LinkedIn").fill("https://www.linkedin.com/company/mine");
      const listed = await page.request.get("/api/settings");
      const all: { section: string; version: number; value: object }[] = await listed.json();
      const social = all.find(({ section }) => section === "social");
      const theirs = { version: social?.version, value: { ...social?.value, facebook: null } };
      expect((await page.request.put("/api/settings/social", { data: theirs })).ok()).toBe(true);
      await form.getByRole("button", { name: "Save" }).click();
      await expect(page.getByText("Someone else saved this")).toBeInViewport();
      await page.getByRole("button", { name: /theirs/i }).click();
      await expect(form.getByLabel("Facebook")).toHaveValue("");
      await expect(form.getByLabel("LinkedIn")).toHaveValue(agency.social.linkedin ?? "");
    });
  });
});

test("a change in one process is on the cached pages of another @twin", async ({ page }) => {
  const twin = process.env["TWIN_URL"] ?? "http://127.0.0.1:3000";
  await logInAs(page, "admin");
  await visit(page, `${twin}/faq`);
  const rename = async (from: string, to: string) => {
    const listed = await page.request.get("/api/settings");
    const all: { section: string; version: number; value: object }[] = await listed.json();
    const { version, value } = all.find(({ section }) => section === "identity") ?? {};
    const answer = await page.request.put("/api/settings/identity", {
      data: { version, value: { ...value, name: to } },
    });
    expect(answer.ok()).toBe(true);
    const begun = performance.now();
    await expect.poll(() => visit(page, `${twin}/faq`), { intervals: [20] }).toContain(to);
    expect(await visit(page, `${twin}/faq`)).not.toContain(from);
    return performance.now() - begun;
  };
  const took = await rename(agency.name, NAME);
  expect(took, "milliseconds until the other process shows it").toBeLessThan(1_000);
  await rename(NAME, agency.name);
});
