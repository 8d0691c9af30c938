import { ADMIN, expect, logIn, open, test } from "../fixtures.ts";

test("who follows a link into the portal after the session ended logs in, and is led to the page", async ({ page }) => {
  await logIn(page);
  await open(page, "/about");
  await page.context().clearCookies({ name: "session" });
  await page.getByRole("banner").getByRole("link", { name: "Agent Tools" }).click();
  await expect(page).toHaveURL(/\/auth\?next=%2Fagent-tools$/);
  await page.getByLabel("Username").fill(ADMIN.username);
  await page.getByLabel("Password").fill(ADMIN.password);
  await page.getByRole("button", { name: "Log In" }).click();
  await expect(page).toHaveURL(/\/agent-tools$/);
  await expect(page.getByRole("region", { name: "Carrier portals" }).getByRole("listitem").first()).toBeVisible();
});

test("the home link of a Spanish page shows the Spanish home page, which names itself", async ({ page, baseURL }) => {
  const canonical = page.locator('link[rel="canonical"]');
  await open(page, "/es/about");
  await page.getByRole("banner").getByRole("link", { name: "Bluebonnet", exact: false }).first().click();
  await expect(page).toHaveURL(`${baseURL}/es`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("seguro");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(canonical).toHaveAttribute("href", /\/es$/);
});
