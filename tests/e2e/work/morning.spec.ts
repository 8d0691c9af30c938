import { LANGUAGE_KEY } from "../../../domain/platform/language.ts";
import { logInAs, unique } from "../accounts.ts";
import { expect, expectAccessible, open, test } from "../fixtures.ts";

test("a figure of the morning leads to its requests, the page fits a phone in both languages and schemes, and paper shows every number", async ({
  page,
  context,
}) => {
  await logInAs(page, "senior_agent");
  const person = { name: unique("Rosa"), email: "rosa@example.com", phone: "713-555-0190", zipCode: "77008" };
  const source = { utm_source: unique("radio") };
  for (const insuranceType of ["auto", "home"]) {
    const answer = await page.request.post("/api/quote-requests", { data: { insuranceType, ...person, source } });
    expect(answer.status()).toBe(201);
  }

  await open(page, "/agent-dashboard");
  await page.getByRole("link", { name: "Morning", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Good morning/ })).toBeVisible();
  await page.getByRole("button", { name: "Source" }).click();
  const row = page.getByRole("row").filter({ hasText: source.utm_source });
  await expect(row).toBeVisible();
  await expectAccessible(page);
  await row.getByRole("link", { name: "2", exact: true }).click();
  const list = page.getByRole("list", { name: "Quote Requests", exact: true });
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await expect(page.getByText("2 requests", { exact: true })).toBeVisible();
  // An active filter is shown, and can be removed.
  await page.getByRole("button", { name: `Source: ${source.utm_source}` }).click();
  await expect(page).not.toHaveURL(/source=/);
  await page.goBack();
  await page.goBack();

  await page.setViewportSize({ width: 390, height: 800 });
  await page.emulateMedia({ colorScheme: "dark" });
  await context.addCookies([{ name: LANGUAGE_KEY, value: "es", url: page.url() }]);
  await page.evaluate((key) => localStorage.setItem(key, "es"), LANGUAGE_KEY);
  await open(page, "/morning?kind=contact&period=13-weeks");
  await expect(page.getByRole("heading", { name: "De una mirada a una póliza" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Renovaciones próximas" })).toBeVisible();
  await expectAccessible(page);
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await sideways()).toBeLessThanOrEqual(0);

  const numbers = page.locator(".morning-numbers");
  await expect(numbers).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(numbers).toBeVisible();
  await expect(page.getByRole("button", { name: "Mostrar los números" })).toBeHidden();
});

test.describe("the morning", () => {
  test.use({ allowFailedRequests: true });
  test("is not for agents", async ({ page }) => {
    await logInAs(page, "agent");
    await open(page, "/agent-dashboard");
    await expect(page.getByRole("link", { name: "Customers", exact: true }).first()).toBeVisible();
    await expect(page.getByRole("link", { name: /^(The morning|Morning)$/ })).toHaveCount(0);
    await open(page, "/morning");
    await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
  });
});
