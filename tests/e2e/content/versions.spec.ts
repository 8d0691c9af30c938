import type { Page } from "@playwright/test";
import { logInAs } from "../accounts.ts";
import { expect, expectAccessible, open, test } from "../fixtures.ts";

const FIRST = "What does an independent insurance agency do for me?";
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const htmlOf = async (page: Page, path: string) => (await page.request.get(path)).text();

test.describe("versions of content @edits", () => {
  test("a question of the FAQ is edited, compared with what it was, and restored", async ({ page }) => {
    await logInAs(page, "admin");
    await open(page, "/admin-content?kind=questions");
    await page.getByRole("link", { name: `Edit ${FIRST}` }).click();
    await page.getByLabel("Question (English)").fill("Why ask an independent agency?");
    await page.getByLabel("Question (Spanish)").fill("¿Por qué una agencia independiente?");
    await button(page, "Save").click();
    await expect(page.getByText("Why ask an independent agency?")).toBeVisible();
    await expect.poll(() => htmlOf(page, "/faq")).toContain("Why ask an independent agency?");
    await expect.poll(() => htmlOf(page, "/es/faq")).toContain("¿Por qué una agencia independiente?");

    await page.getByRole("link", { name: "Edit Why ask an independent agency?" }).click();
    await button(page, "Show history").click();
    const versions = page.getByRole("list", { name: "History" }).locator("> li");
    await expect(versions).toHaveCount(2);
    const change = versions.first().getByRole("group", { name: "Question (English)" });
    await expect(change).toContainText(FIRST);
    await expect(change).toContainText("Why ask an independent agency?");
    await expect(versions.first().getByRole("group")).toHaveCount(2);
    await expectAccessible(page);

    await button(page, "Restore the version: As it was at first").click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Restore" }).click();
    await expect(page.getByRole("textbox", { name: "Question (English)" })).toHaveValue(FIRST);
    await expect(versions).toHaveCount(3);
    await expect.poll(() => htmlOf(page, "/faq")).toContain(FIRST);
  });

  test("a deleted question comes back from the list of deleted entries, by keyboard", async ({ page }) => {
    await logInAs(page, "admin");
    await open(page, "/admin-content?kind=questions&item=new&group=page-business");
    await expect(page.getByLabel("Where it stands")).toHaveValue("page-business");
    await page.getByLabel("Question (English)").fill("Do you insure food trucks?");
    await page.getByLabel("Question (Spanish)").fill("¿Aseguran camiones de comida?");
    await page.getByLabel("Answer (English)").fill("Yes, with several companies.");
    await page.getByLabel("Answer (Spanish)").fill("Sí, con varias compañías.");
    await button(page, "Save").click();
    await expect.poll(() => htmlOf(page, "/business")).toContain("Do you insure food trucks?");
    await expect.poll(() => htmlOf(page, "/es/business")).toContain("Preguntas sobre el seguro de negocio");

    await button(page, "Delete Do you insure food trucks?").click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("Nothing here yet")).toBeVisible();
    await expect.poll(() => htmlOf(page, "/business")).not.toContain("Do you insure food trucks?");
    const deleted = page.locator("summary", { hasText: /deleted entr/ });
    const restore = page.getByRole("button", { name: "Restore Do you insure food trucks?", includeHidden: true });
    await expect(restore).toBeAttached();
    // Other files may have deleted questions before.
    const others = Number.parseInt(await deleted.innerText(), 10) - 1;
    await deleted.focus();
    await page.keyboard.press("Enter");
    await expectAccessible(page);
    await restore.focus();
    await page.keyboard.press("Enter");
    await expect(button(page, "Delete Do you insure food trucks?")).toBeVisible();
    await expect(deleted).toBeFocused();
    await expect(deleted).toHaveText(`${others} deleted ${others === 1 ? "entry" : "entries"}`);
    await expect.poll(() => htmlOf(page, "/business")).toContain("Do you insure food trucks?");
    await button(page, "Delete Do you insure food trucks?").click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("Nothing here yet")).toBeVisible();
  });

  test("the texts of pages are edited in Spanish on a phone", async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.context().addCookies([{ name: "lang", value: "es", url: baseURL ?? "" }]);
    await logInAs(page, "admin");
    for (const kind of [
      "service-answers",
      "glossary-terms",
      "claim-items",
      "payment-items",
      "quick-links",
      "legal-pages",
    ]) {
      await open(page, `/admin-content?kind=${kind}`);
      await page
        .getByRole("link", { name: /^Editar / })
        .first()
        .click();
      await button(page, "Mostrar el historial").click();
      await expect(page.getByText("Aquí todavía no se ha cambiado nada.")).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await expectAccessible(page);
    }
    await expect(page.getByLabel("Texto (español)")).toHaveValue(/^## /);
  });
});
