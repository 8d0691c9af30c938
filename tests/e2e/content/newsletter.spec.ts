import { expect, expectAccessible, open, test } from "../fixtures.ts";

test.describe("the newsletter's own page", () => {
  test("has the form, and offers to correct a misspelt mail domain, which one may leave as it is", async ({ page }) => {
    await open(page, "/newsletter");
    const field = page.getByLabel("Email address");
    // The suggestion appears while the field has focus: pressing Enter leaves the field only by submitting the form.
    await field.pressSequentially("Lupe@gmial.com", { delay: 20 });
    const offer = page.getByRole("button", { name: "Lupe@gmail.com" });
    await expect(offer).toBeVisible();
    await expectAccessible(page);
    await offer.press("Enter");
    await expect(field).toHaveValue("Lupe@gmail.com");
    await expect(field).toBeFocused();
    await expect(offer).toHaveCount(0);
    await field.fill("lupe@gmial.com");
    const sent = page.waitForRequest(/\/api\/newsletter-subscriptions/);
    await page.getByRole("button", { name: "Subscribe" }).click();
    expect((await sent).postDataJSON()).toMatchObject({ email: "lupe@gmial.com" });
    await expect(page.getByRole("status").filter({ hasText: "Your address is noted" })).toBeFocused();
  });

  test.describe("with a link that no longer works", () => {
    test.use({ allowFailedRequests: true });

    test("offers another way to unsubscribe, and a new link to who wanted to confirm", async ({ page }) => {
      await open(page, "/es/newsletter/unsubscribe?token=none");
      await page.getByRole("button", { name: "Darme de baja" }).click();
      await expect(page.getByText("Este enlace ya no es válido.")).toBeVisible();
      await expect(page.getByRole("link", { name: "Escribirnos para darme de baja" })).toHaveAttribute(
        "href",
        /^mailto:.+\?subject=/,
      );
      await expectAccessible(page);
      await open(page, "/newsletter/confirm");
      await expect(page.getByText("This link is incomplete.")).toBeVisible();
      await expect(page.getByLabel("Email address")).toBeVisible();
    });
  });
});
