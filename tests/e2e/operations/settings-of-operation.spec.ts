import { logInAs } from "../accounts.ts";
import { expect, expectAccessible, open, test } from "../fixtures.ts";

test.describe("Settings of how the site runs", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("lets logins become stricter, not laxer, in Spanish too", async ({ page }) => {
    await logInAs(page, "admin");
    await open(page, "/admin-settings?section=security");
    const minutes = page.getByLabel("Log out after minutes without activity", { exact: false });
    await minutes.fill("61");
    await page.getByRole("button", { name: "Save", exact: true }).press("Enter");
    await expect(minutes).toHaveAttribute("aria-invalid", "true");
    await expect(minutes).toBeFocused();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Discard changes" }).press("Enter");
    await page.context().addCookies([{ name: "lang", value: "es", url: page.url() }]);
    await page.evaluate(() => localStorage.setItem("lang", "es"));
    await open(page, "/admin-settings?section=retention");
    await expect(page.getByText("se guardan al menos 5 años")).toBeVisible();
    await expectAccessible(page);
  });
});
